/// Breaks text into lines by SwiftUI's rules, in cells.
package enum TextWrap {
  /// The lines at a width, at least one.
  ///
  /// Words stay whole where they fit, longer ones break between clusters, line feeds always break (SU-47).
  /// `columns` is the width (below 1 acts as 1) or `nil` to break at line feeds alone. `maximumLines` is
  /// the smaller of line limit and height (below 1 acts as 1: SU-49, SU-50) or `nil`; when there is more
  /// text, `truncation` says which part of the last line gives way to the ellipsis (SU-48). Only a wide
  /// cluster at a width of 1 makes a line wider than `columns`.
  package static func lines(
    of text: FlowText,
    columns: Int?,
    maximumLines: Int? = nil,
    truncation: ArchivedText.Truncation = .tail
  ) -> [TextLine] {
    let width = max(columns ?? .max, 1)
    let limit = max(maximumLines ?? .max, 1)
    var breaker = LineBreaker(clusters: text.clusters, width: width)
    var lines: [TextLine] = []
    while true {
      let start = breaker.position
      let line = breaker.next()
      lines.append(
        TextLine(
          head: line,
          hasEllipsis: false,
          tail: line.upperBound..<line.upperBound,
          columns: text.columns(of: line)
        )
      )
      if breaker.isAtEnd { return lines }
      if lines.count == limit {
        let rest = TextTruncation(clusters: text.clusters, start: start, width: width)
        if rest.hasMore(after: breaker.position) {
          lines[lines.count - 1] = rest.line(truncation)
        }
        return lines
      }
    }
  }

  /// The sign for what was left out, one cell wide in both forms: `…`, or `~` where only ASCII is shown.
  package static func ellipsis(isASCII: Bool) -> String { isASCII ? "~" : "…" }
}
