public import WidgetIntents

/// How few numbers a game begins with.
public enum SudokuDifficulty: String, AppEnum {
  case easy, medium, hard, expert

  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Difficulty" }

  public static var caseDisplayRepresentations: [SudokuDifficulty: DisplayRepresentation] {
    [.easy: "Easy", .medium: "Medium", .hard: "Hard", .expert: "Expert"]
  }

  /// How many numbers may be given (BW-17).
  var clues: ClosedRange<Int> {
    switch self {
    case .easy: 40...45
    case .medium: 34...38
    case .hard: 28...32
    case .expert: 24...27
    }
  }
}
