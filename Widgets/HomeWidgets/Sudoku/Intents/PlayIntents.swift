public import WidgetIntents

/// Enters a number in a cell.
public struct PlaceNumber: StoreOnlyIntent {
  public static let title: LocalizedStringResource = "Place Number"
  public static let description: IntentDescription? = "Puts a number on the Sudoku board."

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
    let (game, outcome) = try await games.change { game in
      let place = try SudokuCell.place(named: cell, in: game)
      let wasThere = game.board[place] == number
      if !wasThere || game.isFixed(place) { try game.place(number, at: place, now: now) }
      return (place: place, wasThere: wasThere)
    }
    let place = outcome.place
    let said = "\(place.name) is \(number)\(outcome.wasThere ? " already" : "")"
    return .result(
      value: game.board.text,
      dialog: IntentDialog(stringLiteral: said + game.news(at: place) + ".")
    )
  }
}

/// Removes a number that the player has entered.
public struct ClearCell: StoreOnlyIntent {
  public static let title: LocalizedStringResource = "Clear Cell"
  public static let description: IntentDescription? = "Takes a number off the Sudoku board."

  @Parameter(title: "Cell", description: "A place such as C4; without it, the selected one")
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
    let said = "\(outcome.place.name) is empty\(outcome.wasEmpty ? " already" : "")."
    return .result(value: game.board.text, dialog: IntentDialog(stringLiteral: said))
  }
}

/// Selects the cell that the next number goes to.
public struct SelectCell: StoreOnlyIntent {
  public static let title: LocalizedStringResource = "Select Cell"
  public static let description: IntentDescription? = "Chooses where the next number goes."

  @Parameter(title: "Cell", description: "A place such as C4")
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
    return .result(value: place.name, dialog: "\(place.name) is selected.")
  }
}

/// Enters a correct number, and explains why it is correct.
public struct SudokuHint: StoreOnlyIntent {
  public static let title: LocalizedStringResource = "Sudoku Hint"
  public static let description: IntentDescription? =
    "Puts a right number on the board: in the selected place, or where it is easiest to find."

  @Dependency var games: SudokuStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    let now = games.now
    let (game, hint) = try await games.change { try $0.takeHint(now: now) }
    let said =
      (hint.map { $0.words + game.news(at: $0.place) } ?? "The board is solved already") + "."
    return .result(value: said, dialog: IntentDialog(stringLiteral: said))
  }
}

extension SudokuGame.Hint {
  /// The entered number and the explanation, as a sentence without a full stop.
  fileprivate var words: String {
    let put = "\(place.name) is \(number)"
    return switch reason {
    case .wrong(let old): "\(put), not \(old)"
    case .lastCandidate: "\(put): nothing else is left for it"
    case .lastPlace(let unit): "\(put): it has no other place in its \(unit)"
    case .solution: "\(put), as the solution has it"
    }
  }
}
