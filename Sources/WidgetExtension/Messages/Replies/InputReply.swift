internal import WidgetIntents
package import Wire

/// The header of a piece of standard input, which is sent after it.
package struct InputReply: Equatable, Sendable {
  /// The reason why there is none; `nil` for a piece, or for the end without bytes.
  var failure: ServedFailure?
}

extension InputReply: WiredRecord {
  package static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      failure: try c.field("failure", 0, value?.failure)
    )
  }
}
