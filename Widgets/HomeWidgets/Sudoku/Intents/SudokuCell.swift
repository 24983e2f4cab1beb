import Moments

/// Resolves a cell's name in an intent's parameter.
enum SudokuCell {
  /// Returns the cell with a name such as `C4`; without a name, the selected cell.
  ///
  /// - Throws: `.unknownPlace` for an unknown name.
  static func place(named name: String?, in game: SudokuGame) throws(SudokuError) -> SudokuPlace {
    guard let name else { return game.selected }
    guard let place = SudokuPlace(named: name) else { throw .unknownPlace(name) }
    return place
  }
}

extension SudokuGame {
  /// Returns the consequence of a move, such as a solved board, as the end of a sentence; empty if
  /// there is none.
  func news(at place: SudokuPlace) -> String {
    if isSolved { return String(english: ", and the board is solved", turkish: "; tahta çözüldü") }
    if isLost {
      return String(
        english: ": mistake \(mistakes) of \(errorLimit), the game is lost",
        turkish: ": \(mistakes)/\(errorLimit) yanlış, oyun kaybedildi"
      )
    }
    let number = board[place]
    guard number != 0, board.conflicts.contains(place) else {
      guard board.isFull else { return "" }
      let wrong = SudokuPlace.all.count { board[$0] != solution[$0] }
      return String(
        english: "; the board is full, and \(wrong) number\(wrong == 1 ? " is" : "s are") wrong",
        turkish: "; tahta dolu, \(wrong) sayı yanlış"
      )
    }
    let others = SudokuPlace.neighbours[place.index].map { SudokuPlace(index: $0) }
      .filter { board[$0] == number }.map(\.name)
    return String(
      english:
        "; \(others.joined(separator: " and ")) \(others.count == 1 ? "has" : "have") it too",
      turkish:
        "; \(others.joined(separator: " ve ")) \(others.count == 1 ? "hücresinde" : "hücrelerinde") de var"
    )
  }
}
