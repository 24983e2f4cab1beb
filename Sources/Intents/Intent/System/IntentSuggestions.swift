/// An intent that Apple's platforms may suggest; nothing is suggested here.
public protocol PredictableIntent: AppIntent {
  associatedtype PredictionConfiguration: IntentPredictionConfiguration
  @IntentPredictionsBuilder<Self> static var predictionConfiguration: PredictionConfiguration {
    get
  }
}

/// The configuration of an intent's suggestions; without effect here.
public protocol IntentPredictionConfiguration {}

/// The display of one set of parameters in a suggestion; without effect here.
public struct IntentPrediction<Intent: AppIntent>: IntentPredictionConfiguration {
  /// Accepts a parameter and how its value is shown.
  public init<Value: _IntentValue>(
    parameters: KeyPath<Intent, IntentParameter<Value>>,
    displayRepresentation: @escaping @Sendable (Value) -> DisplayRepresentation
  ) {}

  /// Accepts two parameters and how their values are shown.
  public init<First: _IntentValue, Second: _IntentValue>(
    parameters: (KeyPath<Intent, IntentParameter<First>>, KeyPath<Intent, IntentParameter<Second>>),
    displayRepresentation: @escaping @Sendable (First, Second) -> DisplayRepresentation
  ) {}

  /// Accepts three parameters and how their values are shown.
  public init<First: _IntentValue, Second: _IntentValue, Third: _IntentValue>(
    parameters: (
      KeyPath<Intent, IntentParameter<First>>, KeyPath<Intent, IntentParameter<Second>>,
      KeyPath<Intent, IntentParameter<Third>>
    ),
    displayRepresentation: @escaping @Sendable (First, Second, Third) -> DisplayRepresentation
  ) {}

  /// Accepts how the intent is shown.
  public init(displayRepresentation: @escaping @Sendable () -> DisplayRepresentation) {}
}

/// Several ways in which an intent would be suggested.
public struct IntentPredictions<Intent: AppIntent>: IntentPredictionConfiguration {}

/// Lists predictions, one a line.
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

/// Reports to Apple's platforms what users do, as a basis for suggestions; nothing is kept here.
public final class IntentDonationManager: Sendable {
  public static let shared = IntentDonationManager()

  private init() {}

  /// Keeps nothing: the journal knows what was performed.
  @discardableResult
  public func donate(intent: some AppIntent) -> IntentDonationIdentifier {
    IntentDonationIdentifier()
  }

  /// Keeps nothing: the journal knows what was performed.
  @discardableResult
  public func donate<Intent: AppIntent>(
    intent: Intent,
    result: Intent.PerformResult
  ) -> IntentDonationIdentifier {
    IntentDonationIdentifier()
  }

  /// There are none to delete.
  @discardableResult
  public func deleteDonations(
    matching predicate: IntentDonationMatchingPredicate
  ) async throws -> [IntentDonationIdentifier] {
    []
  }
}

/// Names a donation.
public struct IntentDonationIdentifier: Sendable, Hashable {
  fileprivate init() {}
}

/// Which donations to delete.
public struct IntentDonationMatchingPredicate: Sendable {
  /// The donations of one intent type.
  public static func intentType(_ type: any AppIntent.Type) -> Self { Self() }

  /// The donations with these identifiers.
  public static func identifiers(_ identifiers: [IntentDonationIdentifier]) -> Self { Self() }
}

extension AppIntent {
  /// Keeps nothing: the journal knows what was performed (AI-5).
  @discardableResult
  public func donate() async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }

  /// Keeps nothing: the journal knows what was performed.
  @discardableResult
  public func donate(result: PerformResult) async throws -> IntentDonationIdentifier {
    IntentDonationIdentifier()
  }
}

/// Reports to Apple's platforms when which widget matters; nothing is kept here.
public final class RelevantIntentManager: Sendable {
  public static let shared = RelevantIntentManager()

  private init() {}

  /// Keeps nothing: widgets are placed by hand.
  public func updateRelevantIntents(_ intents: [RelevantIntent]) async throws {}
}

/// A configuration of a widget, and when it matters.
public struct RelevantIntent: Sendable {
  /// Accepts a configuration, the widget's kind, and when it matters.
  public init(
    _ intent: some WidgetConfigurationIntent,
    widgetKind: String,
    relevance: RelevantContext
  ) {}
}
