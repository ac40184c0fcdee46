// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "presentcheck",
  platforms: [.macOS(.v13), .iOS(.v15)],
  products: [
    .library(name: "PresentationRules", targets: ["PresentationRules"]),
    .library(name: "PresentationSpecs", targets: ["PresentationSpecs"]),
    .executable(name: "presentcheck", targets: ["presentcheck"]),
  ],
  targets: [
    .target(name: "PresentationRules", swiftSettings: strict),
    .target(name: "PresentationSpecs", dependencies: ["PresentationRules"], swiftSettings: strict),
    .executableTarget(name: "presentcheck", dependencies: ["PresentationSpecs"], swiftSettings: strict),
    .testTarget(
      name: "PresentationRulesTests", dependencies: ["PresentationRules"], swiftSettings: strict),
    .testTarget(
      name: "PresentationSpecsTests", dependencies: ["PresentationSpecs"], swiftSettings: strict),
    .testTarget(
      name: "PresentcheckTests", dependencies: ["presentcheck", "PresentationSpecs"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
