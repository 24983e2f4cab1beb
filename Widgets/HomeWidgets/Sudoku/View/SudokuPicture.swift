import WidgetUI

/// All that a picture of a game shows.
struct SudokuPicture: Hashable, Sendable {
  /// What stands in one place, so that colour is not the only sign.
  struct Cell: Hashable, Sendable {
    let place: SudokuPlace
    /// 0 for none.
    let number: Int
    let isFixed: Bool
    let isSelected: Bool
    let isConflicting: Bool

    /// Before the number: `!` where a neighbour has it too, `[` where the next number goes.
    var before: String { isConflicting ? "!" : isSelected ? "[" : " " }
    /// Behind the number: a point for the player's own.
    var behind: String {
      if isSelected, isConflicting { return "]" }
      return isOwn ? "." : isSelected ? "]" : " "
    }
    /// Both in two columns: a point stands before the player's own.
    var narrow: String {
      (isConflicting ? "!" : isSelected ? "[" : isOwn ? "." : " ") + digit
    }
    /// A place without a number has a point in its middle.
    var digit: String { number == 0 ? "·" : "\(number)" }

    var isOwn: Bool { number != 0 && !isFixed }
  }

  let game: SudokuGame
  let look: SudokuLook
  /// The difficulty of the games that the button begins.
  let difficulty: SudokuDifficulty
  private let cells: [Cell]

  init(_ state: SudokuStore.State, difficulty: SudokuDifficulty? = nil) {
    game = state.game
    look = state.look
    self.difficulty = difficulty ?? state.game.difficulty
    let conflicts = state.game.board.conflicts
    cells = SudokuPlace.all.map { place in
      Cell(
        place: place,
        number: state.game.board[place],
        isFixed: state.game.isFixed(place),
        isSelected: place == state.game.selected && !state.game.isSolved,
        isConflicting: conflicts.contains(place)
      )
    }
  }

  subscript(place: SudokuPlace) -> Cell { cells[place.index] }

  /// How many places conflict.
  var conflictCount: Int { cells.count(where: \.isConflicting) }

  var title: String { game.difficulty.rawValue.capitalized }

  /// How far the game is.
  var progress: String {
    let (placed, all) = game.progress
    return game.isSolved ? "solved" : "\(placed)/\(all)"
  }

  /// What there is to say of the game in a line.
  var status: String {
    if game.isSolved {
      return "solved, \(hints)"
    }
    if conflictCount > 0 { return "\(conflictCount) in conflict" }
    let cell = self[game.selected]
    let stands =
      cell.number == 0 ? "empty" : cell.isFixed ? "\(cell.number), given" : "\(cell.number), yours"
    return "\(cell.place.name): \(stands)"
  }

  private var hints: String {
    switch game.hintCount {
    case 0: "no hints"
    case 1: "1 hint"
    default: "\(game.hintCount) hints"
    }
  }
}
