import Foundation
import Moments
import SharedStore
public import WidgetIntents
import WidgetTimeline

/// The configuration of a placed Sudoku widget: the games that its button starts.
public struct SudokuConfiguration: WidgetConfigurationIntent {
  public static let title = SudokuTexts.widgetName
  public static let description: IntentDescription? = IntentDescription(
    english: "Which games the board offers.",
    turkish: "Tahtanın sunduğu oyunlar."
  )

  @Parameter(
    title: SudokuTexts.difficulty,
    description: LocalizedStringResource(
      english: "The difficulty of the games that its button begins",
      turkish: "Düğmesinin başlattığı oyunların zorluğu"
    )
  )
  public var difficulty: SudokuDifficulty?
  @Parameter(
    title: SudokuTexts.errorLimit,
    description: LocalizedStringResource(
      english: "Mistakes that end the games its button begins; 0 for no limit",
      turkish: "Düğmesinin başlattığı oyunları bitiren yanlış sayısı; 0 sınırsız"
    ),
    default: 0,
    inclusiveRange: (0, 81)
  )
  public var errorLimit: Int

  public init() {}
}

/// The game as the widget shows it from `date` on.
struct SudokuEntry: TimelineEntry {
  let date: Date
  let state: SudokuStore.State
  /// The difficulty of new games; `nil` for the difficulty of the current game.
  var difficulty: SudokuDifficulty?
  /// The number of mistakes with which a new game is lost, 0 for no limit; `nil` for that of the
  /// current game.
  var errorLimit: Int?

  /// The relevance: 10 while the game's clock runs, 1 for a paused game with moves, otherwise 0.
  var relevance: TimelineEntryRelevance? {
    if state.game.isOver { return TimelineEntryRelevance(score: 0) }
    let isPlayed = state.game.clock.isRunning(at: Instant(date).microseconds)
    return TimelineEntryRelevance(score: isPlayed ? 10 : state.game.hasMoves ? 1 : 0)
  }

  /// Returns an entry with sample data for the gallery (WK-69) and for placeholders.
  static func preview(at date: Date) -> SudokuEntry {
    SudokuEntry(
      date: date,
      state: .init(game: .first, look: SudokuLook(), appearance: StoredAppearance())
    )
  }
}

/// Provides the current game, with a second entry for when its clock stops by itself.
struct SudokuProvider: AppIntentTimelineProvider {
  private let games: AppDependency<SudokuStore>

  init(dependencies: AppDependencyManager = .shared) {
    games = AppDependency(manager: dependencies)
  }

  func placeholder(in context: Context) -> SudokuEntry { .preview(at: SystemClock().date) }

  func snapshot(for configuration: SudokuConfiguration, in context: Context) async -> SudokuEntry {
    guard !context.isPreview else { return .preview(at: SystemClock().date) }
    return await timeline(for: configuration, in: context).entries.first
      ?? .preview(at: SystemClock().date)
  }

  /// Returns no entries if the store cannot be read, so that the previous timeline stays (WK-100).
  func timeline(
    for configuration: SudokuConfiguration,
    in context: Context
  ) async -> Timeline<SudokuEntry> {
    do {
      let now = context.foreseen ?? Instant(microseconds: games.wrappedValue.now).date
      let entry = SudokuEntry(
        date: now,
        state: try await games.wrappedValue.state(),
        difficulty: configuration.difficulty,
        errorLimit: configuration.errorLimit
      )
      return Timeline(entries: entry.untilItsClockStops, policy: .never)
    } catch {
      print("sudoku: no timeline: \(ErrorWords.text(of: error))")
      return Timeline(entries: [], policy: .after(SystemClock().date + 60))
    }
  }
}

extension SudokuEntry {
  /// This entry, and if the game's clock is running, a second one for the time at which it stops by
  /// itself.
  var untilItsClockStops: [SudokuEntry] {
    let clock = state.game.clock
    guard clock.isRunning(at: Instant(date).microseconds), let stop = clock.stopsAt else {
      return [self]
    }
    return [
      self,
      SudokuEntry(
        date: Instant(microseconds: stop).date,
        state: state,
        difficulty: difficulty,
        errorLimit: errorLimit
      ),
    ]
  }
}
