import WidgetIntents

/// A remark next to the changes in the answer to a quick text.
enum QuickRemark: Equatable {
  /// Words about time at the end of the name that are not one day or time.
  case untaken(String)
  /// Words about repetition at the end of the name that are not one rule.
  case unrepeated(String)
  /// A sign whose field another one has set, or one whose quotation does not end.
  case kept(String)

  /// The words in question.
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

  /// Returns the preview of a typed line: the remarks, then the words that were recognised.
  ///
  /// The date is to be read last.
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
