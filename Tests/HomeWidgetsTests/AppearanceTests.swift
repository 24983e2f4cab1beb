import Foundation
import Moments
import SharedStore
import TestSupport
import Testing
import WidgetIntents
import WidgetRender
import WidgetTimeline

@testable import HomeWidgets
@testable import WidgetUI

@Suite("Appearance", .timeLimit(.minutes(2)))
struct AppearanceModelTests {
  private static func appearance(_ request: StoredAppearance.Request) -> StoredAppearance {
    var appearance = StoredAppearance()
    appearance.set(request)
    return appearance
  }

  // BW-15
  @Test(
    arguments: [
      (.system, nil, true), (.dark, .dark, false), (.light, .light, false),
      (.contrast, .light, false), (.beige, .light, false),
    ] as [(StoredAppearance.Request, ColorScheme?, Bool)]
  )
  func `the scheme is nil while the system's is used, and else dark or light`(
    request: StoredAppearance.Request,
    scheme: ColorScheme?,
    usesSystem: Bool
  ) {
    let theme = AppearanceTheme(Self.appearance(request))
    #expect(theme.colorScheme == scheme)
    #expect(theme.useSystemAppearance == usesSystem)
  }

  // BW-15
  @Test func `exactly one notice is for a real change, none for an equal value`() {
    let theme = AppearanceTheme(StoredAppearance())
    var notices = 0
    let stop = theme.$appearance.follow { _ in notices += 1 }
    defer { stop() }
    // The value at the beginning.
    #expect(notices == 1)
    theme.take(StoredAppearance())
    #expect(notices == 1)
    theme.take(Self.appearance(.dark))
    #expect(notices == 2)
    theme.take(Self.appearance(.dark))
    #expect(notices == 2)
  }

  // BW-16
  @Test(
    arguments: [
      ("PrimaryBlue", 0.1, 0.4, 0.9, 0.2, 0.5, 0.95),
      ("PrimaryGreen", 0.2, 0.7, 0.3, 0.25, 0.8, 0.35),
      ("PrimaryOrange", 0.9, 0.5, 0.1, 0.95, 0.55, 0.15),
      ("PrimaryPurple", 0.6, 0.2, 0.8, 0.65, 0.25, 0.85),
      ("PrimaryRed", 0.9, 0.2, 0.2, 0.95, 0.25, 0.25),
      ("background", 0.97, 0.97, 0.99, 0.1, 0.1, 0.15),
    ] as [(String, Double, Double, Double, Double, Double, Double)]
  )
  func `a named colour has the model's light and dark value`(
    name: String,
    red: Double,
    green: Double,
    blue: Double,
    darkRed: Double,
    darkGreen: Double,
    darkBlue: Double
  ) throws {
    func rgb(_ red: Double, _ green: Double, _ blue: Double) -> UInt32 {
      [red, green, blue].reduce(0) { $0 << 8 | UInt32(($1 * 255 + 0.5).rounded(.down)) }
    }
    let color = try NamedColor.named(name)
    #expect(color.values.light == rgb(red, green, blue))
    #expect(color.values.dark == rgb(darkRed, darkGreen, darkBlue))
  }

  // BW-16
  @Test func `an unknown name is an error that lists the known ones`() {
    let error = #expect(throws: AppearanceError.self) { try NamedColor.named("PrimaryPink") }
    #expect(error?.message == "there is no colour named “PrimaryPink”")
    for color in NamedColor.allCases { #expect(error?.hint?.contains(color.rawValue) == true) }
  }
}

/// Tests that `colorScheme` applies to a view's descendants, and not to its neighbours.
@MainActor
@Suite("Colour schemes down the tree", .timeLimit(.minutes(2)))
struct SchemeInheritanceTests {
  private struct Word: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View { Text(verbatim: scheme == .dark ? "dark" : "light") }
  }

  private func words(_ view: some View, isDark: Bool) throws -> [String] {
    let archiver = EntryArchiver(setting: PictureSetting(family: .systemMedium)) {
      (_: AppearanceEntry) in view
    }
    let made = archiver(AppearanceEntry(date: Samples.now, appearance: StoredAppearance()))
    let bytes = isDark ? made.dark ?? made.light : made.light
    let picture = WidgetPicture(
      try ArchivedView(compactBytes: bytes),
      size: CellSize(columns: 40, rows: 3),
      in: DrawContext(now: Instant(Samples.now))
    )
    return picture.grid.plainText.split { $0 == " " || $0 == "\n" }.map(String.init)
  }

  // BW-16
  @Test(arguments: [true, false])
  func `nothing set inherits, the nearest override wins, siblings are untouched`(isDark: Bool)
    throws
  {
    let own = isDark ? "dark" : "light"
    let view = HStack(spacing: 8) {
      Word()
      HStack(spacing: 8) {
        Word()
        Word().environment(\.colorScheme, .light)
      }
      .environment(\.colorScheme, .dark)
      Word()
    }
    #expect(try words(view, isDark: isDark) == [own, "dark", "light", own])
  }
}

// Intents reach their store through the one dependency manager, so these tests take turns.
@Suite("Intents of the appearance", .serialized, .timeLimit(.minutes(2)))
struct AppearanceIntentTests {
  private let store: TestStore
  private let settings: AppearanceStore
  private let runner: IntentRunner

  init() throws {
    store = try TestStore()
    let settings = AppearanceStore(store: store.toDos.store)
    AppDependencyManager.shared.add(dependency: settings)
    self.settings = settings
    runner = IntentRunner(
      registry: try IntentRegistry(
        intents: [
          SetAppearance.self, ToggleDarkMode.self, UseSystemAppearance.self, LeaveTheme.self,
          NamedColorIntent.self, SetPalette.self,
        ],
        entities: [],
        enumerations: [AppearanceMode.self, AppearancePalette.self]
      ),
      context: IntentContext(now: Samples.now, calendar: Samples.utc)
    )
  }

  private func perform(
    _ name: String,
    _ arguments: KeyValuePairs<String, String> = [:]
  ) async throws -> String? {
    try await runner.run(name, arguments.map { IntentArgument($0.key, text: $0.value) }).dialog
  }

  // BW-15
  @Test func `the appearance is set, and what is so already is said`() async throws {
    let name = "set-appearance"
    #expect(try await perform(name, ["appearance": "dark"]) == "Widgets are drawn dark.")
    #expect(try await perform(name, ["appearance": "dark"]) == "Widgets are drawn dark already.")
    #expect(try await settings.current().request == .dark)
  }

  // BW-15
  @Test(
    arguments: [
      (.dark, nil, .light), (.light, nil, .dark), (.system, nil, .light), (.system, true, .dark),
      (.beige, nil, .dark), (.dark, true, .dark), (.contrast, false, .light),
    ] as [(StoredAppearance.Request, Bool?, StoredAppearance.Request)]
  )
  func `dark mode is toggled, or set where the value is known`(
    before: StoredAppearance.Request,
    value: Bool?,
    after: StoredAppearance.Request
  ) async throws {
    _ = try await settings.change { $0.set(before) }
    if let value {
      _ = try await perform("toggle-dark-mode", ["value": "\(value)"])
    } else {
      _ = try await perform("toggle-dark-mode")
    }
    #expect(try await settings.current().request == after)
  }

  // BW-15
  @Test(arguments: [true, false])
  func `the system's appearance is used, or what it is at that moment is kept`(isDark: Bool)
    async throws
  {
    let name = "use-system-appearance"
    _ = try await perform(name, ["value": "false", "isDark": "\(isDark)"])
    #expect(try await settings.current().request == (isDark ? .dark : .light))
    _ = try await perform(name)
    #expect(try await settings.current().request == .system)
  }

  // BW-16
  @Test func `a theme is left for what was before`() async throws {
    _ = try await settings.change {
      $0.set(.dark)
      $0.set(.beige)
    }
    #expect(try await perform("leave-theme") == "Widgets are drawn dark.")
  }

  // BW-16
  @Test func `a palette stays while light and dark are set, high contrast and beige do not`()
    async throws
  {
    let name = "set-palette"
    #expect(
      try await perform(name, ["palette": "harbor"]) == "Widgets are drawn in the palette harbor."
    )
    #expect(
      try await perform(name, ["palette": "harbor"])
        == "Widgets are drawn in the palette harbor already."
    )
    _ = try await perform("set-appearance", ["appearance": "dark"])
    #expect(try await settings.current().theme == .harbor)
    #expect(try await settings.current().request == .dark)
    _ = try await perform(name, ["palette": "beige"])
    #expect(try await settings.current().request == .beige)
    _ = try await perform("set-appearance", ["appearance": "light"])
    #expect(try await settings.current().theme == .standard)
  }

  // BW-16
  @Test func `a named colour says its values`() async throws {
    #expect(
      try await perform("named-color", ["name": "primaryblue"])
        == "PrimaryBlue is #1A66E6 in light and #3380F2 in dark."
    )
    await #expect(throws: IntentError.self) {
      try await perform("named-color", ["name": "teal"])
    }
  }
}
