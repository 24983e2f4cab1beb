import WidgetRender
import WidgetUI

/// A name on a narrow line, cut between words if that leaves something to read.
struct WholeWords<Name: View>: View {
  private let text: String
  private let name: Name

  /// The columns of a narrow line, at most; a longer beginning is not tried.
  private nonisolated static var mostColumns: Int { 28 }
  /// The columns of the shortest beginning that is worth reading.
  private nonisolated static var leastColumns: Int { 4 }
  /// Beginnings that are tried: more make a picture larger, not better.
  private nonisolated static var mostBeginnings: Int { 4 }

  /// Creates a line of `text`, which `name` draws.
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

  /// The columns of the text up to a blank, the most first; empty for one word.
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
