import SharedStore
import WidgetTimeline

/// The games in the shared store; each change is one transaction.
struct SudokuStore: Sendable {
  /// Games that are kept beside the one that is played, for `undo`.
  private static let keptGames = 20

  let store: SharedStore
  private let present: @Sendable () -> Int64

  init(store: SharedStore, clock: some WallClock = SystemClock()) {
    self.store = store
    present = { clock.now.microseconds }
  }

  /// Microseconds since 1970 UTC.
  var now: Int64 { present() }

  /// What is played, how it looks, and how all widgets are drawn.
  struct State: Hashable, Sendable {
    var game: SudokuGame
    var look: SudokuLook
    var appearance: StoredAppearance
  }

  func state() async throws -> State {
    try await store.read { transaction in
      State(
        game: try Self.game(in: transaction) ?? .first,
        look: try transaction.record(SudokuLook.onlyKey) ?? SudokuLook(),
        appearance: try transaction.appearance()
      )
    }
  }

  /// The games that the store has, the one that is played first.
  func kept() async throws -> [SudokuGame] {
    let games = try await store.read { transaction in
      try transaction.fetch(SudokuGame.self, sortedBy: [.descending("key")])
    }
    return games.isEmpty ? [.first] : games
  }

  /// Begins another game.
  func begin(_ game: SudokuGame) async throws -> SudokuGame {
    try await store.write { transaction in
      let kept = try transaction.fetch(SudokuGame.self, sortedBy: [.descending("key")])
      for old in kept.dropFirst(Self.keptGames) {
        try transaction.delete(SudokuGame.self, key: old.key)
      }
      return try transaction.insert(game)
    }
  }

  /// Changes the game that is played; the first one is kept with its first change.
  func change<Value: Sendable>(
    _ body: @Sendable (inout SudokuGame) throws -> Value
  ) async throws -> (game: SudokuGame, value: Value) {
    try await store.write { transaction in
      let kept = try Self.game(in: transaction)
      var game = kept ?? .first
      let value = try body(&game)
      if kept == nil {
        game = try transaction.insert(game)
      } else if game != kept {
        try transaction.update(game)
      }
      return (game, value)
    }
  }

  /// Changes how boards look, and says whether anything differs.
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

  /// The game that was begun last; `nil` before any was.
  private static func game(
    in transaction: borrowing some StoreReading & ~Copyable
  ) throws -> SudokuGame? {
    try transaction.fetch(SudokuGame.self, sortedBy: [.descending("key")], limit: 1).first
  }
}

/// The shape of the games in the store.
enum SudokuSchema {
  static var module: ModuleSchema {
    ModuleSchema(
      name: "sudoku",
      migrations: [
        Migration(
          1,
          [
            .createCollection(SudokuGame.collection), .createCollection(SudokuLook.collection),
          ]
        )
      ]
    )
  }
}
