import WidgetIntents

/// A remark in the answer to a quick text, beside the changes.
enum QuickRemark: Equatable {
  /// Words about time at the end of the name that are not one day or time.
  case untaken(String)
  /// Words about coming back at the end of the name that are not one rule.
  case unrepeated(String)
  /// A sign whose field another one has set, or one whose quotation does not end.
  case kept(String)

  /// The words that it is about.
  var words: String {
    switch self {
    case .untaken(let words), .unrepeated(let words), .kept(let words): words
    }
  }

  var text: String {
    switch self {
    case .untaken(let words):
      String(english: "no date taken: “\(words)”", turkish: "tarih alınmadı: “\(words)”")
    case .unrepeated(let words):
      String(english: "no recurrence taken: “\(words)”", turkish: "tekrar alınmadı: “\(words)”")
    case .kept(let word):
      String(english: "“\(word)” stays in the name", turkish: "“\(word)” adda kaldı")
    }
  }

  /// The remarks as the end of a sentence: `; no date taken: “3 or 4 May”`.
  static func ending(_ remarks: [QuickRemark]) -> String {
    remarks.map { "; \($0.text)" }.joined()
  }

  /// A line while it is typed: the words for what was recognised, and the remarks before them, as the date is to be the
  /// last that is read.
  static func preview(
    _ words: [String],
    _ remarks: [QuickRemark],
    otherwise: String
  ) -> IntentDialog {
    let parts = remarks.map(\.text) + words
    return IntentDialog(
      stringLiteral: parts.isEmpty ? otherwise : parts.joined(separator: " · ")
    )
  }
}
