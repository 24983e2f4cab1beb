public import WidgetIntents

/// Starts a new game; `undo` can bring the previous one back.
public struct NewGame: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "New Game",
    turkish: "Yeni Oyun"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Begins a new Sudoku; 'undo' goes back to the previous game.",
    turkish: "Yeni bir Sudoku başlatır; 'undo' önceki oyuna döner."
  )

  @Parameter(
    title: SudokuTexts.difficulty,
    description: LocalizedStringResource(
      english: "Unless given, that of the previous game",
      turkish: "Verilmezse önceki oyununki"
    )
  )
  public var difficulty: SudokuDifficulty?
  @Parameter(
    title: LocalizedStringResource(english: "Seed", turkish: "Tohum"),
    description: LocalizedStringResource(
      english: "The same seed gives the same board",
      turkish: "Aynı tohum aynı tahtayı verir"
    )
  )
  public var seed: Int?
  @Parameter(
    title: SudokuTexts.errorLimit,
    description: LocalizedStringResource(
      english: "Mistakes that end the game, 0 for no limit; unless given, as in the last game",
      turkish: "Oyunu bitiren yanlış sayısı, 0 sınırsız; verilmezse son oyundaki gibi"
    )
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
      dialog: IntentDialog(
        english: "A new \(begun.difficulty.rawValue) game with \(begun.clues.count) numbers.",
        turkish: "Yeni oyun: \(begun.difficulty.word), \(begun.clues.count) sayıyla."
      )
    )
  }
}

/// Sets the colour of the player's numbers and of the selected cell.
public struct SetBoardColor: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Set Board Color",
    turkish: "Tahta Rengini Ayarla"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Sets the colour of your numbers and of the selected place.",
    turkish: "Sayılarınızın ve seçili hücrenin rengini ayarlar."
  )

  // `--color` is an option of every command.
  @Parameter(title: LocalizedStringResource(english: "Tint", turkish: "Renk"))
  public var tint: SudokuColor

  @Dependency var games: SudokuStore

  public init() {}

  init(_ tint: SudokuColor) { self.tint = tint }

  public func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    let tint = tint
    let hasChanged = try await games.changeLook { $0.color = tint }
    return .result(
      value: tint.rawValue,
      dialog: IntentDialog(
        english: "The board is \(tint.rawValue)\(hasChanged ? "" : " already").",
        turkish: "Tahta rengi \(hasChanged ? "artık" : "zaten") \(tint.word)."
      )
    )
  }
}

/// Sets the size in which boards are drawn.
public struct SetTextScale: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Set Text Scale",
    turkish: "Yazı Ölçeğini Ayarla"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Sets how large the board is drawn, as far as letters of one size allow.",
    turkish: "Tek boy harflerin elverdiği ölçüde tahtanın büyüklüğünü ayarlar."
  )

  @Parameter(title: LocalizedStringResource(english: "Scale", turkish: "Ölçek"))
  public var scale: SudokuTextScale

  @Dependency var games: SudokuStore

  public init() {}

  init(_ scale: SudokuTextScale) { self.scale = scale }

  public func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    let scale = scale
    let hasChanged = try await games.changeLook { $0.scale = scale }
    return .result(
      value: scale.rawValue,
      dialog: IntentDialog(
        english: "The text is \(scale.rawValue)\(hasChanged ? "" : " already").",
        turkish: "Yazı \(hasChanged ? "artık" : "zaten") \(scale.word)."
      )
    )
  }
}
