import WidgetRender

/// Text that fits a number of terminal cells.
package enum CellText {
  /// Text that a terminal shows as it is meant: on one line, without control characters (RI-1).
  package static func safe(_ text: String, isASCII: Bool) -> String {
    let sanitized = TerminalText.sanitized(text)
    return isASCII ? AsciiForm.text(of: sanitized) : sanitized
  }

  /// The text in at most `columns` cells, its end given way to an ellipsis where it is longer.
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
