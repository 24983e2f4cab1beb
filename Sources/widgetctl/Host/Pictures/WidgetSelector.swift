import SharedStore
import WidgetIntents
import WidgetTerminal

/// Finds the placed widgets that a word means: an id, a name, a kind, or the beginning of one of
/// these (CL-10).
struct WidgetSelector {
  let widgets: [PlacedWidget]

  /// Returns the widgets that the words mean, in order of position; without words, all widgets.
  func select(_ words: [String]) throws(CommandError) -> [PlacedWidget] {
    if words.isEmpty { return widgets }
    var chosen: Set<Int64> = []
    for word in words { chosen.formUnion(try matches(of: word).map(\.id)) }
    return widgets.filter { chosen.contains($0.id) }
  }

  /// Returns the only widget that the word means.
  ///
  /// - Throws: `.usage` if it means several.
  func selectOne(_ word: String) throws(CommandError) -> PlacedWidget {
    let found = try matches(of: word)
    guard found.count == 1 else {
      throw .usage(
        .ambiguous(
          kind: "widget",
          name: word,
          candidates: found.map { "\($0.shortID) (\(Self.calledName(of: $0)))" }
        )
      )
    }
    return found[0]
  }

  /// Returns the widgets of the stack with this name or beginning of a name; `nil` if the word
  /// names no stack.
  func stack(_ word: String) throws(CommandError) -> [PlacedWidget]? {
    let found = try matches(of: word)
    let folded = FoldedText.fold(word)
    guard let name = found.first?.stack, found.allSatisfy({ $0.stack == name }) else { return nil }
    if FoldedText.fold(name) == folded, !found.contains(where: { $0.shortID == word }) {
      return found
    }
    guard FoldedText.fold(name).hasPrefix(folded),
      !found.contains(where: { isCalled($0, word) })
    else { return nil }
    return found
  }

  /// Returns the only widget that the word means or, if it means a stack, all widgets of the stack.
  func selectPlace(_ word: String) throws(CommandError) -> [PlacedWidget] {
    if let stack = try stack(word) { return stack }
    return [try selectOne(word)]
  }

  /// Returns whether the id, the name or the kind of the widget begins with the word.
  private func isCalled(_ widget: PlacedWidget, _ word: String) -> Bool {
    let own =
      [widget.shortID, Self.ownName(of: widget), Self.name(of: widget), widget.kind]
      + [widget.name].compactMap(\.self)
    return own.contains { FoldedText.fold($0).hasPrefix(FoldedText.fold(word)) }
  }

  /// Returns the name of a placed widget's kind that users type.
  ///
  /// If several extensions have a kind with this name, the extension's name precedes it.
  static func name(of widget: PlacedWidget) -> String {
    widget.commandName
  }

  /// Returns the name of a placed widget's kind without the name of its extension.
  static func ownName(of widget: PlacedWidget) -> String {
    widget.ownCommandName
  }

  /// Returns whether a word is the name of a placed widget's kind, with the name of its extension
  /// or without it.
  static func isName(_ word: String, of widget: PlacedWidget) -> Bool {
    word == widget.ownCommandName || word == "\(widget.extensionName)/\(widget.ownCommandName)"
  }

  /// Returns whether a word is a name of a placed widget's kind, also in the form of older
  /// versions.
  ///
  /// The kind of a program that prints has its file's name, which other programs may have too. So
  /// for such a program only the extension's name counts.
  static func isKind(_ word: String, of widget: PlacedWidget) -> Bool {
    if isName(word, of: widget) { return true }
    if widget.kindName == KindName.commandName(of: widget.extensionName) { return false }
    return [widget.kind, "\(widget.extensionName)/\(widget.kind)"].contains(word)
      || KindName.commandName(of: widget.kind) == word
  }

  /// Returns the widget's name, or its kind if it has none.
  private static func calledName(of widget: PlacedWidget) -> String {
    widget.name ?? name(of: widget)
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
    let folded = FoldedText.fold(word)
    let called = widgets.filter { $0.name.map(FoldedText.fold) == folded }
    if !called.isEmpty { return called.filter { $0.name == word }.nonEmpty ?? called }
    let stacked = widgets.filter { $0.stack.map(FoldedText.fold) == folded }
    if !stacked.isEmpty { return stacked }
    for isMeant in [Self.isName, Self.isKind] {
      if let found = widgets.filter({ isMeant(word, $0) }).nonEmpty { return found }
    }
    // A number must match completely: 1 does not mean 10.
    if word.allSatisfy({ $0.isNumber }) {
      throw .failed(
        .negative,
        message: "no widget has the id '\(word)'",
        hint: "'widgetctl list' lists them"
      )
    }
    let begun = widgets.filter { !beginnings(of: $0, with: word).isEmpty }
    let names = Set(begun.flatMap { beginnings(of: $0, with: word) })
    if names.count > 1 {
      throw .usage(.ambiguous(kind: "widget", name: word, candidates: names.sorted()))
    }
    if names.isEmpty { throw unknown(word) }
    return begun
  }

  /// Returns those names of the widget that begin with `word`.
  private func beginnings(of widget: PlacedWidget, with word: String) -> [String] {
    let folded = FoldedText.fold(word)
    let own = [widget.name, widget.stack].compactMap(\.self)
      .filter { FoldedText.fold($0).hasPrefix(folded) }
    return own + [widget.shortID, Self.ownName(of: widget)].filter { $0.hasPrefix(word) }
  }

  /// Returns the error for a word that does not match any widget.
  ///
  /// If it is similar to a widget's name, it is treated as mistyped (CL-9). Otherwise it is treated
  /// as the name of a widget that does not exist, like an unknown id (CL-2).
  private func unknown(_ word: String) -> CommandError {
    let known = widgets.flatMap {
      [Self.ownName(of: $0), $0.shortID] + [$0.name, $0.stack].compactMap(\.self)
    }
    guard let suggestion = NameSuggestion.closest(to: word, in: known) else {
      return .failed(
        .negative,
        message: "no widget is called '\(word)'",
        hint: "'widgetctl list' lists the placed widgets, 'widgetctl gallery' all kinds"
      )
    }
    return .usage(.unknownName(kind: "widget", name: word, suggestion: suggestion, hint: ""))
  }
}

extension Array {
  /// The array itself, or `nil` if it is empty.
  var nonEmpty: [Element]? { isEmpty ? nil : self }
}
