/// One timeline to be made.
package struct ReloadRequest: Equatable, Sendable {
  package var key: TimelineKey
  package var kind: String
  /// The encoded configuration of the placed widget, opaque to this module.
  package var configuration: [UInt8]
  package var reason: ReloadReason

  package init(key: TimelineKey, kind: String, configuration: [UInt8], reason: ReloadReason) {
    self.key = key
    self.kind = kind
    self.configuration = configuration
    self.reason = reason
  }
}
