internal import WidgetIntents
package import Wire

/// The header of a piece of standard input; the bytes of the piece follow it.
package struct InputReply: Equatable, Sendable {
  /// The reason why the input cannot be read; `nil` for a piece, or for the end, which has no
  /// bytes.
  var failure: ServedFailure?
}

extension InputReply: WiredRecord {
  package static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      failure: try c.field("failure", 0, value?.failure)
    )
  }
}
