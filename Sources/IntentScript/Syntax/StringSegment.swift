/// A part of a string.
package enum StringSegment: Sendable {
  /// With its escapes taken out.
  case text(String)
  case expression(Expression)
}
