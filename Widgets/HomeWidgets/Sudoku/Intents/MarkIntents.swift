public import WidgetIntents

/// Adds a pencil mark to an empty cell, or removes it.
public struct MarkNumber: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Mark Number",
    turkish: "Sayıyı Not Et"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Pencils a number into a place of the Sudoku board, or rubs it out.",
    turkish: "Sudoku tahtasının bir hücresine bir sayıyı not eder ya da o notu siler."
  )

  @Parameter(title: SudokuTexts.number, description: SudokuTexts.numberRange)
  public var number: Int
  @Parameter(title: SudokuTexts.cell, description: SudokuTexts.cellOrSelected)
  public var cell: String?

  @Dependency var games: SudokuStore

  public init() {}

  init(_ number: Int, at place: SudokuPlace) {
    self.number = number
    cell = place.name
  }

  public func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    guard (1...9).contains(number) else { throw SudokuError.numberOutOfRange(number) }
    let (number, cell, now) = (number, cell, games.now)
    let (game, place) = try await games.change { game in
      let place = try SudokuCell.place(named: cell, in: game)
      try game.mark(number, at: place, now: now)
      return place
    }
    let marks = game.marks[place].list.map(String.init)
    return .result(
      value: marks.joined(),
      dialog: marks.isEmpty
        ? IntentDialog(
          english: "\(place.name) has no marks.",
          turkish: "\(place.name) hücresinde not yok."
        )
        : IntentDialog(
          english: "\(place.name) may be \(marks.joined(separator: " ")).",
          turkish: "\(place.name) hücresine \(marks.joined(separator: " ")) gelebilir."
        )
    )
  }
}

/// Adds pencil marks to each empty cell for all numbers that its row, column and block allow.
public struct FillMarks: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Fill Marks",
    turkish: "Notları Doldur"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Pencils the possible numbers into each free place of the board.",
    turkish: "Tahtanın her boş hücresine, oraya gelebilecek sayıları not eder."
  )

  @Dependency var games: SudokuStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let (game, _) = try await games.change { $0.setMarks(true) }
    let count = 81 - game.board.count
    return .result(
      value: count,
      dialog: IntentDialog(
        english: "Marked \(count) place\(count == 1 ? "" : "s").",
        turkish: "\(count) hücreye not yazıldı."
      )
    )
  }
}

/// Removes all pencil marks from the board.
public struct ClearMarks: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Clear Marks",
    turkish: "Notları Sil"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Rubs out all marks of the board.",
    turkish: "Tahtadaki bütün notları siler."
  )

  @Dependency var games: SudokuStore

  public init() {}

  public func perform() async throws -> some IntentResult & ProvidesDialog {
    _ = try await games.change { $0.setMarks(false) }
    return .result(
      dialog: IntentDialog(english: "The board has no marks.", turkish: "Tahtada not yok.")
    )
  }
}

/// Switches whether the number keys enter pencil marks or final numbers.
public struct TogglePencil: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Toggle Pencil",
    turkish: "Kalemi Değiştir"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Switches the number keys between pencilling numbers in and placing them.",
    turkish: "Sayı tuşlarını not etmeye ya da yeniden sayı koymaya geçirir."
  )

  @Dependency var games: SudokuStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<Bool> & ProvidesDialog {
    let (game, _) = try await games.change { $0.isPencil.toggle() }
    return .result(
      value: game.isPencil,
      dialog: game.isPencil
        ? IntentDialog(
          english: "Number keys now pencil numbers in.",
          turkish: "Sayı tuşları artık not ediyor."
        )
        : IntentDialog(
          english: "Number keys now place numbers.",
          turkish: "Sayı tuşları artık sayı koyuyor."
        )
    )
  }
}
