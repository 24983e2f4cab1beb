import Foundation
import Moments
import WidgetUI

/// Everything that a Sudoku widget shows at one moment; equal values look the same.
struct SudokuPicture: Hashable, Sendable {
  /// The content of one cell, with signs, so that no colour is needed.
  struct Cell: Hashable, Sendable {
    let place: SudokuPlace
    /// The number in the cell; 0 if it is empty.
    let number: Int
    let isFixed: Bool
    let isSelected: Bool
    let isConflicting: Bool
    /// The player's pencil marks in the cell.
    let marks: SudokuNumbers

    /// The sign before the number: `!` if the number is repeated in its row, column or block, `[`
    /// if selected, otherwise a blank.
    var before: String { isConflicting ? "!" : isSelected ? "[" : " " }
    /// The sign after the number: a dot for a number of the player, `]` for a selected cell,
    /// otherwise a blank.
    var behind: String {
      if isSelected, isConflicting { return "]" }
      return isOwn ? "." : isSelected ? "]" : " "
    }
    /// The digit; for an empty cell a dot, or a colon if the cell has pencil marks.
    var digit: String { number == 0 ? marks.isEmpty ? "·" : ":" : "\(number)" }
    /// The content as three characters: the number, up to three pencil marks, or the first two
    /// marks and `+`.
    ///
    /// A single mark is between dots, to distinguish it from a number.
    var wide: String {
      guard number == 0, !marks.isEmpty, !isSelected else { return before + digit + behind }
      let digits = marks.list.map(String.init)
      switch digits.count {
      case 1: return "·\(digits[0])·"
      case 2: return "\(digits[0])·\(digits[1])"
      case 3: return digits.joined()
      default: return "\(digits[0])\(digits[1])+"
      }
    }

    var isOwn: Bool { number != 0 && !isFixed }
  }

  let game: SudokuGame
  let look: SudokuLook
  /// The difficulty of the games that the widget's button starts.
  let difficulty: SudokuDifficulty
  /// The number of mistakes with which a game that the button starts is lost; `nil` for the limit
  /// of the current game.
  let errorLimit: Int?
  let statistics: SudokuStatistics?
  /// The interval from which the host shows the playing time; `nil` while the clock is stopped.
  ///
  /// Its start is moved back by the time that was already played.
  let running: ClosedRange<Date>?
  private let cells: [Cell]

  init(
    _ state: SudokuStore.State,
    difficulty: SudokuDifficulty? = nil,
    errorLimit: Int? = nil,
    at date: Date = .distantFuture
  ) {
    game = state.game
    self.errorLimit = errorLimit
    statistics = state.statistics
    let clock = state.game.clock
    if clock.isRunning(at: Instant(date).microseconds), let stop = clock.stopsAt,
      let from = clock.runningFrom
    {
      let start = Instant(microseconds: from - clock.played).date
      running = start...max(start, Instant(microseconds: stop).date)
    } else {
      running = nil
    }
    look = state.look
    self.difficulty = difficulty ?? state.game.difficulty
    let conflicts = state.game.board.conflicts
    cells = SudokuPlace.all.map { place in
      Cell(
        place: place,
        number: state.game.board[place],
        isFixed: state.game.isFixed(place),
        isSelected: place == state.game.selected && !state.game.isOver,
        isConflicting: conflicts.contains(place),
        marks: state.game.marks[place]
      )
    }
  }

  subscript(place: SudokuPlace) -> Cell { cells[place.index] }

  /// The number of cells whose number is repeated in their row, column or block.
  var conflictCount: Int { cells.count(where: \.isConflicting) }

  var title: String { game.difficulty.word.capitalized }

  /// The number of filled cells and of all cells to fill, such as `12/40`; at the end `solved` or
  /// `lost`.
  var progress: String {
    let (placed, all) = game.progress
    if game.isLost { return String(english: "lost", turkish: "kayıp") }
    return game.isSolved ? SudokuWords.solved : "\(placed)/\(all)"
  }

  /// The number of empty cells, such as `28 left`; at the end `solved` or `lost`.
  var leftWords: String {
    let (placed, all) = game.progress
    return game.isOver ? progress : SudokuWords.left(all - placed)
  }

  /// Whether the clock has ever run, so that there is a time to show.
  var hasTime: Bool { running != nil || game.clock.played > 0 }

  /// The number of mistakes and the limit, such as `2/3`.
  ///
  /// It is empty without a limit, because the number would reveal whether an entered number is
  /// wrong.
  var mistakes: String { game.errorLimit > 0 ? "\(game.mistakes)/\(game.errorLimit)" : "" }

  /// The playing time as text, for a stopped clock.
  var played: String { game.clock.played(at: .max / 2).playedText }

  /// Whether the clock is stopped before the game has ended.
  var isPaused: Bool { running == nil && !game.isOver && game.clock.played(at: .max / 2) > 0 }

  /// A line about the game's end, repeated numbers or the selected cell.
  var status: String {
    if game.isSolved {
      return "\(SudokuWords.solved), \(hints)"
    }
    if game.isLost {
      return String(
        english: "lost after \(game.mistakes) mistakes",
        turkish: "\(game.mistakes) yanlışla kaybedildi"
      )
    }
    if conflictCount > 0 {
      return String(english: "\(conflictCount) in conflict", turkish: "\(conflictCount) çakışma")
    }
    let cell = self[game.selected]
    let stands =
      cell.number == 0
      ? SudokuWords.empty
      : "\(cell.number), \(cell.isFixed ? SudokuWords.given : SudokuWords.yours)"
    guard cell.marks.isEmpty || cell.number != 0 else {
      return "\(cell.place.name): \(cell.marks.list.map(String.init).joined(separator: " "))"
    }
    return "\(cell.place.name): \(stands)"
  }

  private var hints: String {
    switch game.hintCount {
    case 0: String(english: "no hints", turkish: "ipucusuz")
    case 1: String(english: "1 hint", turkish: "1 ipucu")
    default: String(english: "\(game.hintCount) hints", turkish: "\(game.hintCount) ipucu")
    }
  }
}
