extension BrandTemplate {
  var manifest: String {
    #"""
    // swift-tools-version: 6.2

    import PackageDescription

    let settings: [SwiftSetting] = [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]

    let engine = Target.Dependency.product(name: "ThemeEngine", package: "\#(engine.package)")
    let commands = Target.Dependency.product(name: "ThemeCommands", package: "\#(engine.package)")

    let package = Package(
      name: "\#(name.module)",
      platforms: [.macOS(.v14), .iOS(.v17), .watchOS(.v10), .tvOS(.v17), .visionOS(.v1)],
      products: [
        .library(name: "\#(name.module)", targets: ["\#(name.module)"]),
        .executable(name: "\#(name.id)-themes", targets: ["\#(name.id)-themes"]),
      ],
      dependencies: [
        // Where the theme engine is.
        \#(engine.declaration)
      ],
      targets: [
        .target(name: "\#(name.module)", dependencies: [engine], swiftSettings: settings),
        .executableTarget(
          name: "\#(name.id)-themes",
          dependencies: ["\#(name.module)", commands],
          swiftSettings: settings
        ),
        .testTarget(
          name: "\#(name.module)Tests",
          dependencies: ["\#(name.module)", engine],
          swiftSettings: settings
        ),
      ],
      swiftLanguageModes: [.v6]
    )

    """#
  }

  var program: String {
    #"""
    import \#(name.module)
    import ThemeCommands

    ThemeCommandLine(brands: [\#(name.type)()]).run()

    """#
  }

  var test: String {
    #"""
    import \#(name.module)
    import Testing
    import ThemeEngine

    struct \#(name.type)Tests {
      /// Every scheme, contrast, text size and platform resolves without a fault.
      @Test func brandIsValid() {
        let findings = BrandCheck.findings(BrandDefinition(\#(name.type)()))
        #expect(findings.map(\.text) == [])
      }
    }

    """#
  }

  var readme: String {
    #"""
    # \#(name.type)

    The brand '\#(name.id)' for the theme engine.

        # check the brand
        swift test
        # how many values are stated, how many assumed
        swift run \#(name.id)-themes list
        # the theme as JSON, and where a value comes from
        swift run \#(name.id)-themes resolve \#(name.id)@dark
        swift run \#(name.id)-themes explain \#(name.id) accent

    `Sources/\#(name.module)` holds the brand:

    - `\#(name.type).swift`: which palette entry each colour role stands for, the type scale, steps, levels.
    - `\#(name.type)+Palette.swift`: the literals, under the names of the brand's document.
    - `\#(name.type)+Components.swift`: how components use roles and steps; never the palette.
    - `\#(name.type)+Policies.swift`: what the brand allows and forbids.

    Every value begins with a verb that says where it comes from. Most of them say `assumed` now: go
    through the brand's document, replace the values, and turn the verb into `stated` with the
    document's own name for the value.

    ## As a module of the theme engine

    1. Move `Sources/\#(name.module)` into the engine's `Sources`.
    2. In the engine's `Package.swift` add `"\#(name.module)"` to `brands`.
    3. In `Sources/theme-cli/Program/BrandCatalog.swift` add `import \#(name.module)` and
       `\#(name.type)()`.

    The rest of this package isn't needed then: the engine's tests check every brand of the catalog.

    """#
  }
}
