extension SudokuGame {
  /// A correct number for a cell, and the reason why it is correct.
  struct Hint: Hashable, Sendable {
    let place: SudokuPlace
    let number: Int
    let reason: Reason

    enum Reason: Hashable, Sendable {
      /// The cell contained this number, which was wrong and is replaced.
      case wrong(Int)
      /// The cell allows no other number.
      case lastCandidate
      /// No other cell in the row, column or block allows the number; the value is which of these
      /// it is.
      case lastPlace(Unit)
      /// No rule explains the number; it was taken from the solution.
      case solution
    }

    /// A row, column or block, in which each number occurs once; the raw value is the English noun.
    enum Unit: String, Sendable {
      case row, column, block

      /// The Turkish text for “in its row”, “in its column” or “in its block”.
      var turkish: String {
        switch self {
        case .row: "satırında"
        case .column: "sütununda"
        case .block: "bloğunda"
        }
      }
    }
  }

  /// Enters a correct number and selects its cell.
  ///
  /// It is the selected cell if that is empty or wrong, otherwise the cell whose number is easiest
  /// to find.
  /// - Returns: The entered number and its explanation; `nil` if the board is solved.
  /// - Throws: `.lost` if the game is lost.
  mutating func takeHint(now: Int64) throws(SudokuError) -> Hint? {
    guard let hint = hint else { return nil }
    try place(hint.number, at: hint.place, now: now)
    hintCount += 1
    return hint
  }

  private var hint: Hint? {
    func isOpen(_ place: SudokuPlace) -> Bool { board[place] != solution[place] }
    if isOpen(selected) { return hint(at: selected) }
    if let wrong = SudokuPlace.all.first(where: { board[$0] != 0 && isOpen($0) }) {
      return hint(at: wrong)
    }
    let open = SudokuPlace.all.filter(isOpen)
    let hints = open.lazy.map(hint)
    return hints.first { $0.reason != .solution } ?? open.first.map(hint)
  }

  private func hint(at place: SudokuPlace) -> Hint {
    let number = solution[place]
    let reason: Hint.Reason =
      if board[place] != 0 { .wrong(board[place]) } else { reason(for: number, at: place) }
    return Hint(place: place, number: number, reason: reason)
  }

  private func reason(for number: Int, at place: SudokuPlace) -> Hint.Reason {
    if board.candidates(at: place) == SudokuNumbers(number) { return .lastCandidate }
    let units: [(Hint.Unit, (SudokuPlace) -> Bool)] = [
      (.row, { $0.row == place.row }), (.column, { $0.column == place.column }),
      (.block, { $0.block == place.block }),
    ]
    for (unit, isInside) in units {
      let others = SudokuPlace.all.filter { $0 != place && isInside($0) && board[$0] == 0 }
      if others.allSatisfy({ !board.candidates(at: $0).contains(number) }) {
        return .lastPlace(unit)
      }
    }
    return .solution
  }
}
