public import WidgetIntents

/// The difficulty of a game: the fewer given numbers, the harder.
public enum SudokuDifficulty: String, AppEnum {
  case easy, medium, hard, expert

  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Difficulty" }

  public static var caseDisplayRepresentations: [SudokuDifficulty: DisplayRepresentation] {
    [.easy: "Easy", .medium: "Medium", .hard: "Hard", .expert: "Expert"]
  }

  /// The range of the number of given numbers (BW-17).
  var clues: ClosedRange<Int> {
    switch self {
    case .easy: 40...45
    case .medium: 34...38
    case .hard: 28...32
    case .expert: 24...27
    }
  }
}
