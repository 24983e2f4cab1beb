import WidgetIntents

/// A remark about words that were not understood; it is added to the sentence that reports a
/// change.
enum QuickRemark: Equatable {
  /// Words at the end of the name that resemble a date, but are not exactly one.
  case untaken(String)
  /// Words at the end of the name that resemble a recurrence, but are not exactly one.
  case unrepeated(String)
  /// A sign such as `+home` that stays in the name, because its field was already set or its
  /// quotation mark is not closed.
  case kept(String)

  /// The text that was not understood.
  var words: String {
    switch self {
    case .untaken(let words), .unrepeated(let words), .kept(let words): words
    }
  }

  var text: String {
    switch self {
    case .untaken(let words):
      String(
        english: "not read as a date: “\(words)”",
        turkish: "tarih olarak okunmadı: “\(words)”"
      )
    case .unrepeated(let words):
      String(
        english: "not read as a recurrence: “\(words)”",
        turkish: "tekrar olarak okunmadı: “\(words)”"
      )
    case .kept(let word):
      String(english: "“\(word)” stays in the name", turkish: "“\(word)” adda kaldı")
    }
  }

  /// Returns the remarks as the end of a sentence, such as `; no date taken: “3 or 4 May”`.
  static func ending(_ remarks: [QuickRemark]) -> String {
    remarks.map { "; \($0.text)" }.joined()
  }

  /// Returns the preview of a typed line: the remarks, then the changes, or `otherwise` if there
  /// are neither.
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
