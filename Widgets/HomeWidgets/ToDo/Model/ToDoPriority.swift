public import WidgetIntents

/// How urgent a to-do is, from none to high; lists sorted by priority show high ones first.
public enum ToDoPriority: String, AppEnum {
  case none, low, medium, high

  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: ToDoTexts.priority)
  }

  public static var caseDisplayRepresentations: [ToDoPriority: DisplayRepresentation] {
    [
      .none: title("None", "Yok"), .low: title("Low", "Düşük"), .medium: title("Medium", "Orta"),
      .high: title("High", "Yüksek"),
    ]
  }

  private static func title(_ english: String, _ turkish: String) -> DisplayRepresentation {
    DisplayRepresentation(title: LocalizedStringResource(english: english, turkish: turkish))
  }

  /// The word that users type for the priority: `high`, in Turkish `yüksek`.
  var word: String { String(english: rawValue, turkish: turkishWord) }

  /// The priority as text in a list of details: `high priority`.
  var words: String {
    String(english: "\(rawValue) priority", turkish: "önceliği \(turkishWord)")
  }

  private var turkishWord: String {
    switch self {
    case .none: "yok"
    case .low: "düşük"
    case .medium: "orta"
    case .high: "yüksek"
    }
  }

  /// Parses a priority in English or Turkish, or the beginning of one: `high`, `h`, `yük`; returns
  /// `nil` for other texts.
  init?(typed text: String) {
    let word = FoldedText.fold(text)
    // The highest priority comes first, so that `y` means `yüksek` and not `yok`.
    let ordered = Self.allCases.sorted { $0.rank > $1.rank }
    guard !word.isEmpty,
      let priority = ordered.first(where: { priority in
        [priority.rawValue, FoldedText.fold(priority.turkishWord)].contains { $0.hasPrefix(word) }
      })
    else { return nil }
    self = priority
  }

  /// Parses exclamation marks: `!!!` is high and `!!` medium; returns `nil` for other texts.
  ///
  /// A single one is not a priority, because in French a blank precedes it.
  init?(marks text: String) {
    switch text {
    case "!!!": self = .high
    case "!!": self = .medium
    default: return nil
    }
  }

  /// The rank that is stored, from 0 for none to 3 for high.
  var rank: Int64 {
    switch self {
    case .none: 0
    case .low: 1
    case .medium: 2
    case .high: 3
    }
  }

  /// The words for all priorities, sorted by rank.
  static let words = allCases.sorted { $0.rank < $1.rank }.map(\.rawValue)

  /// Creates the priority for a stored rank; greater ranks, which only a later version knows, count
  /// as high.
  init(rank: Int64) {
    switch rank {
    case ...0: self = .none
    case 1: self = .low
    case 2: self = .medium
    default: self = .high
    }
  }
}
