public import WidgetIntents

/// Says what a control shows (WK-53).
public protocol ControlValueProvider: SendableMetatype {
  associatedtype Value

  /// What a gallery shows, at once.
  var previewValue: Value { get }
  /// What the control shows, asked for whenever its picture is made.
  func currentValue() async throws -> Value
}

extension ControlValueProvider {
  /// The provider's value, if it comes in time.
  ///
  /// - Throws: What the provider throws, or a `TimelineError` where it gives no answer.
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

/// Says what a configurable control shows (WK-53).
public protocol AppIntentControlValueProvider: SendableMetatype {
  associatedtype Value
  associatedtype Configuration: ControlConfigurationIntent

  /// What a gallery shows for a configuration, at once.
  func previewValue(configuration: Configuration) -> Value
  /// What the control shows, asked for whenever its picture is made.
  func currentValue(configuration: Configuration) async throws -> Value
}

extension AppIntentControlValueProvider {
  /// The provider's value, if it comes in time.
  ///
  /// - Throws: What the provider throws, or a `TimelineError` where it gives no answer.
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
