/// One line of a wrapped text: `head`, then `…` if something is left out, then `tail`.
package struct TextLine: Sendable, Hashable {
  /// Indices of the flow text's clusters.
  package var head: Range<Int>
  /// Whether the ellipsis (one cell) stands between head and tail.
  package var hasEllipsis: Bool
  /// Empty unless the middle or the head gave way.
  package var tail: Range<Int>
  /// The cells of everything that is drawn; spaces that hang over the end are not part of the line.
  package var columns: Int
}
