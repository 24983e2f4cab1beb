import Ground
import WidgetIntents

/// The reason why a number could not be entered.
enum SudokuError: ExplainedError, Equatable, Sendable {
  case fixed(SudokuPlace, number: Int)
  /// A place for marks that has a number.
  case occupied(SudokuPlace, number: Int)
  /// The game is over after its greatest number of mistakes.
  case lost(mistakes: Int)
  /// The game has an end already.
  case over
  case unknownPlace(String)
  case numberOutOfRange(Int)

  var message: String {
    switch self {
    case .fixed(let place, let number): "\(place.name) was given: \(number) stays"
    case .occupied(let place, let number): "\(place.name) has the number \(number)"
    case .lost(let mistakes): "the game is lost after \(mistakes) mistakes"
    case .over: "the game is over"
    case .unknownPlace(let name): "there is no place “\(name)” on the board"
    case .numberOutOfRange(let number): "\(number) is not a number of a Sudoku"
    }
  }

  var hint: String? {
    switch self {
    case .fixed: "choose a place without a number, or one of your own"
    case .over: "begin another one with new-game"
    case .occupied: "marks go into places without a number: take it away with clear-cell"
    case .lost: "begin another one with new-game, or take the last mistake back with undo"
    case .unknownPlace: "rows are A to I, columns 1 to 9: --cell C4"
    case .numberOutOfRange: "expected 1 to 9"
    }
  }

  var exitCode: Int32 {
    switch self {
    case .fixed, .occupied, .lost, .over: 1
    case .unknownPlace, .numberOutOfRange: ExitCode.usage.rawValue
    }
  }
}
