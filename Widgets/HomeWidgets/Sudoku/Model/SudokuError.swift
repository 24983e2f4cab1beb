import Ground
import WidgetIntents

/// Why a number could not be placed.
enum SudokuError: ExplainedError, Equatable, Sendable {
  case fixed(SudokuPlace, number: Int)
  case unknownPlace(String)
  case numberOutOfRange(Int)

  var message: String {
    switch self {
    case .fixed(let place, let number): "\(place.name) was given: \(number) stays"
    case .unknownPlace(let name): "there is no place “\(name)” on the board"
    case .numberOutOfRange(let number): "\(number) is no number of a Sudoku"
    }
  }

  var hint: String? {
    switch self {
    case .fixed: "choose a place without a number, or one of your own"
    case .unknownPlace: "rows are A to I, columns 1 to 9: --cell C4"
    case .numberOutOfRange: "expected 1 to 9"
    }
  }

  var exitCode: Int32 {
    switch self {
    case .fixed: 1
    case .unknownPlace, .numberOutOfRange: ExitCode.usage.rawValue
    }
  }
}
