/// The parameters by which a placed control is configured, each optional or with a default.
public protocol ControlConfigurationIntent: SystemIntent {
  associatedtype NeverResult: IntentResult = Never where NeverResult == Never
}

extension ControlConfigurationIntent {
  /// Configurations are read, not performed.
  public func perform() async throws -> NeverResult {
    throw IntentError.failed(
      "\(Self.persistentIdentifier) configures a control and does nothing else"
    )
  }
}
