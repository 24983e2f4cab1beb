import Moments
public import WidgetIntents

/// The difficulty of a game; it is harder if fewer numbers are given.
public enum SudokuDifficulty: String, AppEnum {
  case easy, medium, hard, expert

  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: SudokuTexts.difficulty)
  }

  public static var caseDisplayRepresentations: [SudokuDifficulty: DisplayRepresentation] {
    [
      .easy: DisplayRepresentation(title: .init(english: "Easy", turkish: "Kolay")),
      .medium: DisplayRepresentation(title: .init(english: "Medium", turkish: "Orta")),
      .hard: DisplayRepresentation(title: .init(english: "Hard", turkish: "Zor")),
      .expert: DisplayRepresentation(title: .init(english: "Expert", turkish: "Uzman")),
    ]
  }

  var word: String {
    switch self {
    case .easy: String(english: "easy", turkish: "kolay")
    case .medium: String(english: "medium", turkish: "orta")
    case .hard: String(english: "hard", turkish: "zor")
    case .expert: String(english: "expert", turkish: "uzman")
    }
  }

  /// The least and the greatest count of given numbers on a board of this difficulty (BW-17).
  var clues: ClosedRange<Int> {
    switch self {
    case .easy: 40...45
    case .medium: 34...38
    case .hard: 28...32
    case .expert: 24...27
    }
  }
}
