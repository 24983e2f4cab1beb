/// One timeline to be made.
package struct ReloadRequest: Equatable, Sendable {
  package var key: TimelineKey
  package var kind: String
  /// The encoded configuration of the placed widget, opaque to this module.
  package var configuration: [UInt8]
  package var reason: ReloadReason
}
