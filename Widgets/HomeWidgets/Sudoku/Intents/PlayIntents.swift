import Moments
public import WidgetIntents

/// Enters a number from 1 to 9 in a cell; without a cell, in the selected one.
public struct PlaceNumber: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Place Number",
    turkish: "Sayı Koy"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Puts a number on the Sudoku board.",
    turkish: "Sudoku tahtasına bir sayı koyar."
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
    let (game, outcome) = try await games.change { game in
      let place = try SudokuCell.place(named: cell, in: game)
      let wasThere = game.board[place] == number
      if !wasThere || game.isFixed(place) { try game.place(number, at: place, now: now) }
      return (place: place, wasThere: wasThere)
    }
    let place = outcome.place
    let said = String(
      english: "\(place.name) is \(number)\(outcome.wasThere ? " already" : "")",
      turkish: outcome.wasThere
        ? "\(place.name) hücresinde zaten \(number) var"
        : "\(place.name) hücresine \(number) kondu"
    )
    return .result(
      value: game.board.text,
      dialog: IntentDialog(stringLiteral: said + game.news(at: place) + ".")
    )
  }
}

/// Removes a number that the player has entered.
public struct ClearCell: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Clear Cell",
    turkish: "Hücreyi Boşalt"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Removes a number from the Sudoku board.",
    turkish: "Sudoku tahtasından bir sayıyı kaldırır."
  )

  @Parameter(title: SudokuTexts.cell, description: SudokuTexts.cellOrSelected)
  public var cell: String?

  @Dependency var games: SudokuStore

  public init() {}

  init(at place: SudokuPlace) { cell = place.name }

  public func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    let (cell, now) = (cell, games.now)
    let (game, outcome) = try await games.change { game in
      let place = try SudokuCell.place(named: cell, in: game)
      let wasEmpty = game.board[place] == 0
      if !wasEmpty { try game.place(0, at: place, now: now) }
      return (place: place, wasEmpty: wasEmpty)
    }
    let (name, wasEmpty) = (outcome.place.name, outcome.wasEmpty)
    return .result(
      value: game.board.text,
      dialog: IntentDialog(
        english: "\(name) is empty\(wasEmpty ? " already" : "").",
        turkish: wasEmpty ? "\(name) hücresi zaten boş." : "\(name) hücresi boşaltıldı."
      )
    )
  }
}

/// Selects the cell in which the next number is entered.
public struct SelectCell: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Select Cell",
    turkish: "Hücre Seç"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Chooses where the next number goes.",
    turkish: "Sonraki sayının nereye konacağını seçer."
  )

  @Parameter(
    title: SudokuTexts.cell,
    description: LocalizedStringResource(
      english: "A place such as C4",
      turkish: "C4 gibi bir hücre"
    )
  )
  public var cell: String

  @Dependency var games: SudokuStore

  public init() {}

  init(_ place: SudokuPlace) { cell = place.name }

  public func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    let cell = cell
    let (_, place) = try await games.change { game in
      let place = try SudokuCell.place(named: cell, in: game)
      game.selected = place
      return place
    }
    return .result(
      value: place.name,
      dialog: IntentDialog(
        english: "\(place.name) is selected.",
        turkish: "\(place.name) hücresi seçildi."
      )
    )
  }
}

/// Enters a correct number, and explains why it is correct.
public struct SudokuHint: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Sudoku Hint",
    turkish: "Sudoku İpucu"
  )
  public static let description: IntentDescription? = IntentDescription(
    english:
      "Puts a right number on the board: in the selected place, or where it is easiest to find.",
    turkish: "Tahtaya doğru bir sayı koyar: seçili hücreye ya da bulunması en kolay yere."
  )

  @Dependency var games: SudokuStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    let now = games.now
    let (game, hint) = try await games.change { try $0.takeHint(now: now) }
    let said =
      (hint.map { $0.words + game.news(at: $0.place) } ?? SudokuWords.solvedAlready) + "."
    return .result(value: said, dialog: IntentDialog(stringLiteral: said))
  }
}

extension SudokuGame.Hint {
  /// The entered number and the explanation, as a sentence without a full stop.
  fileprivate var words: String {
    let put = String(
      english: "\(place.name) is \(number)",
      turkish: "\(place.name) hücresine \(number) gelir"
    )
    return switch reason {
    case .wrong(let old): String(english: "\(put), not \(old)", turkish: "\(put), \(old) değil")
    case .lastCandidate:
      String(
        english: "\(put): no other number fits there",
        turkish: "\(put): oraya başka sayı kalmadı"
      )
    case .lastPlace(let unit):
      String(
        english: "\(put): it has no other place in its \(unit.rawValue)",
        turkish: "\(put): \(unit.turkish) başka yeri yok"
      )
    case .solution:
      String(english: "\(put), according to the solution", turkish: "\(put), çözümde öyle")
    }
  }
}
