// swift-tools-version: 6.3
import PackageDescription

/// A widget extension of its own; on Apple's platforms the frameworks are the system's.
func widget(_ name: String) -> Target {
  .executableTarget(
    name: name,
    dependencies: ["AppIntents", "SwiftUI", "WidgetKit"].map {
      .product(name: $0, package: "Compatibility", condition: .when(platforms: [.linux]))
    },
    // Intents are found in the built program; the optimiser drops those that nothing refers to.
    swiftSettings: [.unsafeFlags(["-enable-testing"], .when(configuration: .release))]
  )
}

let names = ["ActivityRings", "Clock", "Countdown", "Counter", "MonthCalendar", "ToDo", "Weather"]

let package = Package(
  name: "Examples",
  platforms: [.macOS(.v15)],
  dependencies: [.package(path: "../Compatibility")],
  targets: names.map(widget),
  swiftLanguageModes: [.v6]
)
