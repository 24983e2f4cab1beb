import Moments
public import WidgetIntents

/// Stops the game's clock; the next move starts it again.
public struct PauseGame: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Pause Game",
    turkish: "Oyunu Duraklat"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Stops the clock of the Sudoku; the next move starts it again.",
    turkish: "Sudoku süresini durdurur; sonraki hamle yeniden başlatır."
  )

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
      dialog: IntentDialog(
        english: "Paused\(wasRunning ? "" : " already") at \(played.playedText).",
        turkish: "\(wasRunning ? "Duraklatıldı" : "Zaten duraklatılmış"): \(played.playedText)."
      )
    )
  }
}

/// Starts the game's clock again.
public struct ResumeGame: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Resume Game",
    turkish: "Oyunu Sürdür"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Starts the clock of the Sudoku.",
    turkish: "Sudoku süresini başlatır."
  )

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
      dialog: IntentDialog(
        english: "The clock goes on from \(played.playedText).",
        turkish: "Süre işliyor: \(played.playedText)."
      )
    )
  }
}

/// Returns the number of games won and the best time, for each difficulty.
public struct SudokuStatisticsIntent: ReadOnlyIntent {
  public static let persistentIdentifier = "SudokuStatistics"
  public static let title = LocalizedStringResource(
    english: "Sudoku Statistics",
    turkish: "Sudoku İstatistikleri"
  )
  public static let description: IntentDescription? = IntentDescription(
    english:
      "Returns how many games were won, and the best time without a hint, for each difficulty.",
    turkish: "Her zorlukta kaç oyunun kazanıldığını ve ipucusuz en iyi süreyi söyler."
  )

  @Dependency var games: SudokuStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    let all = try await games.statistics()
    let said =
      all.isEmpty
      ? String(english: "No game was finished yet.", turkish: "Henüz bir oyun bitmedi.")
      : all.map { "\($0.difficulty.word): \($0.record.words)" }.joined(separator: " · ") + "."
    return .result(value: said, dialog: IntentDialog(stringLiteral: said))
  }
}
