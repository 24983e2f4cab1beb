import Testing
import WidgetRender

@testable import WidgetTerminal

@Suite("Settings below options and the environment (CL-8)", .timeLimit(.minutes(2)))
struct SettingsTests {
  private func environment(
    _ file: String,
    _ variables: [String: String] = [:]
  ) -> EnvironmentVariables {
    var environment = EnvironmentVariables(variables)
    environment.settings = Settings(Array(file.utf8), path: "/c")
    return environment
  }

  @Test(arguments: [
    ("colour = never", "unknown setting 'colour'", "did you mean 'color'?"),
    (
      "zzz = 1", "unknown setting 'zzz'",
      "there are ascii, backups, bell, budget, cgi.open, clipboard, color, header, images, links, location, no-input, notify,"
        + " packages, palette, remind-at, remind-day, size, store, synced, wait, width"
    ),
    ("width = wide", "invalid width 'wide'", "expected columns from 1 to 10000"),
    ("ascii = ture", "invalid ascii 'ture'", "did you mean 'true'?"),
    ("store = here", "invalid store 'here'", "expected a path that begins with / or ~/"),
    (
      "location = 91,0", "invalid location '91,0'",
      "expected LATITUDE,LONGITUDE or LATITUDE,LONGITUDE,NAME, such as 41.01,28.98,Istanbul"
    ),
    (
      "[knid to-do]", "unknown section 'knid to-do'",
      "there are sections such as [kind to-do]; settings of all stand above the first"
    ),
  ])
  func `a line that means nothing is a problem, and holds nothing up`(
    line: String,
    message: String,
    hint: String
  ) {
    let settings = environment("palette = ember\n\(line)\n").settings
    #expect(settings.text.problems.map(\.message) == [message])
    #expect(settings.text.problems.map(\.hint) == [hint])
    #expect(settings[.palette] == "ember")
  }

  @Test func `the last of two lines holds, unless it is wrong`() {
    #expect(environment("width = 50\nwidth = 60\nwidth = x").settings.columns == 60)
  }

  @Test func `a kind is known by several names`() {
    let settings = environment("size = small\n[kind to-do]\nsize = large\n[kind A/to-do]\nlist = B")
      .settings
    #expect(settings.entries(ofKind: ["to-do", "A/to-do"]).map(\.value) == ["large", "B"])
    #expect(settings[.size] == "small")
  }

  @Test(
    arguments: [
      (nil, [:], "always", false, ColorDepth.ansi16), (nil, [:], "never", true, .none),
      (nil, ["NO_COLOR": "1"], "always", true, .none),
      (nil, ["FORCE_COLOR": "2"], "never", false, .ansi256),
      (nil, ["TERM": "dumb"], "256", true, .none),
      ("auto", ["TERM": "xterm"], "never", true, .ansi16),
      ("never", [:], "always", true, .none), (nil, [:], "256", false, .ansi256),
    ] as [(String?, [String: String], String, Bool, ColorDepth)]
  )
  func `colours are the option's, a variable's, the file's, the terminal's (CL-3)`(
    option: String?,
    variables: [String: String],
    setting: String,
    isTerminal: Bool,
    expected: ColorDepth
  ) throws {
    let environment = environment("color = \(setting)", variables)
    #expect(
      try ColorDecision.depth(option: option, environment: environment, isTerminal: isTerminal)
        == expected
    )
  }

  @Test(
    arguments: [
      ("30", 100, nil, 30), (nil, 100, nil, 60), (nil, 40, nil, 40), (nil, nil, "90", 90),
      (nil, nil, nil, 60),
    ] as [(String?, Int?, String?, Int)]
  )
  func `a width of the file bounds a terminal, and gives way to COLUMNS (CL-4)`(
    option: String?,
    terminal: Int?,
    columns: String?,
    expected: Int
  ) throws {
    let environment = environment("width = 60", columns.map { ["COLUMNS": $0] } ?? [:])
    #expect(
      try WidthDecision.columns(option: option, terminal: terminal, environment: environment)
        == expected
    )
  }

  @Test(
    arguments: [
      ([:], "", nil), (["LANG": "C"], "", "LANG"), (["LC_ALL": "POSIX"], "ascii = false", "LC_ALL"),
      (["LANG": "en_US.ISO-8859-1"], "", "LANG"), (["LANG": "C.UTF-8"], "", nil),
      (["LANG": "tr_TR.utf8@x"], "", nil), (["LANG": "tr_TR"], "", nil),
      (["LC_CTYPE": "en_US.UTF-8", "LANG": "C"], "", nil),
      (["LC_ALL": "", "LC_CTYPE": "C"], "", "LC_CTYPE"),
      (["LC_ALL": "C.UTF-8", "LC_CTYPE": "C"], "", nil),
    ] as [([String: String], String, String?)]
  )
  func `an explicit locale without UTF-8 means ASCII (CL-24)`(
    variables: [String: String],
    file: String,
    variable: String?
  ) {
    let environment = environment(file, variables)
    #expect(CharacterDecision.variable(environment) == variable)
    #expect(CharacterDecision.isASCII(option: false, environment: environment) == (variable != nil))
    #expect(CharacterDecision.isASCII(option: true, environment: environment))
  }

  @Test func `ASCII can be set for good (CL-24)`() {
    let environment = environment("ascii = true", ["LANG": "en_US.UTF-8"])
    #expect(CharacterDecision.isASCII(option: false, environment: environment))
  }

  @Test(
    arguments: [
      (nil, "ember", nil, nil, Palette.Name.ember, Palette.Scheme.dark),
      ("harbor", "ember", nil, .light, .harbor, .light),
      (nil, "ember", nil, .beige, .beige, .light),
      (nil, "beige", nil, nil, .beige, .light), (nil, "beige", nil, .dark, .standard, .dark),
      (nil, "beige", nil, .light, .beige, .light),
      (nil, "ember", "contrast", nil, .contrast, .light),
      (nil, "ember", "light", .dark, .ember, .light),
      ("beige", "ember", nil, .dark, .beige, .light),
      ("forest", "ember", nil, .contrast, .forest, .light),
      (nil, nil, nil, .dark, .standard, .dark),
    ] as [(String?, String?, String?, Palette.Look?, Palette.Name, Palette.Scheme)]
  )
  func `the palette is the option's, the store's, the file's (CL-8, BW-16)`(
    option: String?,
    file: String?,
    scheme: String?,
    setting: Palette.Look?,
    name: Palette.Name,
    expected: Palette.Scheme
  ) throws {
    let decision = try SchemeDecision(
      option: scheme,
      palette: option,
      environment: environment(file.map { "palette = \($0)" } ?? "")
    ).with(setting: setting)
    #expect(decision.palette.name == name)
    #expect(decision.palette.scheme == expected)
    // What is read from the store for it is the archive of that scheme.
    let isDark =
      decision.isFixed || setting == nil ? decision.isDarkWithoutSetting : setting == .dark
    #expect(isDark == (expected == .dark))
  }

  @Test func `a bar has its own ground, whatever palette the file names`() throws {
    let decision = try SchemeDecision(option: nil, environment: environment("palette = ember"))
    #expect(decision.palette.paintsBackground)
    #expect(!decision.paletteOfBar.paintsBackground)
  }

  @Test func `a palette that is light alone is not drawn dark`() {
    #expect(throws: UsageError.conflict("--palette beige", "--scheme dark")) {
      try SchemeDecision(option: "dark", palette: "beige", environment: EnvironmentVariables([:]))
    }
  }
}
