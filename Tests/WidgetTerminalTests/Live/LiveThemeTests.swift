import Testing
import WidgetRender

@testable import WidgetTerminal

@Suite("Palettes in the live view", .timeLimit(.minutes(2)))
struct LiveThemeTests {
  private static func trial(_ names: [Palette.Name]? = [.standard, .forest, .harbor]) -> LiveTrial {
    var trial = LiveTrial(columns: 90, rows: 16, [LiveTrial.Widget(id: 1, lines: [plain("a")])])
    trial.choose(among: names, current: .standard)
    return trial
  }

  @Test func `T shows each palette in turn, and Enter keeps the one that is shown`() {
    var trial = Self.trial()
    #expect(trial.press("T") == [.preview(.forest)])
    #expect(trial.message.hasPrefix("Palette 2/3: forest"))
    #expect(trial.press("T") == [.preview(.harbor)])
    #expect(trial.press("T") == [.preview(.standard)])
    #expect(trial.press("\u{1B}[D") == [.preview(.harbor)])
    #expect(
      trial.press("\r") == [.begin(.setting(["theme", "harbor"]), number: 1)]
    )
    // It is no change of the store, which `u` would take back.
    trial.end(1, LiveOutcome("Set palette to harbor"))
    #expect(trial.press("u") == [.ring])
    #expect(trial.message.contains("Nothing to undo"))
  }

  @Test(arguments: ["\u{1B}", "q", "\u{03}"])
  func `leaving shows the palette that holds, and sets nothing`(key: String) {
    var trial = Self.trial()
    trial.press("T")
    #expect(trial.press(key) == [.preview(nil)])
    #expect(trial.model.mode == .view)
  }

  @Test func `where an option or the store has decided there is no choice`() {
    var trial = Self.trial(nil)
    #expect(trial.press("T") == [.ring])
    #expect(trial.model.mode == .view)
  }

  @Test func `a palette that is looked at goes before the one that is set, and only as long`()
    throws
  {
    var scheme = try SchemeDecision(option: nil, environment: EnvironmentVariables([:]))
    scheme = scheme.with(palette: .ember)
    #expect(scheme.paletteName == .ember)
    #expect(scheme.with(palette: .forest).paletteName == .forest)
    #expect(
      try SchemeDecision(option: nil, environment: EnvironmentVariables([:])).paletteName
        == .standard
    )
  }

  @Test func `only palettes with colours for the scheme are offered`() throws {
    let dark = try SchemeDecision(option: "dark", environment: EnvironmentVariables([:]))
    #expect(dark.choices == [.standard, .forest, .harbor, .ember])
    let light = try SchemeDecision(option: "light", environment: EnvironmentVariables([:]))
    #expect(light.choices == Palette.Name.allCases)
    let named = try SchemeDecision(
      option: nil,
      palette: "forest",
      environment: EnvironmentVariables([:])
    )
    #expect(named.choices == nil)
    #expect(dark.with(setting: .beige).choices == nil)
  }
}

@Suite("The clipboard in the live view", .timeLimit(.minutes(2)))
struct LiveCopyTests {
  private static func trial(_ mayCopy: Bool?) -> LiveTrial {
    let rows = [button("Buy milk", "complete")]
    var trial = LiveTrial(columns: 90, rows: 16, [LiveTrial.Widget(id: 1, lines: rows)])
    trial.allowCopying(mayCopy)
    trial.press("\t")
    return trial
  }

  @Test func `y copies the words in focus where a person has allowed it`() {
    var trial = Self.trial(true)
    #expect(trial.press("y") == [.copy("Buy milk")])
    #expect(trial.message.hasPrefix("Copied “Buy milk”"))
  }

  @Test func `it asks once, and keeps the answer as a setting`() {
    var yes = Self.trial(nil)
    #expect(yes.press("y").isEmpty)
    #expect(yes.message.hasPrefix("Let the terminal's clipboard have “Buy milk”"))
    #expect(yes.press("x") == [.ring])
    #expect(
      yes.press("y") == [
        .begin(.command("config set clipboard true"), number: 1), .copy("Buy milk"),
      ]
    )
    var no = Self.trial(nil)
    no.press("y")
    #expect(no.press("n") == [.begin(.command("config set clipboard false"), number: 1)])
  }

  @Test(arguments: [("y\u{1B}", nil), ("y", false)] as [(String, Bool?)])
  func `nothing is copied without a yes`(keys: String, mayCopy: Bool?) {
    var trial = Self.trial(mayCopy)
    let effects = trial.press(keys)
    #expect(!effects.contains { if case .copy = $0 { true } else { false } })
  }

  @Test func `a text is one line, without what a terminal obeys, of at most 4 KB in base64`() {
    let text = LiveModel.copied("a\u{1B}]52;c;?\u{07}\nb" + String(repeating: "ü", count: 4_000))
    #expect(!text.unicodeScalars.contains { $0.properties.generalCategory == .control })
    #expect(text.utf8.count <= 3_072)
    #expect(ClipboardSequence.copying(text).utf8.count <= 4_096 + 8)
    #expect(ClipboardSequence.copying("hi") == "\u{1B}]52;c;aGk=\u{07}")
  }
}

@Suite("What timeline says in the live view", .timeLimit(.minutes(2)))
struct LiveTimelineTests {
  @Test func `i asks for the timeline of the widget in focus`() {
    let widgets = [1, 2].map {
      LiveTrial.Widget(id: $0, title: "W\($0)", lines: [button("b\($0)", "press")])
    }
    var trial = LiveTrial(columns: 100, rows: 16, widgets)
    #expect(trial.press("i") == [.ring])
    #expect(trial.press("\t\ti") == [.begin(.timeline(2), number: 1)])
  }
}
