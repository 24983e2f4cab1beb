import Foundation
import SharedStore
import Testing
import WidgetIntents
import WidgetTimeline

@testable import HomeWidgets

// Intents reach their store through the one dependency manager, so these tests take turns.
@Suite("Intents of Sudoku (BW-17)", .serialized, .timeLimit(.minutes(2)))
struct SudokuIntentTests {
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
          NewGame.self, PlaceNumber.self, ClearCell.self, SudokuHint.self, SelectCell.self,
          SetBoardColor.self, SetTextScale.self,
        ],
        entities: [],
        enumerations: [SudokuDifficulty.self, SudokuColor.self, SudokuTextScale.self]
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

  private func game() async throws -> SudokuGame { try await games.state().game }

  // BW-17
  @Test func `each has its name on the command line`() {
    #expect(
      runner.registry.intents.map(\.name).sorted() == [
        "clear-cell", "new-game", "place-number", "select-cell", "set-board-color",
        "set-text-scale", "sudoku-hint",
      ]
    )
  }

  // BW-17
  @Test func `a number is placed where it is named, and without a name where it was placed last`()
    async throws
  {
    let free = SudokuPlace.all.filter { !SudokuGame.first.isFixed($0) }
    let number = SudokuGame.first.solution[free[3]]
    let said = try await perform(
      "place-number",
      ["number": "\(number)", "cell": free[3].name.lowercased()]
    )
    #expect(said == "\(free[3].name) is \(number).")
    #expect(
      try await perform("place-number", ["number": "\(number)"])
        == "\(free[3].name) is \(number) already."
    )
    #expect(try await game().board[free[3]] == number)
    #expect(try await perform("clear-cell") == "\(free[3].name) is empty.")
    #expect(try await perform("clear-cell") == "\(free[3].name) is empty already.")
    #expect(try await perform("select-cell", ["cell": "E5"]) == "E5 is selected.")
    #expect(try await game().selected.name == "E5")
  }

  // BW-17
  @Test func `a conflict is said with the places that have the number`() async throws {
    let game = SudokuGame.first
    let (place, other) = try #require(
      SudokuPlace.all.lazy.filter { !game.isFixed($0) }.compactMap { place in
        SudokuPlace.neighbours[place.index].map { SudokuPlace(index: $0) }
          .first { game.isFixed($0) }.map { (place, $0) }
      }.first
    )
    let said = try await perform(
      "place-number",
      ["number": "\(game.clues[other])", "cell": place.name]
    )
    #expect(said?.contains(other.name) == true)
    #expect(said?.contains("too") == true)
  }

  @Test(
    arguments: [
      (["number": "0", "cell": "A1"], "0 is not a number of a Sudoku"),
      (["number": "10"], "10 is not a number of a Sudoku"),
      (["number": "5", "cell": "K1"], "there is no cell “K1” on the board"),
    ] as [([String: String], String)]
  )
  func `what cannot be placed is an error that says why`(
    arguments: [String: String],
    message: String
  ) async throws {
    let error = await #expect(throws: IntentError.self) {
      try await runner.run(
        "place-number",
        arguments.map { IntentArgument($0.key, text: $0.value) }
      )
    }
    #expect(error?.message == message)
    #expect(error?.exitCode == 64)
    #expect(try await game().board == SudokuGame.first.clues)
  }

  // BW-17, CL-22
  @Test func `another game is another record, and undo goes back to the last one`() async throws {
    try await perform("place-number", ["number": "1"])
    let first = try await game()
    let run = JournalRun(id: "new", intent: "NewGame", parameters: [], key: nil, origin: "test")
    let other = SudokuGame(seed: 5, .expert, startedAt: 9)
    let begun = try await games.store.perform(run) { transaction in
      (try transaction.insert(other), [])
    }
    #expect(try await game().key == begun.key)
    #expect(begun.key != first.key)
    try await games.store.undo(.last(1), id: "undo")
    #expect(try await game() == first)
  }

  @Test func `a new game has the difficulty asked for, or that of the last one`() async throws {
    #expect(
      try await perform("new-game", ["difficulty": "hard", "seed": "4"])?.contains("hard") == true
    )
    let hard = try await game()
    #expect(SudokuDifficulty.hard.clues.contains(hard.clues.count))
    try await perform("new-game")
    #expect(try await game().difficulty == .hard)
    #expect(try await game().clues != hard.clues)
  }

  // BW-17
  @Test func `colour and scale are kept whatever the game`() async throws {
    #expect(try await perform("set-board-color", ["tint": "pink"]) == "The board is pink.")
    #expect(try await perform("set-board-color", ["tint": "pink"]) == "The board is pink already.")
    #expect(try await perform("set-text-scale", ["scale": "large"]) == "The text is large.")
    try await perform("new-game")
    let look = try await games.state().look
    #expect(look.color == .pink)
    #expect(look.scale == .large)
  }

  @Test func `hints say why, and the last one that the board is solved`() async throws {
    var said = ""
    for _ in 0..<(81 - SudokuGame.first.clues.count) {
      said = try await perform("sudoku-hint") ?? ""
    }
    #expect(said.hasSuffix(", and the board is solved."))
    #expect(try await perform("sudoku-hint") == "The board is solved already.")
  }

  @Test func `a hint returns its reason, and a search finds the game`() async throws {
    let outcome = try await runner.run("sudoku-hint", [])
    #expect(outcome.value == .string(outcome.dialog ?? ""))
    try await perform("new-game", ["difficulty": "hard"])
    let found = try await GameQuery().allEntities()
    #expect(found.map(\.difficulty) == [.hard, .easy])
    #expect(found.map(\.hints) == [0, 1])
    #expect(try await GameQuery().entities(for: [found[1].id]).map(\.placed) == [1])
  }

  @Test func `no more games are kept than undo has use for`() async throws {
    for _ in 0..<30 { try await perform("new-game", ["difficulty": "easy"]) }
    let count = try await games.store.read { try $0.count(SudokuGame.self) }
    #expect(count == 21)
  }
}
