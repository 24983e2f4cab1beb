import WidgetRender

/// Plain text in lines of at most a terminal's width (CL-4).
package enum FittedText {
  /// Returns the widest margin before wrapped text: two thirds of the width.
  private static func maximumMargin(_ columns: Int) -> Int { columns * 2 / 3 }

  /// Returns lines that are broken between words if they do not fit.
  ///
  /// Further lines are indented to the first word or to the second column, which two spaces separate.
  package static func lines(of text: String, columns: Int, isASCII: Bool) -> String {
    if areShort(text, columns: columns) { return text }
    var fitted = ""
    for line in text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if !fitted.isEmpty || line.startIndex != text.startIndex { fitted += "\n" }
      let line = String(Substring(line))
      let shown = isASCII ? AsciiForm.text(of: line) : line
      fitted += TextWidth.columns(of: shown) <= columns ? shown : wrapped(shown, columns)
    }
    return fitted
  }

  /// Returns whether all lines are printable ASCII and have no more bytes than columns.
  ///
  /// This quick check is enough for most lists.
  private static func areShort(_ text: String, columns: Int) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var start = 0
      for (index, byte) in bytes.enumerated() {
        if byte == 0x0A {
          start = index + 1
        } else if !(0x20..<0x7F).contains(byte) || index - start >= columns {
          return false
        }
      }
      return true
    }
  }

  private static func wrapped(_ line: String, _ columns: Int) -> String {
    let margin = margin(of: line, columns)
    var flow = FlowText()
    flow.append(String(decoding: line.utf8.dropFirst(margin.bytes), as: UTF8.self), run: 0)
    let head = String(decoding: line.utf8.prefix(margin.bytes), as: UTF8.self)
    let lines = TextWrap.lines(of: flow, columns: columns - margin.columns).map {
      text(of: $0.head, in: flow)
    }
    return head + lines.joined(separator: "\n" + String(repeating: " ", count: margin.columns))
  }

  /// Returns the bytes before the text that is wrapped, and their width in columns.
  private static func margin(of line: String, _ columns: Int) -> (bytes: Int, columns: Int) {
    var margin = (bytes: 0, columns: 0)
    var blanks = 0
    var column = 0
    for cluster in TextWidth.clusters(in: line) {
      guard column < maximumMargin(columns) else { break }
      if line.utf8.dropFirst(cluster.utf8Range.lowerBound).first == 0x20 {
        blanks += 1
      } else {
        if blanks > 1 { margin = (cluster.utf8Range.lowerBound, column) }
        blanks = 0
      }
      column += cluster.columns
    }
    return margin
  }

  private static func text(of range: Range<Int>, in flow: FlowText) -> String {
    guard let first = range.first, let last = range.last else { return "" }
    let start = flow.clusters[first].utf8Range.lowerBound
    let end = flow.clusters[last].utf8Range.upperBound
    var line = String(decoding: flow.utf8[start..<end], as: UTF8.self)
    while line.hasSuffix(" ") { line.removeLast() }
    return line
  }
}

/// Text that fits a number of terminal cells.
package enum CellText {
  /// Returns text that is safe for a terminal: on one line, without control characters (RI-1).
  package static func safe(_ text: String, isASCII: Bool) -> String {
    let sanitized = TerminalText.sanitized(text)
    return isASCII ? AsciiForm.text(of: sanitized) : sanitized
  }

  /// Returns the text in at most `columns` cells, with an ellipsis at the end if it is longer.
  package static func clipped(_ text: String, columns: Int, isASCII: Bool) -> String {
    if TextWidth.columns(of: text) <= columns { return text }
    let ellipsis = isASCII ? "..." : "…"
    let room = columns - TextWidth.columns(of: ellipsis)
    guard room > 0 else { return String(repeating: ".", count: max(columns, 0)) }
    var end = 0
    var used = 0
    for cluster in TextWidth.clusters(in: text) {
      guard used + cluster.columns <= room else { break }
      used += cluster.columns
      end = cluster.utf8Range.upperBound
    }
    return String(decoding: text.utf8.prefix(end), as: UTF8.self) + ellipsis
  }
}
