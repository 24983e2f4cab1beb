/// An intent that Apple's platforms may suggest; widgetctl suggests none.
public protocol PredictableIntent: AppIntent {
  associatedtype PredictionConfiguration: IntentPredictionConfiguration
  @IntentPredictionsBuilder<Self> static var predictionConfiguration: PredictionConfiguration {
    get
  }
}

/// The configuration of an intent's suggestions; widgetctl ignores it.
public protocol IntentPredictionConfiguration {}

/// The display of one set of parameters in a suggestion; widgetctl ignores it.
public struct IntentPrediction<Intent: AppIntent>: IntentPredictionConfiguration {
  /// Creates a prediction; the arguments are ignored.
  public init<Value: _IntentValue>(
    parameters: KeyPath<Intent, IntentParameter<Value>>,
    displayRepresentation: @escaping @Sendable (Value) -> DisplayRepresentation
  ) {}

  /// Creates a prediction; the arguments are ignored.
  public init<First: _IntentValue, Second: _IntentValue>(
    parameters: (KeyPath<Intent, IntentParameter<First>>, KeyPath<Intent, IntentParameter<Second>>),
    displayRepresentation: @escaping @Sendable (First, Second) -> DisplayRepresentation
  ) {}

  /// Creates a prediction; the arguments are ignored.
  public init<First: _IntentValue, Second: _IntentValue, Third: _IntentValue>(
    parameters: (
      KeyPath<Intent, IntentParameter<First>>, KeyPath<Intent, IntentParameter<Second>>,
      KeyPath<Intent, IntentParameter<Third>>
    ),
    displayRepresentation: @escaping @Sendable (First, Second, Third) -> DisplayRepresentation
  ) {}

  /// Creates a prediction; the argument is ignored.
  public init(displayRepresentation: @escaping @Sendable () -> DisplayRepresentation) {}
}

/// Several predictions of an intent; widgetctl ignores them.
public struct IntentPredictions<Intent: AppIntent>: IntentPredictionConfiguration {}

/// A result builder for predictions.
@resultBuilder
public enum IntentPredictionsBuilder<Intent: AppIntent> {
  public static func buildExpression(
    _ prediction: IntentPrediction<Intent>
  ) -> IntentPrediction<Intent> {
    prediction
  }

  public static func buildBlock(
    _ predictions: IntentPrediction<Intent>...
  ) -> IntentPredictions<Intent> {
    IntentPredictions()
  }
}

/// Records a user's actions on Apple's platforms, as a basis for suggestions; widgetctl records
/// none.
public final class IntentDonationManager: Sendable {
  public static let shared = IntentDonationManager()

  private init() {}

  /// Has no effect: the journal already records performed intents.
  @discardableResult
  public func donate(intent: some AppIntent) -> IntentDonationIdentifier {
    IntentDonationIdentifier()
  }

  /// Has no effect: the journal already records performed intents.
  @discardableResult
  public func donate<Intent: AppIntent>(
    intent: Intent,
    result: Intent.PerformResult
  ) -> IntentDonationIdentifier {
    IntentDonationIdentifier()
  }

  /// Returns no identifiers: there are no donations to delete.
  @discardableResult
  public func deleteDonations(
    matching predicate: IntentDonationMatchingPredicate
  ) async throws -> [IntentDonationIdentifier] {
    []
  }
}

/// The identifier of a donation, which is an action that Apple's platforms record.
public struct IntentDonationIdentifier: Sendable, Hashable {
  fileprivate init() {}
}

/// A condition for the donations to delete; it has no effect, because widgetctl stores no
/// donations.
public struct IntentDonationMatchingPredicate: Sendable {
  /// Matches the donations of an intent type; widgetctl stores none.
  public static func intentType(_ type: any AppIntent.Type) -> Self { Self() }

  /// Matches the donations with these identifiers; widgetctl stores none.
  public static func identifiers(_ identifiers: [IntentDonationIdentifier]) -> Self { Self() }
}

extension AppIntent {
  /// Has no effect: the journal already records performed intents (AI-5).
  @discardableResult
  public func donate() async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }

  /// Has no effect: the journal already records performed intents.
  @discardableResult
  public func donate(result: PerformResult) async throws -> IntentDonationIdentifier {
    IntentDonationIdentifier()
  }
}

/// Informs Apple's platforms when a widget is relevant; without effect in widgetctl.
public final class RelevantIntentManager: Sendable {
  public static let shared = RelevantIntentManager()

  private init() {}

  /// Has no effect: users place widgets by hand.
  public func updateRelevantIntents(_ intents: [RelevantIntent]) async throws {}
}

/// A widget's configuration and the time at which it is relevant.
public struct RelevantIntent: Sendable {
  /// Creates a relevant intent; the arguments are ignored.
  public init(
    _ intent: some WidgetConfigurationIntent,
    widgetKind: String,
    relevance: RelevantContext
  ) {}
}
