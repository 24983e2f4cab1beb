public import WidgetIntents

/// The difficulty of a game: the fewer numbers are given, the harder it is.
public enum SudokuDifficulty: String, AppEnum {
  case easy, medium, hard, expert

  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Difficulty" }

  public static var caseDisplayRepresentations: [SudokuDifficulty: DisplayRepresentation] {
    [.easy: "Easy", .medium: "Medium", .hard: "Hard", .expert: "Expert"]
  }

  /// The range of how many numbers are given (BW-17).
  var clues: ClosedRange<Int> {
    switch self {
    case .easy: 40...45
    case .medium: 34...38
    case .hard: 28...32
    case .expert: 24...27
    }
  }
}
