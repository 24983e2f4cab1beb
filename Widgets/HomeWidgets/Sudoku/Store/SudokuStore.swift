import SharedStore
import WidgetTimeline

/// Reads and changes the games in the shared store; each change is one transaction.
struct SudokuStore: Sendable {
  /// The number of earlier games that are kept, so that `undo` can bring them back.
  private static let keptGames = 20

  let store: SharedStore
  private let present: @Sendable () -> Int64

  init(store: SharedStore, clock: some WallClock = SystemClock()) {
    self.store = store
    present = { clock.now.microseconds }
  }

  /// The current time in microseconds since 1970 UTC.
  var now: Int64 { present() }

  /// The current game, the settings of boards, and the appearance of all widgets.
  struct State: Hashable, Sendable {
    var game: SudokuGame
    var look: SudokuLook
    var appearance: StoredAppearance
    /// The statistics for the current game's difficulty; `nil` if no game of that difficulty has
    /// ended yet.
    var statistics: SudokuStatistics?
  }

  func state() async throws -> State {
    try await store.read { transaction in
      let game = try Self.game(in: transaction) ?? .first
      return State(
        game: game,
        look: try transaction.record(SudokuLook.onlyKey) ?? SudokuLook(),
        appearance: try transaction.appearance(),
        statistics: try transaction.record(SudokuStatistics.key(of: game.difficulty))
      )
    }
  }

  /// Returns the games in the store, the current one first; if there are none, the initial game.
  func kept() async throws -> [SudokuGame] {
    let games = try await store.read { transaction in
      try transaction.fetch(SudokuGame.self, sortedBy: [.descending("key")])
    }
    return games.isEmpty ? [.first] : games
  }

  /// Stores a new game as the current one, and returns it with its key.
  func begin(_ game: SudokuGame) async throws -> SudokuGame {
    try await store.write { transaction in
      let kept = try transaction.fetch(SudokuGame.self, sortedBy: [.descending("key")])
      for old in kept.dropFirst(Self.keptGames) {
        try transaction.delete(SudokuGame.self, key: old.key)
      }
      if var last = kept.first, !last.isCounted, last.hasMoves {
        try Self.count(&last, in: transaction)
        last.clock.pause(at: game.startedAt)
        try transaction.update(last)
      }
      return try transaction.insert(game)
    }
  }

  /// Changes the current game, and returns it with the result of `body`.
  ///
  /// The initial game is stored with its first change.
  func change<Value: Sendable>(
    _ body: @Sendable (inout SudokuGame) throws -> Value
  ) async throws -> (game: SudokuGame, value: Value) {
    try await store.write { transaction in
      let kept = try Self.game(in: transaction)
      var game = kept ?? .first
      let value = try body(&game)
      if game.isOver, !game.isCounted { try Self.count(&game, in: transaction) }
      if kept == nil {
        game = try transaction.insert(game)
      } else if game != kept {
        try transaction.update(game)
      }
      return (game, value)
    }
  }

  /// Changes the settings of boards; returns whether they differ from before.
  func changeLook(_ body: @Sendable (inout SudokuLook) -> Void) async throws -> Bool {
    try await store.write { transaction in
      let kept: SudokuLook? = try transaction.record(SudokuLook.onlyKey)
      var look = kept ?? SudokuLook()
      body(&look)
      guard look != kept ?? SudokuLook() else { return false }
      if kept == nil { try transaction.insert(look) } else { try transaction.update(look) }
      return true
    }
  }

  /// Returns the statistics for each difficulty of which a game has ended.
  func statistics() async throws -> [(difficulty: SudokuDifficulty, record: SudokuStatistics)] {
    try await store.read { transaction in
      try SudokuDifficulty.allCases.compactMap { difficulty in
        let key = SudokuStatistics.key(of: difficulty)
        let record: SudokuStatistics? = try transaction.record(key)
        return record.map { (difficulty, $0) }
      }
    }
  }

  /// Adds a game to the statistics, and records that in its `isCounted`.
  private static func count(
    _ game: inout SudokuGame,
    in transaction: borrowing WriteTransaction
  ) throws {
    let key = SudokuStatistics.key(of: game.difficulty)
    let kept: SudokuStatistics? = try transaction.record(key)
    var statistics = kept ?? SudokuStatistics(game.difficulty)
    statistics.count(game)
    if kept == nil {
      try transaction.insert(statistics)
    } else {
      try transaction.update(statistics)
    }
    game.isCounted = true
  }

  /// Returns the game that was started last; `nil` if there is none.
  private static func game(
    in transaction: borrowing some StoreReading & ~Copyable
  ) throws -> SudokuGame? {
    try transaction.fetch(SudokuGame.self, sortedBy: [.descending("key")], limit: 1).first
  }
}

/// The store's collections of games, with their migrations.
enum SudokuSchema {
  static var module: ModuleSchema {
    ModuleSchema(
      name: "sudoku",
      migrations: [
        Migration(
          1,
          [
            .createCollection(SudokuGame.firstCollection),
            .createCollection(SudokuLook.collection),
          ]
        ),
        Migration(
          2,
          SudokuGame.laterColumns.map { .addColumn($0, to: SudokuGame.collection.name) }
            + [.createCollection(SudokuStatistics.collection)]
        ),
      ]
    )
  }
}
