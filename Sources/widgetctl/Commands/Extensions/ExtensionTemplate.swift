/// The files of a new extension's package.
struct ExtensionTemplate {
  let name: String
  let base: ExtensionBase

  var files: [(path: String, text: String)] {
    [
      ("Package.swift", manifest),
      ("Sources/\(name)/\(name)Bundle.swift", bundle),
      ("Sources/\(name)/\(name)Widget.swift", widget),
      ("Sources/\(name)/Count\(name).swift", intent),
      (".gitignore", ".build/\n"),
    ]
  }

  private var manifest: String {
    switch base {
    case .libraries(let folder, let isStatic): manifest(libraries: folder, isStatic)
    case .sources(let package): manifest(sources: package)
    }
  }

  private func manifest(libraries folder: String, _ isStatic: Bool) -> String {
    let own = "\\(libraries)"
    return """
      // swift-tools-version: 6.0
      import PackageDescription

      // Where widgetctl's libraries are; 'widgetctl extension flags' prints what follows.
      let libraries = "\(folder)"

      let package = Package(
        name: "\(name)",
        platforms: [.macOS(.v15)],
        targets: [
          .executableTarget(
            name: "\(name)",
            swiftSettings: [
              // As Xcode's projects are made.
              .swiftLanguageMode(.v5),
              .unsafeFlags([
      \(Self.lines(InstalledLibraries.compilerFlags(own)))
              ]),
              // Intents are found in the built program; without it the optimiser drops those that no view names.
              .unsafeFlags(["-enable-testing"], .when(configuration: .release)),
            ],
            linkerSettings: [
              .unsafeFlags([
      \(Self.lines(InstalledLibraries.linkerFlags(own, isStatic: isStatic)))
              ])
            ]
          )
        ]
      )

      """
  }

  /// Returns compiler flags as elements of a Swift array literal, with an option and its value on
  /// one line.
  private static func lines(_ flags: [String]) -> String {
    var lines: [String] = []
    var rest = flags[...]
    while let flag = rest.popFirst() {
      var line = "          \"\(flag)\","
      if let value = rest.first, Self.valued.contains(flag) {
        rest.removeFirst()
        line += " \"\(value)\","
      }
      lines.append(line)
    }
    return lines.joined(separator: "\n")
  }

  private static let valued: Set = [
    "-I", "-L", "-load-plugin-executable", "-Xfrontend", "-Xlinker", "-Xclang-linker",
  ]

  private func manifest(sources package: String) -> String {
    """
    // swift-tools-version: 6.3
    import PackageDescription

    let package = Package(
      name: "\(name)",
      platforms: [.macOS(.v15)],
      dependencies: [.package(path: "\(package)/Compatibility")],
      targets: [
        .executableTarget(
          name: "\(name)",
          // Every module under one of Apple's names that there is.
          dependencies: [
            .product(name: "Frameworks", package: "Compatibility", condition: .when(platforms: [.linux]))
          ],
          swiftSettings: [
            // As Xcode's projects are made.
            .swiftLanguageMode(.v5),
            // Files that import Foundation alone see what Apple's Foundation has; Combine brings it.
            .unsafeFlags(
              ["-Xfrontend", "-import-module", "-Xfrontend", "Combine"],
              .when(platforms: [.linux])
            ),
            // Intents are found in the built program; without it the optimiser drops those that no view names.
            .unsafeFlags(["-enable-testing"], .when(configuration: .release)),
          ]
        )
      ]
    )

    """
  }

  private var bundle: String {
    """
    import SwiftUI
    import WidgetKit

    @main
    struct \(name)Bundle: WidgetBundle {
      var body: some Widget {
        \(name)Widget()
      }
    }

    """
  }

  private var widget: String {
    """
    import AppIntents
    import SwiftUI
    import WidgetKit

    struct \(name)Entry: TimelineEntry {
      let date: Date
      let count: Int
    }

    struct \(name)Provider: TimelineProvider {
      func placeholder(in context: Context) -> \(name)Entry {
        \(name)Entry(date: .now, count: 3)
      }

      func getSnapshot(in context: Context, completion: @escaping @Sendable (\(name)Entry) -> Void) {
        completion(\(name)Entry(date: .now, count: Count\(name).current))
      }

      func getTimeline(
        in context: Context,
        completion: @escaping @Sendable (Timeline<\(name)Entry>) -> Void
      ) {
        let entry = \(name)Entry(date: .now, count: Count\(name).current)
        completion(Timeline(entries: [entry], policy: .after(.now + 60 * 60)))
      }
    }

    struct \(name)View: View {
      let entry: \(name)Entry

      var body: some View {
        VStack(alignment: .leading) {
          Label("\(name)", systemImage: "star.fill")
            .font(.headline)
            .foregroundStyle(.yellow)
          Spacer()
          Text(entry.count, format: .number)
            .font(.system(size: 48, weight: .bold))
          Button("Count", systemImage: "plus", intent: Count\(name)())
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .containerBackground(.fill.tertiary, for: .widget)
      }
    }

    struct \(name)Widget: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "\(name)Widget", provider: \(name)Provider()) { entry in
          \(name)View(entry: entry)
        }
        .configurationDisplayName("\(name)")
        .description("Counts as often as its button is pressed.")
        .supportedFamilies([.systemSmall, .systemMedium])
      }
    }

    #Preview(as: .systemSmall) {
      \(name)Widget()
    } timeline: {
      \(name)Entry(date: .now, count: 1)
      \(name)Entry(date: .now, count: 42)
    }

    """
  }

  private var intent: String {
    """
    import AppIntents
    import Foundation

    struct Count\(name): AppIntent {
      static let title: LocalizedStringResource = "Count"
      static let description = IntentDescription("Counts one more.")

      static var current: Int { UserDefaults.standard.integer(forKey: "count") }

      // Runs have turns: no other process reads or sets the count meanwhile.
      func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        let count = Self.current + 1
        UserDefaults.standard.set(count, forKey: "count")
        return .result(value: count)
      }
    }

    """
  }
}
