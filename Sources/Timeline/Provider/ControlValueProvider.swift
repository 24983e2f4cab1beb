public import WidgetIntents

/// A provider of a control's value (WK-53).
public protocol ControlValueProvider: SendableMetatype {
  associatedtype Value

  /// The value that a gallery shows; computed without waiting.
  var previewValue: Value { get }
  /// Returns the control's current value; called for each of its pictures.
  func currentValue() async throws -> Value
}

extension ControlValueProvider {
  /// Returns the provider's value within a time limit.
  ///
  /// - Throws: The provider's error, or a `TimelineError` if it does not answer.
  nonisolated(nonsending) package func currentValue(
    within limit: Duration,
    on clock: any Clock<Duration> = ContinuousClock()
  ) async throws -> Value {
    // Not read here until the call is over: providers need not be Sendable.
    nonisolated(unsafe) let provider = self
    return try await ProviderCall.answer(within: limit, on: clock) {
      (completion: ProviderCompletion<Result<Value, any Error>>) in
      do {
        completion(.success(try await provider.currentValue()))
      } catch {
        completion(.failure(error))
      }
    }
    .get()
  }
}

/// A provider of a configurable control's value (WK-53).
public protocol AppIntentControlValueProvider: SendableMetatype {
  associatedtype Value
  associatedtype Configuration: ControlConfigurationIntent

  /// Returns the value that a gallery shows for a configuration, without waiting.
  func previewValue(configuration: Configuration) -> Value
  /// Returns the control's current value; called for each of its pictures.
  func currentValue(configuration: Configuration) async throws -> Value
}

extension AppIntentControlValueProvider {
  /// Returns the provider's value within a time limit.
  ///
  /// - Throws: The provider's error, or a `TimelineError` if it does not answer.
  nonisolated(nonsending) package func currentValue(
    configuration: Configuration,
    within limit: Duration,
    on clock: any Clock<Duration> = ContinuousClock()
  ) async throws -> Value {
    // Not read here until the call is over: providers need not be Sendable.
    nonisolated(unsafe) let provider = self
    return try await ProviderCall.answer(within: limit, on: clock) {
      (completion: ProviderCompletion<Result<Value, any Error>>) in
      do {
        completion(.success(try await provider.currentValue(configuration: configuration)))
      } catch {
        completion(.failure(error))
      }
    }
    .get()
  }
}
