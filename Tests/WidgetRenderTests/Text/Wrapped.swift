@testable import WidgetRender

/// The lines of a wrapped text, and the width of each in columns.
struct Wrapped {
  let lines: [String]
  let columns: [Int]

  init(
    _ string: String,
    columns: Int?,
    maximumLines: Int? = nil,
    truncation: ArchivedText.Truncation = .tail
  ) {
    var text = FlowText()
    text.append(string, run: 0)
    let wrapped = TextWrap.lines(
      of: text,
      columns: columns,
      maximumLines: maximumLines,
      truncation: truncation
    )
    lines = wrapped.map { line in
      let pieces = [line.head, line.tail].map { range in
        String(decoding: text.clusters[range].flatMap { text.utf8[$0.utf8Range] }, as: UTF8.self)
      }
      let ellipsis = line.hasEllipsis ? TextWrap.ellipsis(isASCII: false) : ""
      return pieces[0] + ellipsis + pieces[1]
    }
    self.columns = wrapped.map(\.columns)
  }
}
