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
  ] + brands.map { .library(name: $0, targets: [$0]) },
  targets: [
    .target(name: "ThemeEngine", swiftSettings: strict),
    .testTarget(
      name: "ThemeEngineTests",
      dependencies: ["ThemeEngine"] + brands.map { .init(stringLiteral: $0) },
      exclude: ["Brand/Fixtures", "Color/Fixtures"],
      swiftSettings: strict
    ),
  ] + brands.map { .target(name: $0, dependencies: ["ThemeEngine"], swiftSettings: strict) },
  swiftLanguageModes: [.v6]
)
