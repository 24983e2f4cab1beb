import WidgetRender
import WidgetUI

/// A name on a narrow line, which is cut between words if enough of it is left to read.
struct WholeWords<Name: View>: View {
  private let text: String
  private let name: Name

  /// The most columns of a beginning that is tried.
  private nonisolated static var mostColumns: Int { 28 }
  /// The fewest columns of a beginning that is worth reading.
  private nonisolated static var leastColumns: Int { 4 }
  /// The most beginnings that are tried, which limits the size of archives.
  private nonisolated static var mostBeginnings: Int { 4 }

  /// Creates the view of `text`, which `name` draws.
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
        // As wide as the beginning and the sign of what is missing.
        ForEach(beginnings, id: \.self) { columns in
          name.frame(width: Double(columns + 1) * 8, alignment: .leading)
        }
        name
      }
    }
  }

  /// Returns the columns of the text before each blank, the longest first; empty for a single word.
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
