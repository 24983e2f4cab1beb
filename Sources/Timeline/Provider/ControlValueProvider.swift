public import WidgetIntents

/// Provides the value that a control shows (WK-53).
///
/// ```swift
/// struct LampProvider: ControlValueProvider {
///   var previewValue: Bool { false }
///   func currentValue() async throws -> Bool { UserDefaults.standard.bool(forKey: "lamp") }
/// }
/// ```
public protocol ControlValueProvider: SendableMetatype {
  associatedtype Value

  /// The value for the gallery, computed without waiting.
  var previewValue: Value { get }
  /// Returns the current value for each new picture of the control.
  ///
  /// - Throws: Any error; it counts as a failed reload.
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

/// Provides the value of a control that the user can configure (WK-53).
///
/// ```swift
/// struct RoomOptions: ControlConfigurationIntent {
///   static let title: LocalizedStringResource = "Room"
///   @Parameter(title: "Room", default: "Kitchen") var room: String
/// }
/// struct RoomLamp: AppIntentControlValueProvider {
///   func previewValue(configuration: RoomOptions) -> Bool { false }
///   func currentValue(configuration: RoomOptions) async throws -> Bool {
///     UserDefaults.standard.bool(forKey: configuration.room)
///   }
/// }
/// ```
public protocol AppIntentControlValueProvider: SendableMetatype {
  associatedtype Value
  associatedtype Configuration: ControlConfigurationIntent

  /// Returns the value for the gallery, computed without waiting.
  func previewValue(configuration: Configuration) -> Value
  /// Returns the current value for each new picture of the control.
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
