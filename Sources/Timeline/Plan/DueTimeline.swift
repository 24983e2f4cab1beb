/// A timeline that may need a reload: where to ask for it, with what, and what is known of it.
package struct DueTimeline: Equatable, Sendable {
  package var key: TimelineKey
  /// The extension that holds the widget's code; one process is asked for all its timelines.
  package var extensionName: String
  package var kind: String
  /// The encoded configuration of the placed widget, opaque to this module.
  package var configuration: [UInt8]
  package var state: TimelineState

  package init(
    key: TimelineKey,
    extensionName: String,
    kind: String,
    configuration: [UInt8] = [],
    state: TimelineState = TimelineState()
  ) {
    self.key = key
    self.extensionName = extensionName
    self.kind = kind
    self.configuration = configuration
    self.state = state
  }
}
