/// What open dates and symbols are decided by at the moment of drawing.
package struct DrawContext: Sendable {
  package var now: Instant
  /// Whether nothing beyond ASCII may be drawn.
  package var isASCII: Bool

  package init(now: Instant, isASCII: Bool = false) {
    self.now = now
    self.isASCII = isASCII
  }
}
