import Foundation
import Moments
import SharedStore
import Testing
import WidgetIntents
import WidgetTimeline

@testable import HomeWidgets

@Suite("Marks, mistakes and the clock of Sudoku", .timeLimit(.minutes(2)))
struct SudokuPlayTests {
  private static let free = SudokuPlace.all.filter { !SudokuGame.first.isFixed($0) }

  private static func wrong(_ game: SudokuGame, at place: SudokuPlace) -> Int {
    game.solution[place] % 9 + 1
  }

  // BW-17
  @Test func `a number rubs out the marks that it rules out, and no others`() throws {
    var game = SudokuGame.first
    game.setMarks(true)
    let place = Self.free[0]
    let number = game.solution[place]
    #expect(game.marks[place].contains(number))
    let before = game.marks
    try game.place(number, at: place, now: 0)
    #expect(game.marks[place].isEmpty)
    for other in Self.free.dropFirst() {
      let sees = SudokuPlace.neighbours[place.index].contains(other.index)
      #expect(!game.marks[other].contains(number) || !sees)
      var expected = before[other]
      if sees { expected.remove(number) }
      #expect(game.marks[other] == expected)
    }
  }

  @Test func `filled marks hold the solution everywhere, and are rubbed out at once`() {
    var game = SudokuGame.first
    game.setMarks(true)
    for place in Self.free { #expect(game.marks[place].contains(game.solution[place])) }
    #expect(SudokuPlace.all.allSatisfy { game.marks[$0].isEmpty == game.isFixed($0) })
    game.setMarks(false)
    #expect(game.marks.isEmpty)
  }

  @Test func `a place with a number takes no marks`() throws {
    var game = SudokuGame.first
    let given = try #require(SudokuPlace.all.first { game.isFixed($0) })
    #expect(throws: SudokuError.fixed(given, number: game.clues[given])) {
      try game.mark(1, at: given, now: 0)
    }
    try game.place(game.solution[Self.free[0]], at: Self.free[0], now: 0)
    #expect(throws: SudokuError.self) { try game.mark(1, at: Self.free[0], now: 0) }
    try game.mark(3, at: Self.free[1], now: 0)
    #expect(game.marks[Self.free[1]].list == [3])
    try game.mark(3, at: Self.free[1], now: 0)
    #expect(game.marks.isEmpty)
  }

  @Test(
    arguments: [
      ("", ""), ("3:158 12:37", "3:158 12:37"), ("3:851", "3:158"), ("81:1 -1:2 x:3 5", ""),
      ("4:0ab", ""), ("99999999999999999999:1 7:9", "7:9"),
    ]
  )
  func `marks are kept as text, and what is damaged is left out`(text: String, kept: String) {
    #expect(SudokuMarks(text).text == kept)
  }

  @Test func `only what the solution does not have is a mistake, and the last one ends the game`()
    throws
  {
    var game = SudokuGame.first
    game.errorLimit = 2
    try game.place(game.solution[Self.free[0]], at: Self.free[0], now: 0)
    #expect(game.mistakes == 0)
    let wrong = Self.wrong(game, at: Self.free[1])
    try game.place(wrong, at: Self.free[1], now: 0)
    try game.place(wrong, at: Self.free[1], now: 0)
    #expect(game.mistakes == 1)
    try game.place(0, at: Self.free[1], now: 0)
    #expect(!game.isLost)
    try game.place(wrong, at: Self.free[1], now: 9)
    #expect(game.isLost)
    #expect(!game.clock.isRunning(at: 9))
    #expect(throws: SudokuError.lost(mistakes: 2)) {
      try game.place(1, at: Self.free[2], now: 0)
    }
    #expect(throws: SudokuError.lost(mistakes: 2)) { try game.takeHint(now: 0) }
  }

  private static let minute: Int64 = 60_000_000

  @Test func `the clock runs from the first move, and stands after ten minutes without one`() {
    var clock = SudokuClock()
    #expect(clock.played(at: 5 * Self.minute) == 0)
    clock.move(at: 0)
    #expect(clock.played(at: 5 * Self.minute) == 5 * Self.minute)
    clock.move(at: 5 * Self.minute)
    #expect(clock.stopsAt == 15 * Self.minute)
    #expect(clock.played(at: 900 * Self.minute) == 15 * Self.minute)
    clock.move(at: 900 * Self.minute)
    clock.pause(at: 902 * Self.minute)
    #expect(clock.played(at: 9_000 * Self.minute) == 17 * Self.minute)
    #expect(clock.stopsAt == nil)
    clock.move(at: 9_000 * Self.minute)
    #expect(clock.played(at: 9_001 * Self.minute) == 18 * Self.minute)
  }

  @Test func `a clock that was set back plays no negative time`() {
    var clock = SudokuClock()
    clock.move(at: 100 * Self.minute)
    #expect(clock.played(at: 0) == 0)
    clock.move(at: 50 * Self.minute)
    #expect(clock.played(at: 51 * Self.minute) == Self.minute)
  }

  @Test(arguments: [(0, "0:00"), (372, "6:12"), (3_723, "1:02:03")] as [(Int64, String)])
  func `a time is written in minutes, and in hours where there are some`(
    seconds: Int64,
    text: String
  ) {
    #expect((seconds * 1_000_000).playedText == text)
  }

  @Test func `a timeline has a second entry only while the clock runs`() throws {
    var game = SudokuGame.first
    let now = Instant(Samples.now).microseconds
    func entries(_ game: SudokuGame) -> [SudokuEntry] {
      SudokuEntry(
        date: Samples.now,
        state: .init(game: game, look: SudokuLook(), appearance: StoredAppearance())
      )
      .untilItsClockStops
    }
    #expect(entries(game).count == 1)
    try game.mark(1, at: Self.free[0], now: now - Self.minute)
    let running = entries(game)
    #expect(running.map(\.date) == [Samples.now, Samples.now.addingTimeInterval(540)])
    #expect(SudokuPicture(running[0].state, at: running[0].date).running != nil)
    let stopped = SudokuPicture(running[1].state, at: running[1].date)
    #expect(stopped.running == nil && stopped.isPaused)
    #expect(stopped.played == "10:00")
    // WK-106: a game that is played matters more than one that waits.
    #expect(running.map(\.relevance?.score) == [10, 1])
    game.clock.pause(at: now)
    #expect(entries(game).count == 1)
  }
}

extension SudokuIntentTests {
  // One dependency manager has one store of games: these take turns with the other intents.
  @Suite("Intents of marks, clock and statistics", .serialized)
  struct SudokuPlayIntentTests {
    private let store: TestStore
    private let games: SudokuStore
    private let runner: IntentRunner

    init() throws {
      store = try TestStore()
      let games = SudokuStore(store: store.toDos.store, clock: store.clock)
      AppDependencyManager.shared.add(dependency: games)
      self.games = games
      runner = IntentRunner(
        registry: try IntentRegistry(
          intents: [
            NewGame.self, PlaceNumber.self, SudokuHint.self, MarkNumber.self, FillMarks.self,
            ClearMarks.self, TogglePencil.self, PauseGame.self, ResumeGame.self,
            SudokuStatisticsIntent.self,
          ],
          entities: [],
          enumerations: [SudokuDifficulty.self]
        ),
        context: IntentContext(now: Samples.now, calendar: Samples.utc)
      )
    }

    @discardableResult
    private func perform(
      _ name: String,
      _ arguments: KeyValuePairs<String, String> = [:]
    ) async throws -> String? {
      try await runner.run(name, arguments.map { IntentArgument($0.key, text: $0.value) }).dialog
    }

    private func solve() async throws {
      let game = try await games.state().game
      for place in SudokuPlace.all where game.board[place] != game.solution[place] {
        try await perform(
          "place-number",
          ["number": "\(game.solution[place])", "cell": place.name]
        )
        store.clock.advance(by: .seconds(2))
      }
    }

    @Test func `marks are pencilled in and rubbed out`() async throws {
      #expect(try await perform("mark-number", ["number": "5", "cell": "A4"]) == "A4 may be 5.")
      #expect(try await perform("mark-number", ["number": "1"]) == "A4 may be 1 5.")
      try await perform("mark-number", ["number": "5"])
      #expect(try await perform("mark-number", ["number": "1"]) == "A4 has no marks.")
      #expect(try await perform("fill-marks") == "Marked 39 places.")
      #expect(try await games.state().game.marks.isEmpty == false)
      #expect(try await perform("clear-marks") == "The board has no marks.")
      #expect(try await perform("toggle-pencil") == "Number keys now pencil numbers in.")
      #expect(try await games.state().game.isPencil)
    }

    @Test func `a pause stops the clock, and the next move starts it`() async throws {
      try await perform("mark-number", ["number": "5"])
      store.clock.advance(by: .seconds(192))
      #expect(try await perform("pause-game") == "Paused at 3:12.")
      store.clock.advance(by: .seconds(5_000))
      #expect(try await perform("pause-game") == "Paused already at 3:12.")
      #expect(try await perform("resume-game") == "The clock goes on from 3:12.")
      store.clock.advance(by: .seconds(8))
      #expect(try await perform("pause-game") == "Paused at 3:20.")
    }

    @Test func `a game that was won, lost or left is counted once`() async throws {
      #expect(try await perform("sudoku-statistics") == "No game was finished yet.")
      try await solve()
      let solved = try await games.state().game
      #expect(solved.isSolved && solved.isCounted)
      // Of 39 numbers the last one falls 76 seconds after the first.
      #expect(try await perform("sudoku-statistics") == "easy: 1 of 1 won, best 1:16.")
      #expect(try await games.state().statistics?.best == 76_000_000)
      // Left without a move: not counted.
      try await perform("new-game", ["difficulty": "easy", "seed": "3"])
      try await perform("new-game", ["difficulty": "easy", "seed": "4", "error-limit": "1"])
      try await perform("sudoku-hint")
      #expect(try await perform("sudoku-statistics") == "easy: 1 of 1 won, best 1:16.")
      let game = try await games.state().game
      let place = try #require(SudokuPlace.all.first { game.board[$0] == 0 })
      let said = try await perform(
        "place-number",
        ["number": "\(game.solution[place] % 9 + 1)", "cell": place.name]
      )
      #expect(said?.contains("mistake 1 of 1, the game is lost") == true)
      #expect(try await perform("sudoku-statistics") == "easy: 1 of 2 won, best 1:16.")
      let error = await #expect(throws: IntentError.self) { try await perform("resume-game") }
      #expect(error?.message == "the game is over")
      try await perform("new-game", ["difficulty": "hard"])
      #expect(try await games.state().game.errorLimit == 1)
      try await perform("mark-number", ["number": "1"])
      try await perform("new-game", ["difficulty": "easy", "error-limit": "0"])
      #expect(
        try await perform("sudoku-statistics") == "easy: 1 of 2 won, best 1:16 · hard: 0 of 1 won."
      )
      #expect(try await games.state().game.errorLimit == 0)
    }

    @Test func `a full board with a wrong number says how many are wrong`() async throws {
      let game = SudokuGame.first
      let open = SudokuPlace.all.filter { game.clues[$0] == 0 }
      var said: String?
      for place in open {
        let number = place == open[0] ? game.solution[place] % 9 + 1 : game.solution[place]
        said = try await perform("place-number", ["number": "\(number)", "cell": place.name])
      }
      #expect(try await games.state().game.board.isFull)
      #expect(said?.contains("1 number is wrong") == true || said?.contains("too") == true)
      #expect(try await games.state().game.isSolved == false)
    }

    // CL-22
    @Test func `undo of the last number takes the game out of the statistics again`() async throws {
      let run = JournalRun(id: "r", intent: "PlaceNumber", parameters: [], key: nil, origin: "test")
      try await perform("sudoku-hint")
      let before = try await games.state()
      _ = try await games.store.perform(run) { transaction in
        var statistics = SudokuStatistics(.easy)
        statistics.count(before.game)
        return (try transaction.insert(statistics).key, [])
      }
      #expect(try await games.state().statistics?.played == 1)
      try await games.store.undo(.last(1), id: "undo")
      #expect(try await games.state() == before)
    }
  }
}
