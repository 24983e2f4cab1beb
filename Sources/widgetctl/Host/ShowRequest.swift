import SharedStore
import WidgetRender
import WidgetTerminal
import WidgetTimeline

/// What `show` is to draw, and how: its arguments and surroundings, decided.
struct ShowRequest {
  enum Format: String, CaseIterable {
    case plain, ansi, json
  }

  let store: HostStore
  let words: [String]
  /// The size asked for; `nil` for each widget's own.
  let family: WidgetFamily?
  let format: Format
  let depth: ColorDepth
  let scheme: Palette.Scheme
  /// Microseconds after which a stale picture is an error.
  let maximumAge: Int64?
  let columns: Int
  let drawing: DrawContext

  init(_ context: CommandContext) throws(CommandError) {
    let arguments = context.arguments
    let environment = context.environment
    store = try HostStore(context)
    words = arguments.operands
    family = try arguments.value(of: .size).map { (name) throws(CommandError) in
      try SizeOption.family(name)
    }
    maximumAge = try Self.maximumAge(arguments.value(of: .maximumAge))
    columns = try context.columns()
    let chosen = try Self.format(arguments.value(of: .format))
    depth = try usage { () throws(UsageError) in
      let option = arguments.value(of: .color) ?? (chosen == .ansi ? "always" : nil)
      return try ColorDecision.depth(
        option: chosen == .plain ? "never" : option,
        environment: environment,
        isTerminal: TerminalDevice.isTerminal(.standardOutput)
      )
    }
    format = chosen ?? (depth == .none ? .plain : .ansi)
    let isDark = try usage { () throws(UsageError) in
      try SchemeDecision.isDark(option: arguments.value(of: .scheme), environment: environment)
    }
    scheme = isDark ? .dark : .light
    let zone = context.timeZone()
    drawing = DrawContext(
      now: Instant(microseconds: try context.instant(in: zone)),
      timeZone: zone,
      locale: LocaleForm(
        all: environment["LC_ALL"],
        time: environment["LC_TIME"],
        language: environment["LANG"]
      ),
      isASCII: context.isASCII
    )
  }

  var now: Int64 { drawing.now.microseconds }

  /// The widgets that were asked for, with what they show; `nil` where there is no store yet.
  func read() throws(CommandError) -> [ShownWidget]? {
    guard let reader = try store.reader() else { return nil }
    var chosen: Set<Int64>?
    if !words.isEmpty {
      let placed = try stored { () throws(StoreError) in try reader.placedWidgets() }
      chosen = Set(try WidgetSelector(widgets: placed).select(words).map(\.id))
    }
    return try stored { () throws(StoreError) in
      try reader.currentEntries(
        at: now,
        family: family.map { Int64($0.rawValue) },
        dark: scheme == .dark,
        including: { chosen?.contains($0.id) ?? true }
      )
    }
  }

  private static func maximumAge(_ text: String?) throws(CommandError) -> Int64? {
    guard let text else { return nil }
    guard let age = DurationText.microseconds(text) else {
      throw .usage(
        .invalidValue(option: "--max-age", value: text, expected: "90s, 10m, 2h or 1d")
      )
    }
    return age
  }

  private static func format(_ text: String?) throws(CommandError) -> Format? {
    guard let text else { return nil }
    guard let format = Format(rawValue: text) else {
      let known = Format.allCases.map(\.rawValue).joined(separator: ", ")
      throw .usage(
        .invalidValue(option: "--format", value: text, expected: "one of \(known)")
      )
    }
    return format
  }
}
