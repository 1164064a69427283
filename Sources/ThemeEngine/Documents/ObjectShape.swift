/// The keys of a closed object of the format, eight at most.
struct ObjectShape {
  /// What the object is, with its article.
  let phrase: String
  let keys: [String]
  /// How many of the keys, from the first, are required.
  let required: Int

  static let color = Self(
    phrase: "an object with 'colorSpace' and 'components'",
    keys: ["colorSpace", "components", "alpha", "hex"],
    required: 2
  )
  static let measure = Self(
    phrase: "an object with 'value' and 'unit'",
    keys: ["value", "unit"],
    required: 2
  )
  static let strokeStyle = Self(
    phrase: "an object with 'dashArray' and 'lineCap'",
    keys: ["dashArray", "lineCap"],
    required: 2
  )
  static let border = Self(
    phrase: "an object with 'color', 'width' and 'style'",
    keys: ["color", "width", "style"],
    required: 3
  )
  static let transition = Self(
    phrase: "an object with 'duration', 'delay' and 'timingFunction'",
    keys: ["duration", "delay", "timingFunction"],
    required: 3
  )
  static let shadow = Self(
    phrase: "an object with 'color', 'offsetX', 'offsetY', 'blur' and 'spread'",
    keys: ["color", "offsetX", "offsetY", "blur", "spread", "inset"],
    required: 5
  )
  static let stop = Self(
    phrase: "an object with 'color' and 'position'",
    keys: ["color", "position"],
    required: 2
  )
  static let typography = Self(
    phrase: "an object with 'fontFamily', 'fontSize', 'fontWeight', 'letterSpacing' and "
      + "'lineHeight'",
    keys: ["fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight"],
    required: 5
  )
}
