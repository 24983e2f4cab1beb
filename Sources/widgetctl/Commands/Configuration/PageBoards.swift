import SharedStore
import WidgetIntents
import WidgetTerminal

/// The boards that a text describes, compared with the existing boards.
struct PageBoards: Sendable {
  let before: BoardSelector
  /// The names of the boards in the order of the text; there is at least one.
  let wanted: [String]

  /// Compares the boards in the text with the existing ones.
  ///
  /// A text without boards describes only the first board.
  init(_ names: [String], from before: BoardSelector) {
    self.before = before
    wanted = names.isEmpty ? [before.first.name] : names
  }

  private var removed: [StoredBoard] { before.boards.filter { place(of: $0) == nil } }

  private var added: [String] { wanted.filter { board(named: $0) == nil } }

  /// Whether nothing must be changed: the existing boards already have these names in this order.
  var isEmpty: Bool { before.boards.map(\.name) == wanted }

  /// Returns the name that the text gives to the board of a widget; `nil` if the text does not
  /// contain the board.
  func name(of widget: PlacedWidget) -> String? {
    place(of: before.board(of: widget)).map { wanted[$0] }
  }

  private func board(named name: String) -> StoredBoard? {
    before.boards.first { FoldedText.fold($0.name) == FoldedText.fold(name) }
  }

  private func place(of board: StoredBoard) -> Int? {
    wanted.firstIndex { FoldedText.fold($0) == FoldedText.fold(board.name) }
  }

  /// Lines that describe the changes to boards.
  var lines: [String] {
    var lines = removed.map { "removed board “\($0.name)”" } + added.map { "added board “\($0)”" }
    let kept = wanted.compactMap { board(named: $0) }
    for (board, name) in zip(kept, wanted.filter { self.board(named: $0) != nil })
    where board.name != name {
      lines.append("renamed board “\(board.name)” to “\(name)”")
    }
    if kept != before.boards.filter({ place(of: $0) != nil }) {
      lines.append("put the boards in the order \(wanted.joined(separator: ", "))")
    }
    return lines
  }

  /// Creates missing boards, and gives all boards the names and the order of the text.
  ///
  /// - Returns: The keys of the boards in the order of the text.
  func make(in transaction: borrowing WriteTransaction) throws -> [Int64] {
    guard !isEmpty else { return before.boards.map(\.key) }
    return try wanted.enumerated().map { index, name in
      var board = try board(named: name) ?? transaction.addBoard(named: name)
      (board.name, board.position) = (name, Int64(index))
      try transaction.update(board)
      return board.key
    }
  }

  /// Removes the boards that the text does not contain.
  ///
  /// Widgets that remain on them, such as Live Activities, are moved to the first board.
  func removeOthers(
    than keys: [Int64],
    in transaction: borrowing WriteTransaction
  ) throws {
    for board in removed {
      _ = try transaction.removeBoard(board.key, movingWidgetsTo: keys[0])
    }
  }
}
