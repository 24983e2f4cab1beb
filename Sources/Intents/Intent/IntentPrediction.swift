/// An intent that Apple's platforms may suggest; nothing is suggested here.
public protocol PredictableIntent: AppIntent {
  associatedtype PredictionConfiguration: IntentPredictionConfiguration
  @IntentPredictionsBuilder<Self> static var predictionConfiguration: PredictionConfiguration {
    get
  }
}

/// What an intent would be suggested with.
public protocol IntentPredictionConfiguration {}

/// How one set of parameters would be shown in a suggestion; without effect here.
public struct IntentPrediction<Intent: AppIntent>: IntentPredictionConfiguration {
  /// Takes a parameter and how its value is shown.
  public init<Value: _IntentValue>(
    parameters: KeyPath<Intent, IntentParameter<Value>>,
    displayRepresentation: @escaping @Sendable (Value) -> DisplayRepresentation
  ) {}

  /// Takes two parameters and how their values are shown.
  public init<First: _IntentValue, Second: _IntentValue>(
    parameters: (KeyPath<Intent, IntentParameter<First>>, KeyPath<Intent, IntentParameter<Second>>),
    displayRepresentation: @escaping @Sendable (First, Second) -> DisplayRepresentation
  ) {}

  /// Takes three parameters and how their values are shown.
  public init<First: _IntentValue, Second: _IntentValue, Third: _IntentValue>(
    parameters: (
      KeyPath<Intent, IntentParameter<First>>, KeyPath<Intent, IntentParameter<Second>>,
      KeyPath<Intent, IntentParameter<Third>>
    ),
    displayRepresentation: @escaping @Sendable (First, Second, Third) -> DisplayRepresentation
  ) {}

  /// Takes how the intent is shown.
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
