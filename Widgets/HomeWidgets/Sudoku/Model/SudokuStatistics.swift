import Moments
import SharedStore

/// The number of games played and won in one difficulty, and the best time.
struct SudokuStatistics: StoreRecord, Hashable {
  /// The index of the difficulty, counted from 1.
  var key: Int64
  /// The number of games that were won, lost, or replaced by another game after a move.
  var played: Int64 = 0
  var won: Int64 = 0
  /// The time of the fastest game that was won without a hint, in microseconds; `nil` if there is
  /// none.
  var best: Int64?

  init(_ difficulty: SudokuDifficulty) { key = Self.key(of: difficulty) }

  static func key(of difficulty: SudokuDifficulty) -> Int64 {
    Int64(SudokuDifficulty.allCases.firstIndex(of: difficulty) ?? 0) + 1
  }

  /// Adds a game that was won, lost or abandoned.
  mutating func count(_ game: SudokuGame) {
    played += 1
    guard game.isSolved else { return }
    won += 1
    let time = game.clock.played
    if game.hintCount == 0, time > 0 { best = min(best ?? time, time) }
  }

  /// A summary such as `3 of 4 won, best 6:12`.
  var words: String {
    String(english: "\(won) of \(played) won", turkish: "\(won)/\(played) kazanıldı")
      + (best.map {
        String(english: ", best \($0.playedText)", turkish: ", en iyi \($0.playedText)")
      } ?? "")
  }

  static let collection = StoreCollection(
    "sudokuStatistics",
    columns: [
      StoreColumn("played", .integer),
      StoreColumn("won", .integer),
      StoreColumn("best", .integer, isOptional: true, reading: .unspoken),
    ],
    noun: "sudoku statistics"
  )

  init(row: StoreRow) throws {
    key = row.key
    played = try row.value("played")
    won = try row.value("won")
    best = try row.value("best")
  }

  func encode(into values: inout StoreRowValues) {
    values.set("played", to: played)
    values.set("won", to: won)
    values.set("best", to: best)
  }
}
