import Testing
import WidgetIntents
import WidgetTimeline

private struct Unreachable: Error, Equatable {}

private struct Settings: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Settings"
}

/// A provider whose value a closure returns.
private struct Provider: ControlValueProvider {
  let value: @Sendable () async throws -> Int
  var previewValue: Int { 0 }

  func currentValue() async throws -> Int { try await value() }
}

private struct ChosenProvider: AppIntentControlValueProvider {
  let value: @Sendable () async throws -> Int

  func previewValue(configuration: Settings) -> Int { 0 }

  func currentValue(configuration: Settings) async throws -> Int { try await value() }
}

@Suite("Values of controls (WK-53)", .timeLimit(.minutes(5)))
struct ControlValueTests {
  private let clock = ManualClock(morning)

  /// Returns the value of a provider with or without a configuration.
  private func value(
    isConfigured: Bool,
    _ value: @escaping @Sendable () async throws -> Int
  ) async throws -> Int {
    if isConfigured {
      return try await ChosenProvider(value: value)
        .currentValue(configuration: Settings(), within: .seconds(30), on: clock)
    }
    return try await Provider(value: value).currentValue(within: .seconds(30), on: clock)
  }

  @Test(arguments: [false, true])
  func `a value or an error comes as the provider gives it`(isConfigured: Bool) async throws {
    #expect(try await value(isConfigured: isConfigured) { 7 } == 7)
    await #expect(throws: Unreachable()) {
      try await value(isConfigured: isConfigured) { throw Unreachable() }
    }
  }

  // WK-100
  @Test(arguments: [false, true])
  func `a value that does not come in time is a failure, and its provider is cancelled`(
    isConfigured: Bool
  ) async throws {
    let (ends, end) = AsyncStream<Void>.makeStream()
    let asking = Task {
      try await value(isConfigured: isConfigured) { [clock] in
        defer { end.finish() }
        try await clock.sleep(for: .seconds(3_600))
        return 1
      }
    }
    await clock.sleepers(2)
    clock.advance(by: .seconds(30))
    await #expect(throws: TimelineError.timedOut(afterSeconds: 30)) { try await asking.value }
    // Ends only because its sleep was cancelled: the clock stands still.
    for await _ in ends {}
  }
}
