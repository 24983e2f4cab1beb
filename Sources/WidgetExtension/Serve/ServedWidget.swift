package import WidgetIntents
package import WidgetTimeline

/// A kind of widget that an extension offers, with the functions that make its pictures.
///
/// The closures may throw. A `ServedFailure`, `StoreError`, `IntentError` or `TimelineError` is
/// sent to the host unchanged, any other error as its description.
package struct ServedWidget: Sendable {
  /// The author's identifier of the kind, unique in the extension (WK-25).
  package var kind: String
  /// The name of the widget's type, from which the command line's name is made.
  package var typeName: String
  package var displayName: LocalizedStringResource
  package var description: LocalizedStringResource
  package var families: [WidgetFamily]
  /// Whether the widget draws Live Activities, which users do not place.
  package var isActivity: Bool
  /// Whether describing the widget makes the program stop, so that its configuration is not
  /// evaluated.
  package var stops = false
  private let describeConfiguration: @Sendable () -> IntentMetadata?
  /// Makes the first picture, without store and network (WK-70).
  package var placeholder: @Sendable (WidgetRequest) async throws -> MadeEntry
  package var snapshot: @Sendable (WidgetRequest) async throws -> MadeEntry
  /// Makes the timeline with archived entries; the server adds which collections were read for it.
  package var timeline: @Sendable (WidgetRequest) async throws -> MadeTimeline
  /// Returns the values of a configuration from given and stored arguments.
  package var configure: Configure
  /// Returns the author's ready-made configurations (WK-18).
  package var recommendations: @Sendable () async throws -> [RecommendedConfiguration]

  package typealias Configure =
    @Sendable (
      _ arguments: [IntentArgument], _ kept: [IntentArgument], _ context: IntentContext
    ) async throws -> [IntentArgument]

  package init(
    kind: String,
    typeName: String,
    displayName: LocalizedStringResource,
    description: LocalizedStringResource,
    families: [WidgetFamily],
    isActivity: Bool = false,
    configuration: @autoclosure @escaping @Sendable () -> IntentMetadata? = nil,
    placeholder: @escaping @Sendable (WidgetRequest) async throws -> MadeEntry,
    snapshot: @escaping @Sendable (WidgetRequest) async throws -> MadeEntry,
    timeline: @escaping @Sendable (WidgetRequest) async throws -> MadeTimeline,
    configure: @escaping Configure = { arguments, _, _ in arguments },
    recommendations: @escaping @Sendable () async throws -> [RecommendedConfiguration] = { [] }
  ) {
    self.kind = kind
    self.typeName = typeName
    self.displayName = displayName
    self.description = description
    self.families = families
    self.isActivity = isActivity
    describeConfiguration = configuration
    self.placeholder = placeholder
    self.snapshot = snapshot
    self.timeline = timeline
    self.configure = configure
    self.recommendations = recommendations
  }

  /// The configuration intent; `nil` for a static widget.
  ///
  /// The description is made only when it is needed, as pictures do not need it.
  package var configuration: IntentMetadata? { describeConfiguration() }
}
