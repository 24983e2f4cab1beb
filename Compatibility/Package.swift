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

/// The modules under Apple's names.
let frameworks = [
  "ActivityKit", "AppIntents", "Charts", "CloudKit", "Combine", "CoreData", "CoreGraphics",
  "CoreLocation", "CoreSpotlight", "CryptoKit", "DeveloperToolsSupport", "EventKit", "HealthKit",
  "Intents", "OSLog", "Security", "StoreKit", "SwiftData", "SwiftUI", "UIKit",
  "UniformTypeIdentifiers",
  "UserNotifications", "WatchConnectivity", "WidgetKit", "os",
]

/// Widgets as Apple's platforms have them, in the language mode that Xcode's projects are made with.
func widgets(
  _ name: String,
  resources: [Resource]? = nil,
  mode: SwiftLanguageMode = .v5
) -> Target {
  .executableTarget(
    name: name,
    dependencies: frameworks.map { .target(name: $0) },
    path: "Tests/\(name)",
    resources: resources,
    swiftSettings: [
      .swiftLanguageMode(mode),
      // Files that import Foundation alone see what Apple's Foundation has, as in the package of an author.
      .unsafeFlags(["-Xfrontend", "-import-module", "-Xfrontend", "Combine"]),
    ]
  )
}

let package = Package(
  name: "Compatibility",
  platforms: [.macOS(.v15)],
  // One by one, and all of them for a package that may import any.
  products: isOffered
    ? frameworks.map { .library(name: $0, targets: [$0]) }
      + [.library(name: "Frameworks", targets: frameworks)] : [],
  dependencies: [.package(name: "widgetctl", path: "..")],
  targets: isOffered
    ? [
      // Apart from the plug-in, since tests that depend on a macro cannot import executables.
      .target(name: "MacroExpansion"),
      .macro(name: "PreviewMacros", dependencies: ["MacroExpansion"]),
      // The ICU that Foundation carries: units and lists of them.
      .systemLibrary(name: "CFoundationICU", path: "Sources/CFoundationICU"),
      .target(name: "FoundationAdditions", dependencies: ["CFoundationICU", widgetUI]),
      .target(name: "DeveloperToolsSupport", dependencies: [widgetUI]),
      // Apple's Combine says nothing about sendability either.
      .target(
        name: "Combine",
        dependencies: ["FoundationAdditions"],
        swiftSettings: [.swiftLanguageMode(.v5)]
      ),
      .target(name: "os", dependencies: ["FoundationAdditions"]),
      .target(name: "Intents", dependencies: ["FoundationAdditions"]),
      .target(name: "ActivityKit", dependencies: ["FoundationAdditions"]),
      .target(name: "OSLog", dependencies: ["os"]),
      .target(name: "CoreData", dependencies: ["Combine", "FoundationAdditions", widgetUI]),
      .target(name: "SwiftData", dependencies: ["FoundationAdditions", "PreviewMacros", widgetUI]),
      .target(name: "CoreGraphics", dependencies: ["FoundationAdditions"]),
      .target(name: "CryptoKit", dependencies: ["FoundationAdditions"]),
      .target(name: "AppIntents", dependencies: ["FoundationAdditions", "PreviewMacros"]),
      .target(
        name: "Charts",
        dependencies: [
          "FoundationAdditions", .product(name: "WidgetCharts", package: "widgetctl"),
        ]
      ),
      .target(name: "CoreSpotlight", dependencies: ["FoundationAdditions"]),
      .target(name: "UniformTypeIdentifiers", dependencies: ["FoundationAdditions"]),
      // What a terminal has nothing of: values work, and services answer that there is nothing.
      .target(name: "CoreLocation", dependencies: ["FoundationAdditions"]),
      .target(name: "CloudKit", dependencies: ["FoundationAdditions"]),
      .target(name: "EventKit", dependencies: ["CoreGraphics", "FoundationAdditions"]),
      .target(name: "HealthKit", dependencies: ["FoundationAdditions"]),
      .target(name: "Security", dependencies: ["FoundationAdditions"]),
      .target(name: "StoreKit", dependencies: ["FoundationAdditions"]),
      .target(name: "UserNotifications", dependencies: ["CoreLocation", "FoundationAdditions"]),
      .target(
        name: "UIKit",
        dependencies: ["FoundationAdditions", "UniformTypeIdentifiers", "UserNotifications"]
      ),
      .target(name: "WatchConnectivity", dependencies: ["FoundationAdditions"]),
      .target(
        name: "SwiftUI",
        dependencies: [
          "Combine", "CoreData", "DeveloperToolsSupport", "PreviewMacros", "UIKit",
        ]
      ),
      .target(
        name: "WidgetKit",
        dependencies: ["DeveloperToolsSupport", "Intents", "PreviewMacros"]
      ),
      widgets("TemplateWidgets", resources: [.process("Assets.xcassets")]),
      widgets("StrictWidgets", mode: .v6),
      .testTarget(
        name: "CompatibilityTests",
        dependencies: [
          "CloudKit", "Combine", "CoreData", "CoreLocation", "CryptoKit", "EventKit", "HealthKit",
          "Security", "StoreKit", "StrictWidgets", "SwiftData", "TemplateWidgets", "UIKit",
          "UniformTypeIdentifiers",
          "UserNotifications", "WatchConnectivity", "os",
        ],
        exclude: ["Snapshots"],
        // Beside a UIKit, Swift Testing looks for an overlay that only Apple's platforms have.
        swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]
      ),
      .testTarget(name: "MacroExpansionTests", dependencies: ["MacroExpansion"]),
    ] : [],
  swiftLanguageModes: [.v6]
)
