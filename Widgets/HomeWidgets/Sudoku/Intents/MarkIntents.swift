public import WidgetIntents

/// Adds a pencil mark to an empty cell, or removes it.
public struct MarkNumber: StoreOnlyIntent {
  public static let title: LocalizedStringResource = "Mark Number"
  public static let description: IntentDescription? =
    "Pencils a number into a place of the Sudoku board, or rubs it out."

  @Parameter(title: "Number", description: "1 to 9")
  public var number: Int
  @Parameter(title: "Cell", description: "A place such as C4; without it, the selected one")
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
        ? "\(place.name) has no marks."
        : "\(place.name) may be \(marks.joined(separator: " "))."
    )
  }
}

/// Marks each empty cell with all numbers that its row, column and block allow.
public struct FillMarks: StoreOnlyIntent {
  public static let title: LocalizedStringResource = "Fill Marks"
  public static let description: IntentDescription? =
    "Pencils into each free place of the board the numbers that are left for it."

  @Dependency var games: SudokuStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let (game, _) = try await games.change { $0.setMarks(true) }
    let count = 81 - game.board.count
    return .result(value: count, dialog: "Marked \(count) place\(count == 1 ? "" : "s").")
  }
}

/// Removes all pencil marks.
public struct ClearMarks: StoreOnlyIntent {
  public static let title: LocalizedStringResource = "Clear Marks"
  public static let description: IntentDescription? = "Rubs out all marks of the board."

  @Dependency var games: SudokuStore

  public init() {}

  public func perform() async throws -> some IntentResult & ProvidesDialog {
    _ = try await games.change { $0.setMarks(false) }
    return .result(dialog: "The board has no marks.")
  }
}

/// Switches whether the number keys enter pencil marks or numbers.
public struct TogglePencil: StoreOnlyIntent {
  public static let title: LocalizedStringResource = "Toggle Pencil"
  public static let description: IntentDescription? =
    "Lets the keys of numbers pencil them into a place, or put them there again."

  @Dependency var games: SudokuStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<Bool> & ProvidesDialog {
    let (game, _) = try await games.change { $0.isPencil.toggle() }
    return .result(
      value: game.isPencil,
      dialog: game.isPencil ? "Keys pencil numbers in." : "Keys put numbers."
    )
  }
}
