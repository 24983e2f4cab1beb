/// A search backwards through what was entered before, letter by letter.
struct HistorySearch: Equatable, Sendable {
  var query = ""
  /// The place of the line that is found; `nil` before anything is.
  var found: Int?
  /// Whether no line, or no further one, holds the query.
  var isMissing = false
  /// The line that was shown before.
  let original: EditedText
  let originalPlace: Int

  /// The last line up to a place that holds the query in any case of its letters.
  static func place(of query: String, in lines: [String], upTo end: Int) -> Int? {
    let wanted = query.lowercased()
    guard !wanted.isEmpty else { return nil }
    return lines[..<min(max(end + 1, 0), lines.count)].lastIndex {
      $0.lowercased().contains(wanted)
    }
  }
}
