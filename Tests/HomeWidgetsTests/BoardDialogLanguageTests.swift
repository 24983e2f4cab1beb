import Moments
import Testing
import WidgetIntents

@testable import HomeWidgets

/// Tests the dialogs of the Sudoku intents in both languages; they run one after the other with the
/// tests of this suite.
extension SudokuIntentTests {
  private static let intents: [any AppIntent.Type] = [
    NewGame.self, PlaceNumber.self, ClearCell.self, SudokuHint.self, SelectCell.self,
    SetBoardColor.self, SetTextScale.self, MarkNumber.self, FillMarks.self, ClearMarks.self,
    TogglePencil.self, PauseGame.self, ResumeGame.self, SudokuStatisticsIntent.self,
  ]

  private typealias Call = (name: String, arguments: [String: String])

  private static let calls: [Call] = {
    let game = SudokuGame.first
    let free = SudokuPlace.all.filter { !game.isFixed($0) }
    let (first, second) = (free[0].name, free[1].name)
    let right = "\(game.solution[free[0]])"
    let given =
      SudokuPlace.neighbours[free[1].index].map { game.clues[SudokuPlace(index: $0)] }
      .first { $0 != 0 } ?? 0
    let lost = SudokuGame(seed: 4, .easy, startedAt: 0)
    let place = SudokuPlace.all.first { !lost.isFixed($0) } ?? SudokuPlace(index: 0)
    let wrong = lost.solution[place] % 9 + 1
    let beginning: [Call] = [
      ("sudoku-statistics", [:]), ("mark-number", ["number": "5", "cell": first]),
      ("mark-number", ["number": "5"]), ("fill-marks", [:]), ("clear-marks", [:]),
      ("toggle-pencil", [:]), ("toggle-pencil", [:]),
      ("place-number", ["number": right, "cell": first]),
      ("place-number", ["number": right, "cell": first]), ("clear-cell", [:]),
      ("clear-cell", [:]), ("place-number", ["number": "\(given)", "cell": second]),
      ("sudoku-hint", [:]), ("pause-game", [:]), ("pause-game", [:]), ("resume-game", [:]),
      ("set-board-color", ["tint": "pink"]), ("set-board-color", ["tint": "pink"]),
      ("set-text-scale", ["scale": "large"]), ("set-text-scale", ["scale": "large"]),
      ("select-cell", ["cell": "E5"]),
    ]
    let hints: [Call] = Array(repeating: ("sudoku-hint", [:]), count: 39)
    let end: [Call] = [
      ("sudoku-statistics", [:]), ("resume-game", [:]),
      ("new-game", ["difficulty": "easy", "seed": "4", "error-limit": "1"]),
      ("place-number", ["number": "\(wrong)", "cell": place.name]), ("sudoku-hint", [:]),
      ("mark-number", ["number": "10"]), ("select-cell", ["cell": "K1"]),
    ]
    return beginning + hints + end
  }()

  private func said(in language: UserLanguage) async throws -> [String] {
    try await UserLanguage.$spoken.withValue(language) {
      let store = try TestStore()
      let games = SudokuStore(store: store.toDos.store, clock: store.clock)
      AppDependencyManager.shared.add(dependency: games)
      let runner = try Self.languageRunner()
      var said: [String] = []
      for call in Self.calls {
        let arguments = call.arguments.map { IntentArgument($0.key, text: $0.value) }
        do {
          said.append(try await runner.run(call.name, arguments).dialog ?? "")
        } catch let error as IntentError {
          said.append("\(error.message); \(error.hint ?? "")")
        }
        store.clock.advance(by: .seconds(2))
      }
      return said
    }
  }

  private static func languageRunner() throws -> IntentRunner {
    IntentRunner(
      registry: try IntentRegistry(
        intents: intents,
        entities: [GameEntity.self],
        enumerations: [SudokuDifficulty.self, SudokuColor.self, SudokuTextScale.self]
      ),
      context: IntentContext(now: Samples.now, calendar: Samples.utc)
    )
  }

  // BW-17
  @Test func `every intent of Sudoku answers in the language that is spoken`() async throws {
    let names = Set(Self.intents.map { IntentMetadata($0).name })
    #expect(Set(Self.calls.map(\.name)) == names, "each intent has its call")
    let (english, turkish) = (try await said(in: .english), try await said(in: .turkish))
    for (english, turkish) in zip(english, turkish) {
      #expect(!english.isEmpty && english != turkish)
      // Commands, and the game's name.
      let left = SpokenText.words(english).intersection(SpokenText.words(turkish))
        .subtracting(["new", "game", "undo", "clear", "cell", "sudoku"])
      #expect(left.isEmpty, "\(english)\n\(turkish)")
    }
    #expect(turkish[0] == "Henüz bir oyun bitmedi.")
    #expect(turkish.contains { $0.contains(" başka yeri yok") || $0.contains("sayı kalmadı") })
    #expect(turkish.contains { $0.hasSuffix("; tahta çözüldü.") })
    #expect(turkish.contains { $0.hasSuffix(": 1/1 yanlış, oyun kaybedildi.") })
    #expect(turkish.contains("Tahta rengi zaten pembe."))
    #expect(turkish.contains { $0.hasPrefix("Yeni oyun: kolay, ") })
  }

  // BW-17
  @Test func `a full board with a wrong number says so in Turkish too`() throws {
    var game = SudokuGame.first
    let free = SudokuPlace.all.filter { !game.isFixed($0) }
    for place in free {
      let number = place == free[0] ? game.solution[place] % 9 + 1 : game.solution[place]
      try game.place(number, at: place, now: 0)
    }
    let place = try #require(free.first { !game.board.conflicts.contains($0) })
    let (english, turkish) = inBothLanguages { game.news(at: place) }
    #expect(english == "; the board is full, and 1 number is wrong")
    #expect(turkish == "; tahta dolu, 1 sayı yanlış")
  }

  // BW-17
  @Test func `what scripts compare of Sudoku is the same in both languages`() async throws {
    try await UserLanguage.$spoken.withValue(.turkish) {
      let runner = try Self.languageRunner()
      let tint = try await runner.run("set-board-color", [IntentArgument("tint", text: "pink")])
      #expect(tint.value == .string("pink"))
      let scale = try await runner.run("set-text-scale", [IntentArgument("scale", text: "large")])
      #expect(scale.value == .string("large"))
      let game = GameEntity(.first, at: 0)
      #expect(game.difficulty.rawValue == "easy")
      #expect(game.displayRepresentation.title.text == "kolay 0/39")
    }
  }
}

/// Tests the dialogs of the appearance intents in both languages; they run one after the other with
/// the tests of this suite.
extension AppearanceIntentTests {
  private static let intents: [any AppIntent.Type] = [
    SetAppearance.self, ToggleDarkMode.self, UseSystemAppearance.self, LeaveTheme.self,
    NamedColorIntent.self, SetPalette.self,
  ]

  private typealias Call = (name: String, arguments: [String: String])

  private static let calls: [Call] = {
    let modes = AppearanceMode.allCases.flatMap { mode -> [Call] in
      Array(repeating: ("set-appearance", ["appearance": mode.rawValue]), count: 2)
    }
    let palettes: [Call] = AppearancePalette.allCases.map {
      ("set-palette", ["palette": $0.rawValue])
    }
    let others: [Call] = [
      ("set-palette", ["palette": "contrast"]), ("leave-theme", [:]), ("leave-theme", [:]),
      ("toggle-dark-mode", [:]), ("toggle-dark-mode", [:]), ("use-system-appearance", [:]),
      ("named-color", ["name": "primaryblue"]), ("named-color", ["name": "teal"]),
    ]
    return modes + palettes + others
  }()

  private func said(in language: UserLanguage) async throws -> [String] {
    try await UserLanguage.$spoken.withValue(language) {
      let store = try TestStore()
      AppDependencyManager.shared.add(dependency: AppearanceStore(store: store.toDos.store))
      let runner = IntentRunner(
        registry: try IntentRegistry(
          intents: Self.intents,
          entities: [],
          enumerations: [AppearanceMode.self, AppearancePalette.self]
        ),
        context: IntentContext(now: Samples.now, calendar: Samples.utc)
      )
      var said: [String] = []
      for call in Self.calls {
        let arguments = call.arguments.map { IntentArgument($0.key, text: $0.value) }
        do {
          said.append(try await runner.run(call.name, arguments).dialog ?? "")
        } catch let error as IntentError {
          said.append("\(error.message)")
        }
      }
      return said
    }
  }

  // BW-15, BW-16
  @Test func `every intent of the appearance answers in the language that is spoken`()
    async throws
  {
    let names = Set(Self.intents.map { IntentMetadata($0).name })
    #expect(Set(Self.calls.map(\.name)) == names, "each intent has its call")
    let (english, turkish) = (try await said(in: .english), try await said(in: .turkish))
    for (english, turkish) in zip(english, turkish) {
      #expect(!english.isEmpty && english != turkish)
      // The name of a colour and its values.
      let left = SpokenText.words(english).intersection(SpokenText.words(turkish))
        .subtracting(["primaryblue"])
      #expect(left.isEmpty, "\(english)\n\(turkish)")
    }
    #expect(turkish[0] == "Araçlar artık açık renkte çiziliyor.")
    #expect(turkish[1] == "Araçlar zaten açık renkte çiziliyor.")
    #expect(turkish.contains("Araçlar artık “Liman” paletiyle çiziliyor."))
    #expect(turkish.contains("PrimaryBlue açıkta #1A66E6, koyuda #3380F2."))
  }
}
