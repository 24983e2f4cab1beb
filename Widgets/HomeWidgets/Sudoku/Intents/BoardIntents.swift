public import WidgetIntents

/// Begins a new game; the previous one is kept for `undo`.
public struct NewGame: StoreOnlyIntent {
  public static let title: LocalizedStringResource = "New Game"
  public static let description: IntentDescription? =
    "Begins another Sudoku; 'undo' goes back to the one that was played."

  @Parameter(title: "Difficulty", description: "Without it, that of the game that was played")
  public var difficulty: SudokuDifficulty?
  @Parameter(title: "Seed", description: "Equal seeds make equal boards")
  public var seed: Int?
  @Parameter(
    title: "Error limit",
    description: "Mistakes that end the game, 0 for none; without it, as in the last game"
  )
  public var errorLimit: Int?

  @Dependency var games: SudokuStore

  public init() {}

  init(_ difficulty: SudokuDifficulty?, errorLimit: Int? = nil) {
    self.difficulty = difficulty
    self.errorLimit = errorLimit
  }

  public func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    let last = try await games.state().game
    var game = SudokuGame(
      seed: seed.map { UInt64(bitPattern: Int64($0)) } ?? .random(in: .min ... .max),
      difficulty ?? last.difficulty,
      startedAt: games.now
    )
    game.errorLimit = errorLimit.map { Int64(min(max($0, 0), 81)) } ?? last.errorLimit
    let begun = try await games.begin(game)
    return .result(
      value: begun.board.text,
      dialog: "A new \(begun.difficulty.rawValue) game with \(begun.clues.count) numbers."
    )
  }
}

/// Sets the colour of the player's numbers and of the selected cell.
public struct SetBoardColor: StoreOnlyIntent {
  public static let title: LocalizedStringResource = "Set Board Color"
  public static let description: IntentDescription? =
    "Sets the colour of your numbers and of the selected place."

  // `--color` is an option of every command.
  @Parameter(title: "Tint")
  public var tint: SudokuColor

  @Dependency var games: SudokuStore

  public init() {}

  init(_ tint: SudokuColor) { self.tint = tint }

  public func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    let tint = tint
    let hasChanged = try await games.changeLook { $0.color = tint }
    return .result(
      value: tint.rawValue,
      dialog: "The board is \(tint.rawValue)\(hasChanged ? "" : " already")."
    )
  }
}

/// Sets the size in which boards are drawn.
public struct SetTextScale: StoreOnlyIntent {
  public static let title: LocalizedStringResource = "Set Text Scale"
  public static let description: IntentDescription? =
    "Sets how large the board is drawn, as far as letters of one size allow."

  @Parameter(title: "Scale")
  public var scale: SudokuTextScale

  @Dependency var games: SudokuStore

  public init() {}

  init(_ scale: SudokuTextScale) { self.scale = scale }

  public func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    let scale = scale
    let hasChanged = try await games.changeLook { $0.scale = scale }
    return .result(
      value: scale.rawValue,
      dialog: "The text is \(scale.rawValue)\(hasChanged ? "" : " already")."
    )
  }
}
