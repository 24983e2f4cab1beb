import SharedStore
import WidgetRender
import WidgetTerminal

/// The appearance of all widgets, and the source of that setting, as a sentence and as JSON.
struct ThemeText {
  let appearance: StoredAppearance
  /// The colour scheme according to the terminal and the options.
  let scheme: SchemeDecision

  /// Returns the end of a sentence that names the appearance which the user chose.
  static func words(_ request: StoredAppearance.Request) -> String {
    switch request {
    case .light: "light"
    case .dark: "dark"
    case .system: "to match the terminal"
    case .contrast: "in high contrast"
    case .beige: "in beige"
    }
  }

  func write(_ context: CommandContext) throws(CommandError) {
    if context.output.isJSON { return try context.output.result(json: json) }
    let text = lines.map { CellText.safe($0, isASCII: context.isASCII) + "\n" }.joined()
    try context.output.result(lines: text)
  }

  private var drawn: SchemeDecision {
    scheme.with(setting: appearance.look, stored: appearance.palette)
  }

  private var lines: [String] { said + paletteOfSettings }

  /// The line about the palette in the user's settings file; empty if that palette is not used.
  private var paletteOfSettings: [String] {
    let name = drawn.paletteName
    if name == .standard || name.rawValue == appearance.request.rawValue { return [] }
    if name == appearance.palette {
      return [
        "The palette is \(name.rawValue); 'widgetctl theme default' is that of your settings."
      ]
    }
    return ["The palette is \(name.rawValue), as your settings say: 'widgetctl config show'."]
  }

  private var said: [String] {
    let isFollowing = appearance.request == .system
    let terminal = "the terminal is \(scheme.isTerminalDark ? "dark" : "light"), \(reason)"
    if isFollowing {
      return [
        "\(Self.name(drawn.look)): \(terminal)", "Set with 'widgetctl theme light' or 'dark'.",
      ]
    }
    let isTheme = [.contrast, .beige].contains(appearance.request)
    return [
      "\(Self.name(drawn.look)): set by you; \(terminal)",
      isTheme
        ? "'widgetctl perform leave-theme' goes back to what was set before."
        : "'widgetctl theme system' follows the terminal.",
    ]
  }

  private var reason: String {
    switch scheme.source {
    case .terminal:
      "as it answered: #\(scheme.background.map { TerminalBackground(rgb: $0).digits } ?? "")"
    case .variable: "as COLORFGBG says"
    case .assumption: "as most are: it did not answer, and COLORFGBG is not set"
    }
  }

  private static func name(_ look: Palette.Look) -> String {
    switch look {
    case .light: "Light"
    case .dark: "Dark"
    case .contrast: "High contrast"
    case .beige: "Beige"
    }
  }

  var json: [(String, JSONText)] {
    [
      ("appearance", .string(appearance.request.rawValue)),
      ("drawn", .string(drawn.look.rawValue)),
      ("palette", .string(drawn.paletteName.rawValue)),
      ("isTerminalDark", .bool(scheme.isTerminalDark)),
      ("source", .string(scheme.source.rawValue)),
      ("ground", .optional(scheme.background.map { "#\(TerminalBackground(rgb: $0).digits)" })),
    ]
  }
}
