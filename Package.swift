// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .strictMemorySafety(),
]

let brands = ["BrandNovus", "BrandYaniPay", "BrandKnotos", "BrandPizza"]

let package = Package(
  name: "ThemeEngine",
  platforms: [.macOS(.v14), .iOS(.v17), .watchOS(.v10), .tvOS(.v17), .visionOS(.v1)],
  products: [
    .library(name: "ThemeEngine", targets: ["ThemeEngine"]),
    .library(name: "ThemeCommands", targets: ["ThemeCommands"]),
    .executable(name: "theme-cli", targets: ["theme-cli"]),
  ] + brands.map { .library(name: $0, targets: [$0]) },
  targets: [
    .target(name: "ThemeEngine", swiftSettings: strict),
    .target(
      name: "ThemeCommands",
      dependencies: ["ThemeEngine"],
      path: "Sources/theme-cli/Commands",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "theme-cli",
      dependencies: ["ThemeCommands", "ThemeEngine"] + brands.map { .init(stringLiteral: $0) },
      path: "Sources/theme-cli/Program",
      swiftSettings: strict
    ),
    .testTarget(
      name: "ThemeEngineTests",
      dependencies: ["ThemeEngine", "ThemeCommands", "theme-cli"]
        + brands.map { .init(stringLiteral: $0) },
      exclude: ["Brand/Fixtures", "Color/Fixtures", "Golden"],
      swiftSettings: strict
    ),
  ] + brands.map { .target(name: $0, dependencies: ["ThemeEngine"], swiftSettings: strict) },
  swiftLanguageModes: [.v6]
)
