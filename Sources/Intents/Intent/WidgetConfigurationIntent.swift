/// The parameters by which a placed widget is configured.
///
/// Widgets never ask: every parameter is optional, has a default, or its query has a default result.
public protocol WidgetConfigurationIntent: SystemIntent {
  associatedtype NeverResult: IntentResult = Never where NeverResult == Never
}

extension WidgetConfigurationIntent {
  /// Configurations are read, not performed.
  public func perform() async throws -> NeverResult {
    throw IntentError.failed(
      "\(Self.persistentIdentifier) configures a widget and does nothing else"
    )
  }
}
