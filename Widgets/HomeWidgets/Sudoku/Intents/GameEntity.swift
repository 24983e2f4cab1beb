public import Foundation
import Moments
import SharedStore
public import WidgetIntents

/// A Sudoku game, for searches and scripts such as `find Game where isSolved == false`.
public struct GameEntity: AppEntity {
  public static let persistentIdentifier = "Game"
  public static let typeDisplayRepresentation = TypeDisplayRepresentation(name: SudokuTexts.game)
  public static var defaultQuery: GameQuery { GameQuery() }

  /// The number of the game; 0 for the game that is shown before any was started.
  public let id: Int
  @Property(title: SudokuTexts.difficulty) public var difficulty: SudokuDifficulty
  @Property(title: SudokuTexts.solved) public var isSolved: Bool
  /// The number of cells that the player or a hint has filled.
  @Property(title: SudokuTexts.placed) public var placed: Int
  /// The number of cells that were empty at the beginning.
  @Property(title: SudokuTexts.freePlaces) public var freePlaces: Int
  @Property(title: SudokuTexts.hints) public var hints: Int
  /// The number of wrong numbers that the player has entered.
  @Property(title: SudokuTexts.mistakes) public var mistakes: Int
  /// The playing time in seconds.
  @Property(title: SudokuTexts.seconds) public var seconds: Int
  @Property(title: SudokuTexts.finished) public var finishedAt: Date?
  /// The board as 81 characters, row by row: a digit, or a dot for an empty cell.
  @Property(title: SudokuTexts.board) public var board: String

  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(difficulty.word) \(placed)/\(freePlaces)")
  }

  init(_ game: SudokuGame, at now: Int64) {
    id = Int(clamping: game.key)
    difficulty = game.difficulty
    isSolved = game.isSolved
    let progress = game.progress
    placed = progress.placed
    freePlaces = progress.all
    hints = Int(clamping: game.hintCount)
    mistakes = Int(clamping: game.mistakes)
    seconds = Int(game.clock.played(at: now) / 1_000_000)
    finishedAt = game.finishedAt.map { Instant(microseconds: $0).date }
    board = game.board.text
  }
}

/// Finds the current game and the earlier ones in the store.
public struct GameQuery: EnumerableEntityQuery {
  @AppDependency var games: SudokuStore

  public init() {}

  public func entities(for identifiers: [Int]) async throws -> [GameEntity] {
    let wanted = Set(identifiers)
    return try await allEntities().filter { wanted.contains($0.id) }
  }

  public func allEntities() async throws -> [GameEntity] {
    let now = games.now
    return try await games.kept().map { GameEntity($0, at: now) }
  }
}
