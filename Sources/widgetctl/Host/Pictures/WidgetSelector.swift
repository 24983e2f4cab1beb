import SharedStore
import WidgetExtension
import WidgetIntents
import WidgetTerminal
import WidgetTimeline

/// Finds the placed widgets that the user means by an id, a kind or the beginning of either (CL-10).
struct WidgetSelector {
  let widgets: [PlacedWidget]

  /// The widgets that the words mean, in the order of the shelf; all of them without words.
  func select(_ words: [String]) throws(CommandError) -> [PlacedWidget] {
    if words.isEmpty { return widgets }
    var chosen: Set<Int64> = []
    for word in words { chosen.formUnion(try matches(of: word).map(\.id)) }
    return widgets.filter { chosen.contains($0.id) }
  }

  /// The one widget that the word means.
  func selectOne(_ word: String) throws(CommandError) -> PlacedWidget {
    let found = try matches(of: word)
    guard found.count == 1 else {
      throw .usage(
        .ambiguous(
          kind: "widget",
          name: word,
          candidates: found.map { "\($0.shortID) (\(Self.name(of: $0)))" }
        )
      )
    }
    return found[0]
  }

  /// The name by which the command line knows a placed widget's kind.
  static func name(of widget: PlacedWidget) -> String {
    KindName.commandName(of: widget.kind)
  }

  private func matches(of word: String) throws(CommandError) -> [PlacedWidget] {
    if widgets.isEmpty {
      throw .failed(
        .negative,
        message: "no widget is placed",
        hint: "'widgetctl add to-do' places one"
      )
    }
    if let exact = widgets.first(where: { $0.shortID == word }) { return [exact] }
    let ofKind = widgets.filter { Self.name(of: $0) == word || $0.kind == word }
    if !ofKind.isEmpty { return ofKind }
    // 1 never becomes 10: a number is meant as a whole.
    if word.allSatisfy({ $0.isNumber }) {
      throw .failed(
        .negative,
        message: "no widget has the id '\(word)'",
        hint: "'widgetctl list' lists them"
      )
    }
    let begun = widgets.filter {
      Self.name(of: $0).hasPrefix(word) || $0.shortID.hasPrefix(word)
    }
    let names = Set(begun.map { $0.shortID.hasPrefix(word) ? $0.shortID : Self.name(of: $0) })
    if names.count > 1 {
      throw .usage(.ambiguous(kind: "widget", name: word, candidates: names.sorted()))
    }
    if names.isEmpty { throw .usage(unknown(word)) }
    return begun
  }

  private func unknown(_ word: String) -> UsageError {
    let known = widgets.flatMap { [Self.name(of: $0), $0.shortID] }
    return .unknownName(
      kind: "widget",
      name: word,
      suggestion: NameSuggestion.closest(to: word, in: known),
      hint: "'widgetctl list' lists the placed widgets, 'widgetctl gallery' all kinds"
    )
  }
}

/// A placed widget in words.
enum PlacedText {
  static func size(_ widget: PlacedWidget) -> String {
    WidgetFamily(rawValue: Int(widget.family))?.commandLineName ?? "size \(widget.family)"
  }

  /// The widget in a sentence: its id, kind and size.
  static func summary(_ widget: PlacedWidget) -> String {
    "\(widget.shortID) (\(WidgetSelector.name(of: widget)), \(size(widget)))"
  }

  /// The configuration as it is typed: `--list Work`.
  static func configuration(_ widget: PlacedWidget) -> String {
    arguments(widget).map { "--\(CommandLineName.kebab($0.name)) \($0.input.description)" }
      .joined(separator: " ")
  }

  static func json(_ widget: PlacedWidget) -> JSONText {
    .object([
      ("id", .string(widget.shortID)),
      ("kind", .string(WidgetSelector.name(of: widget))),
      ("size", .string(size(widget))),
      ("extension", .string(widget.extensionName)),
      (
        "configuration",
        .object(arguments(widget).map { ($0.name, .string($0.input.description)) })
      ),
    ])
  }

  private static func arguments(_ widget: PlacedWidget) -> [IntentArgument] {
    (try? [IntentArgument](configurationBytes: widget.configuration)) ?? []
  }
}

extension PlacedText {
  /// Such as `2 (to-do, small)`.
  static func name(_ widget: PlacedWidget) -> String {
    "\(widget.shortID) (\(WidgetSelector.name(of: widget)), \(size(widget)))"
  }

  /// Several of them, as a sentence names them.
  static func names(_ widgets: [PlacedWidget]) -> String {
    let names = widgets.map(name)
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}
