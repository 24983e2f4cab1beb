import SharedStore
import WidgetIntents
import WidgetTerminal

/// Finds the board that a word means: its name, or the beginning of its name.
struct BoardSelector {
  let boards: [StoredBoard]

  /// Whether there are several boards, so that texts must contain their names.
  var areSeveral: Bool { boards.count > 1 }

  /// The board for commands that do not name one.
  var first: StoredBoard { boards.first ?? .home }

  func board(of widget: PlacedWidget) -> StoredBoard {
    boards.first { $0.key == widget.board } ?? first
  }

  /// Returns a selector that also knows the boards which an undo has removed, so that texts can
  /// name them.
  ///
  /// `records` are the records that the undo has changed.
  func knowing(_ records: [RestoredRecord]) -> BoardSelector {
    let gone = records.compactMap { record -> StoredBoard? in
      guard record.collection == StoredBoard.collection.name, record.after == nil,
        case .text(let name)? = record.before?.first(where: { $0.column == "name" })?.value
      else { return nil }
      return StoredBoard(key: record.key, name: name, position: .max)
    }
    return BoardSelector(boards: boards + gone)
  }

  /// Returns the widgets sorted by their boards; the order within each board is unchanged.
  func sorted(_ widgets: [PlacedWidget]) -> [PlacedWidget] {
    boards.flatMap { board in widgets.filter { self.board(of: $0) == board } }
  }

  func selectOne(_ word: String) throws(CommandError) -> StoredBoard {
    let folded = FoldedText.fold(word)
    if let exact = boards.first(where: { FoldedText.fold($0.name) == folded }) { return exact }
    let begun = boards.filter { FoldedText.fold($0.name).hasPrefix(folded) }
    if begun.count > 1 {
      throw .usage(.ambiguous(kind: "board", name: word, candidates: begun.map(\.name)))
    }
    if let board = begun.first, !word.isEmpty { return board }
    let suggestion = NameSuggestion.closest(to: word, in: boards.map(\.name))
    let quoted = ShellWord.quoted(word)
    throw .usage(
      .unknownName(
        kind: "board",
        name: word,
        suggestion: suggestion,
        hint: "'widgetctl board' lists them, 'widgetctl board add \(quoted)' makes one"
      )
    )
  }
}
