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

let products = ["ThemeEngine", "BrandNovus", "BrandYaniPay", "BrandKnotos", "BrandPizza"]

let package = Package(
  name: "ThemeEngineBenchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "ThemeEngine", path: "..")],
  targets: [
    .executableTarget(
      name: "theme-benchmarks",
      dependencies: products.map { .product(name: $0, package: "ThemeEngine") },
      swiftSettings: strict
    )
  ],
  swiftLanguageModes: [.v6]
)
