package import WidgetIntents

/// A placed widget as an author's `WidgetCenter` may know it (WK-39).
package struct PlacedConfiguration: Codable, Equatable, Sendable {
  package var kind: String
  /// The family's command-line name.
  package var family: String
  package var configuration: [IntentArgument]

  package init(kind: String, family: String, configuration: [IntentArgument] = []) {
    self.kind = kind
    self.family = family
    self.configuration = configuration
  }
}
