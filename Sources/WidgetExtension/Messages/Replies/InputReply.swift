internal import WidgetIntents

/// What a host says of a piece of standard input, which travels beside it.
struct InputReply: Codable, Equatable, Sendable {
  /// Why there is none; `nil` for a piece, or for an end without bytes.
  var failure: ServedFailure?
}
