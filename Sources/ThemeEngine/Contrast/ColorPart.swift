/// What a colour of a component is for, told by the name of its field.
enum ColorPart {
  case ground
  case foreground(ContrastUse)

  /// `nil` for a name that no field of a component has had so far.
  ///
  /// - Parameters:
  ///   - name: the field, or the group where the field is the colour of a stroke.
  ///   - component: the component's name; a field's outline is what shows where to write, while
  ///     other outlines only decorate.
  ///   - styles: the text styles that stand beside the colour, nearest first.
  init?(_ name: String, in component: String, styles: [TokenPath]) {
    switch name {
    case "background", "pressedBackground": self = .ground
    case "foreground", "placeholder", "color", "positive", "zero", "negative":
      self = .foreground(.text(styles: styles))
    case "tint", "focusBorder": self = .foreground(.graphic)
    case "border": self = .foreground(component == "field" ? .graphic : .exempt)
    default: return nil
    }
  }
}
