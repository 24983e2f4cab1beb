public import WidgetIntents

/// Stops the game's clock; the next move starts it again.
public struct PauseGame: StoreOnlyIntent {
  public static let title: LocalizedStringResource = "Pause Game"
  public static let description: IntentDescription? =
    "Stops the clock of the Sudoku; the next move starts it again."

  @Dependency var games: SudokuStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let now = games.now
    let (game, wasRunning) = try await games.change { game in
      let wasRunning = game.clock.isRunning(at: now)
      if wasRunning { game.clock.pause(at: now) }
      return wasRunning
    }
    let played = game.clock.played(at: now)
    return .result(
      value: Int(played / 1_000_000),
      dialog: "Paused\(wasRunning ? "" : " already") at \(played.playedText)."
    )
  }
}

/// Starts the game's clock again.
public struct ResumeGame: StoreOnlyIntent {
  public static let title: LocalizedStringResource = "Resume Game"
  public static let description: IntentDescription? = "Starts the clock of the Sudoku."

  @Dependency var games: SudokuStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let now = games.now
    let (game, _) = try await games.change { game in
      guard !game.isOver else { throw SudokuError.over }
      game.clock.move(at: now)
    }
    let played = game.clock.played(at: now)
    return .result(
      value: Int(played / 1_000_000),
      dialog: "The clock goes on from \(played.playedText)."
    )
  }
}

/// Returns the number of games won and the best time, for each difficulty.
public struct SudokuStatisticsIntent: ReadOnlyIntent {
  public static let persistentIdentifier = "SudokuStatistics"
  public static let title: LocalizedStringResource = "Sudoku Statistics"
  public static let description: IntentDescription? =
    "Says how many games were won, and the best time without a hint, for each difficulty."

  @Dependency var games: SudokuStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    let all = try await games.statistics()
    let said =
      all.isEmpty
      ? "No game was finished yet."
      : all.map { "\($0.difficulty.rawValue): \($0.record.words)" }.joined(separator: " · ") + "."
    return .result(value: said, dialog: IntentDialog(stringLiteral: said))
  }
}
