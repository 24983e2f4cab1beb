package import WidgetIntents

/// An intent and the extension that performs it.
package struct IntentReference: Sendable, Hashable {
  /// The extension's name, as `widgetctl extension list` shows it.
  package let host: String
  package let intent: IntentMetadata

  package init(host: String, intent: IntentMetadata) {
    self.host = host
    self.intent = intent
  }
}
