// swift-tools-version: 6.3
import CompilerPluginSupport
import PackageDescription

// Apple's platforms have the frameworks themselves: there the package offers nothing.
#if os(Linux)
let isOffered = true
#else
let isOffered = false
#endif

let widgetUI = Target.Dependency.product(name: "WidgetUI", package: "widgetctl")

/// Widgets as Apple's platforms have them, in the language mode that Xcode's projects are made with.
func widgets(_ name: String, mode: SwiftLanguageMode = .v5) -> Target {
  .executableTarget(
    name: name,
    dependencies: ["SwiftUI", "WidgetKit", "AppIntents"],
    path: "Tests/\(name)",
    swiftSettings: [.swiftLanguageMode(mode)]
  )
}

let frameworks = ["AppIntents", "DeveloperToolsSupport", "SwiftUI", "WidgetKit"]

let package = Package(
  name: "Compatibility",
  platforms: [.macOS(.v15)],
  products: isOffered ? frameworks.map { .library(name: $0, targets: [$0]) } : [],
  dependencies: [.package(name: "widgetctl", path: "..")],
  targets: isOffered
    ? [
      .macro(name: "PreviewMacros"),
      .target(name: "DeveloperToolsSupport", dependencies: [widgetUI]),
      .target(name: "SwiftUI", dependencies: [widgetUI, "DeveloperToolsSupport", "PreviewMacros"]),
      .target(
        name: "WidgetKit",
        dependencies: [widgetUI, "DeveloperToolsSupport", "PreviewMacros"]
      ),
      .target(name: "AppIntents", dependencies: [widgetUI]),
      widgets("TemplateWidgets"),
      .testTarget(name: "CompatibilityTests", dependencies: ["TemplateWidgets"]),
    ] : [],
  swiftLanguageModes: [.v6]
)
