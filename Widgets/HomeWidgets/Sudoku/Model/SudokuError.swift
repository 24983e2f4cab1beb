import Ground
import Moments
import WidgetIntents

/// The reason why a Sudoku intent cannot be performed.
enum SudokuError: ExplainedError, Equatable, Sendable {
  case fixed(SudokuPlace, number: Int)
  /// The cell already has a number, so that it cannot have pencil marks.
  case occupied(SudokuPlace, number: Int)
  /// The game was lost because the greatest number of mistakes was reached.
  case lost(mistakes: Int)
  /// The game is solved or lost, so that its clock cannot be started.
  case over
  case unknownPlace(String)
  case numberOutOfRange(Int)

  var message: String {
    switch self {
    case .fixed(let place, let number):
      String(
        english: "\(place.name) belongs to the puzzle: its \(number) stays",
        turkish: "\(place.name) bulmacanın kendi sayısı: \(number) kalır"
      )
    case .occupied(let place, let number):
      String(
        english: "\(place.name) has the number \(number)",
        turkish: "\(place.name) hücresinde \(number) var"
      )
    case .lost(let mistakes):
      String(
        english: "the game is lost after \(mistakes) mistakes",
        turkish: "oyun \(mistakes) yanlıştan sonra kaybedildi"
      )
    case .over: String(english: "the game is over", turkish: "oyun bitti")
    case .unknownPlace(let name):
      String(
        english: "there is no cell “\(name)” on the board",
        turkish: "tahtada “\(name)” hücresi yok"
      )
    case .numberOutOfRange(let number):
      String(
        english: "\(number) is not a number of a Sudoku",
        turkish: "\(number) bir Sudoku sayısı değil"
      )
    }
  }

  var hint: String? {
    switch self {
    case .fixed:
      String(
        english: "choose an empty cell, or one with your own number",
        turkish: "boş bir hücre ya da kendi sayınızın olduğu bir hücre seçin"
      )
    case .over:
      String(
        english: "begin another one with new-game",
        turkish: "new-game ile yeni bir oyun başlatın"
      )
    case .occupied:
      String(
        english: "marks go into empty cells: clear it with clear-cell",
        turkish: "notlar boş hücrelere yazılır: clear-cell ile boşaltın"
      )
    case .lost:
      String(
        english: "begin another one with new-game, or undo the last mistake",
        turkish: "new-game ile yeni bir oyun başlatın ya da son yanlışı undo ile geri alın"
      )
    case .unknownPlace:
      String(
        english: "rows are A to I, columns 1 to 9: --cell C4",
        turkish: "satırlar A'dan I'ya, sütunlar 1'den 9'a: --cell C4"
      )
    case .numberOutOfRange: String(english: "expected 1 to 9", turkish: "1 ile 9 arası beklenir")
    }
  }

  var exitCode: Int32 {
    switch self {
    case .fixed, .occupied, .lost, .over: 1
    case .unknownPlace, .numberOutOfRange: ExitCode.usage.rawValue
    }
  }
}
