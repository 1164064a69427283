extension BrandTemplate {
  var components: String {
    #"""
    public import ThemeEngine

    extension \#(name.type) {
      /// How components use roles and steps.
      ///
      /// `.assumed(.house)` is the engine's neutral form, at home in every palette. Where the
      /// document describes a component, write it out under the name that the document has for it:
      ///
      ///     card: .stated(
      ///       CardStyle(padding: .lg, radius: .md, background: .role(.surface), elevation: .card),
      ///       as: "Card"
      ///     ).assuming { $0.padding }
      ///
      /// `assuming` names the parts that the document leaves open, one a line.
      public var components: Components {
        Components(
          card: .assumed(.house),
          overlay: .assumed(.house),
          screen: .assumed(.house),
          chip: .assumed(.house),
          button: .assumed(.house),
          badge: .assumed(.house),
          field: .assumed(.house),
          listRow: .assumed(.house),
          kpi: .assumed(.house),
          amount: .assumed(.house),
          balance: .assumed(.house),
          messageBubble: .assumed(.house),
          logo: .assumed(.house),
          navigationBar: .assumed(.house),
          tabBar: .assumed(.house)
        )
      }
    }

    """#
  }
}
