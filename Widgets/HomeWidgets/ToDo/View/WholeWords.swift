import WidgetRender
import WidgetUI

/// A name on a narrow line.
///
/// If it is too long, it is cut between words, or within a word if too little of it would remain.
struct WholeWords<Name: View>: View {
  private let text: String
  private let name: Name

  /// The most columns that the remaining beginning of a name may have.
  private nonisolated static var mostColumns: Int { 28 }
  /// The fewest columns that the remaining beginning of a name must have.
  private nonisolated static var leastColumns: Int { 4 }
  /// The most beginnings of different lengths that are tried, which limits the size of archives.
  private nonisolated static var mostBeginnings: Int { 4 }

  /// Creates the view for `text`; `name` draws it.
  init(_ text: String, @ViewBuilder name: () -> Name) {
    (self.text, self.name) = (text, name())
  }

  var body: some View {
    let beginnings = Self.beginnings(of: text)
    if beginnings.isEmpty {
      name
    } else {
      ViewThatFits(in: .horizontal) {
        name.fixedSize()
        // The width is that of the beginning and the ellipsis after it.
        ForEach(beginnings, id: \.self) { columns in
          name.frame(width: Double(columns + 1) * 8, alignment: .leading)
        }
        name
      }
    }
  }

  /// Returns the lengths in columns at which the text can be cut before a blank, the longest first;
  /// empty for a single word.
  nonisolated static func beginnings(of text: String) -> [Int] {
    var found: [Int] = []
    for index in text.indices where text[index] == " " {
      let columns = TextWidth.columns(of: String(text[..<index]))
      guard columns < mostColumns else { break }
      if columns >= leastColumns { found.append(columns) }
    }
    return Array(found.reversed().prefix(mostBeginnings))
  }
}
