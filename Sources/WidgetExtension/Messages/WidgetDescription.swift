package import WidgetIntents

/// A kind of widget as galleries and the command line know it.
package struct WidgetDescription: Codable, Equatable, Sendable {
  /// The author's name for it.
  package var kind: String
  /// The command line's name: the type in kebab case without a trailing `Widget`.
  package var name: String
  package var displayName: String
  package var description: String
  /// Command-line names of the families that it comes in, in the author's order.
  package var families: [String]
  /// The configuration's parameters; `nil` for a static widget.
  package var configuration: IntentMetadata?

  package init(
    kind: String,
    name: String,
    displayName: String,
    description: String,
    families: [String],
    configuration: IntentMetadata? = nil
  ) {
    self.kind = kind
    self.name = name
    self.displayName = displayName
    self.description = description
    self.families = families
    self.configuration = configuration
  }
}
