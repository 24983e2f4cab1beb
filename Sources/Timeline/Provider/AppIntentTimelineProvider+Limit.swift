extension AppIntentTimelineProvider {
  /// The provider's snapshot, if it comes in time.
  ///
  /// - Throws: `timedOut`, or `cancelled` with the calling task.
  nonisolated(nonsending) package func snapshot(
    for configuration: Intent,
    in context: Context,
    within limit: Duration,
    on clock: any Clock<Duration> = ContinuousClock()
  ) async throws(TimelineError) -> Entry {
    // Not read here until the call is over: providers need not be Sendable.
    nonisolated(unsafe) let provider = self
    return try await ProviderCall.answer(within: limit, on: clock) { completion in
      completion(await provider.snapshot(for: configuration, in: context))
    }
  }

  /// The provider's timeline, if it comes in time.
  ///
  /// - Throws: `timedOut`, or `cancelled` with the calling task.
  nonisolated(nonsending) package func timeline(
    for configuration: Intent,
    in context: Context,
    within limit: Duration,
    on clock: any Clock<Duration> = ContinuousClock()
  ) async throws(TimelineError) -> Timeline<Entry> {
    nonisolated(unsafe) let provider = self
    return try await ProviderCall.answer(within: limit, on: clock) { completion in
      completion(await provider.timeline(for: configuration, in: context))
    }
  }
}
