/// A stretch of a script's text, in UTF-8 bytes.
///
/// Offsets count over all files of a script: each file begins at its ``ScriptSource/base``.
package struct SourceSpan: Sendable, Hashable, Codable {
  package var start: Int32
  /// The first byte that no longer belongs to it.
  package var end: Int32

  package init(start: Int32, end: Int32) {
    self.start = start
    self.end = end
  }

  package var isEmpty: Bool { start >= end }

  /// The shortest stretch that holds both.
  package func joined(to other: SourceSpan) -> SourceSpan {
    SourceSpan(start: min(start, other.start), end: max(end, other.end))
  }
}
