import Ground
import SharedStore
import WidgetIntents
import WidgetRender
import WidgetTerminal

/// The `theme` command, a short form of the intents that set how all widgets are drawn.
enum ThemeCommand: Command {
  static let usesNetwork = true

  /// The operand that sets light if the widgets are dark, and dark otherwise.
  private static let toggle = "toggle"
  private static var words: [String] {
    StoredAppearance.Request.allCases.map(\.rawValue) + [toggle] + palettes.map(\.word)
  }
  /// The palettes that have a light and a dark variant, with their names in the command.
  private static var palettes: [(word: String, theme: StoredAppearance.Theme)] {
    StoredAppearance.Theme.allCases.filter(\.hasSchemes)
      .map { ($0 == .standard ? "default" : "\($0)", $0) }
  }

  static let signature = CommandSignature(
    name: "theme",
    synopsis: "[light|dark|system|toggle|contrast|beige|PALETTE] [--json]",
    summary: "Shows or sets the colour theme.",
    examples: [
      .init("widgetctl theme", "the present value, and where it is set"),
      .init("widgetctl theme dark", "dark on every terminal"),
      .init("widgetctl theme toggle", "switches between dark and light"),
      .init("widgetctl theme system", "to match the terminal"),
      .init("widgetctl theme harbor", "in another palette, light or dark"),
      .init("widgetctl undo", "goes back to the previous value"),
    ],
    details: """
      The first of these decides: --scheme of a command, what was set here or by the widget
      'appearance', the terminal's own answer, COLORFGBG; without any, dark. Only this command and
      'watch' ask the terminal (OSC 11), for at most 100 ms; 'show' uses its last answer.

      Light pictures on a dark terminal, and dark ones on a light terminal, have a background of
      their own; so do contrast (black on white in strong colours) and beige. Contrast and beige
      cover the setting before, which 'theme system', 'light' or 'dark' replaces.

      A palette is a theme too: forest, harbor and ember have colours for light and for dark, and
      stay when you set 'light', 'dark' or 'system'. 'theme default' goes back to the setting
      'palette'; 'widgetctl config set palette harbor' sets it for all stores.
      """,
    options: [.ascii],
    operands: 0...1,
    operandName: "APPEARANCE",
    operandValues: [.words(words)],
    isWriting: true
  )

  static func run(_ host: Host) throws(CommandError) -> ExitCode {
    let context = host.context
    let store = try host.store
    guard let word = context.arguments.operands.first else {
      let scheme = try scheme(context)
      let setting = try store.reader().map { reader throws(CommandError) in
        try stored { () throws(StoreError) in try reader.appearance() }
      }
      try ThemeText(appearance: setting ?? StoredAppearance(), scheme: scheme).write(context)
      return .done
    }
    let request = StoredAppearance.Request(rawValue: word)
    if let palette = palettes.first(where: { $0.word == word }) {
      try set(palette, in: host)
      return .done
    }
    guard request != nil || word == toggle else { throw unknown(word) }
    try set(request, in: host)
    return .done
  }

  private static func unknown(_ word: String) -> CommandError {
    let suggestion = NameSuggestion.closest(to: word, in: words)
    return .usage(
      .invalidValue(
        option: "APPEARANCE",
        value: word,
        expected: suggestion.map { "'\($0)'" } ?? "one of \(words.joined(separator: ", "))"
      )
    )
  }

  /// Asks the terminal for its colours, stores the answer, and returns the colour scheme that
  /// follows from it.
  private static func scheme(_ context: CommandContext) throws(CommandError) -> SchemeDecision {
    var scheme = try context.pictureOptions().scheme
    if let background = BackgroundQuery.ask(environment: context.environment) {
      TerminalMemory.keep(background, of: context.environment)
      scheme.take(background)
    }
    return scheme
  }

  /// Sets the requested theme; if `wanted` is `nil`, sets light if the widgets are dark, and dark
  /// otherwise.
  private static func set(
    _ wanted: StoredAppearance.Request?,
    in host: Host
  ) throws(CommandError) {
    let (context, store) = (host.context, try host.store)
    let scheme = try scheme(context)
    let before = try store.reader().map { reader throws(CommandError) in
      try stored { () throws(StoreError) in try reader.appearance() }
    }
    let isDark = (before ?? StoredAppearance()).isDark(onDarkTerminal: scheme.isTerminalDark)
    let request = wanted ?? (isDark ? .light : .dark)
    if let before, before.request == request { return try say(request, scheme, context) }
    if before == nil { try store.create() }
    let run = ShelfRun(
      "SetAppearance",
      [IntentArgument("appearance", text: request.rawValue)],
      origin: "theme",
      context
    )
    let told = "Widgets are drawn \(ThemeText.words(request))"
    let holds = try run.perform(in: store, telling: { (_: StoredAppearance) in told }) {
      try $0.changeAppearance { $0.set(request) }.appearance
    }
    let text = ThemeText(appearance: holds, scheme: scheme)
    try run.write(told, undo: "sets it back", json: text.json)
    try PerformedWidgets(host).reload()
  }

  /// Sets only the palette; the choice of light or dark is unchanged.
  private static func set(
    _ palette: (word: String, theme: StoredAppearance.Theme),
    in host: Host
  ) throws(CommandError) {
    let (context, store) = (host.context, try host.store)
    let before = try store.reader().map { reader throws(CommandError) in
      try stored { () throws(StoreError) in try reader.appearance() }
    }
    let told = "Widgets are drawn in the palette \(palette.word)"
    if (before ?? StoredAppearance()).theme == palette.theme {
      if context.output.isJSON {
        let text = ThemeText(appearance: before ?? StoredAppearance(), scheme: try scheme(context))
        return try context.output.result(json: text.json)
      }
      let line = "\(told) already"
      return try context.output.result(lines: CellText.safe(line, isASCII: context.isASCII) + "\n")
    }
    if before == nil { try store.create() }
    let run = ShelfRun(
      "SetPalette",
      [IntentArgument("palette", text: palette.word)],
      origin: "theme",
      context
    )
    let holds = try run.perform(in: store, telling: { (_: StoredAppearance) in told }) {
      try $0.changeAppearance { $0.setTheme(palette.theme) }.appearance
    }
    let text = ThemeText(appearance: holds, scheme: try scheme(context))
    try run.write(told, undo: "sets it back", json: text.json)
    try PerformedWidgets(host).reload()
  }

  /// Prints that the appearance was already set as requested; with `--json`, prints the present
  /// appearance.
  private static func say(
    _ request: StoredAppearance.Request,
    _ scheme: SchemeDecision,
    _ context: CommandContext
  ) throws(CommandError) {
    if context.output.isJSON {
      var appearance = StoredAppearance()
      appearance.set(request)
      return try context.output.result(json: ThemeText(appearance: appearance, scheme: scheme).json)
    }
    let line = "Widgets are drawn \(ThemeText.words(request)) already"
    try context.output.result(lines: CellText.safe(line, isASCII: context.isASCII) + "\n")
  }
}
