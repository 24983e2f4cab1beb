extension TimelineProvider {
  /// The snapshot that the provider's first call of its completion brings.
  ///
  /// - Throws: `timedOut`, `completionDropped`, or `cancelled` with the calling task.
  nonisolated(nonsending) package func snapshot(
    in context: Context,
    within limit: Duration,
    on clock: any Clock<Duration> = ContinuousClock()
  ) async throws(TimelineError) -> Entry {
    // Not read here until the call is over: providers need not be Sendable.
    nonisolated(unsafe) let provider = self
    return try await ProviderCall.answer(within: limit, on: clock) { completion in
      provider.getSnapshot(in: context) { completion($0) }
    }
  }

  /// The timeline that the provider's first call of its completion brings.
  ///
  /// - Throws: `timedOut`, `completionDropped`, or `cancelled` with the calling task.
  nonisolated(nonsending) package func timeline(
    in context: Context,
    within limit: Duration,
    on clock: any Clock<Duration> = ContinuousClock()
  ) async throws(TimelineError) -> Timeline<Entry> {
    nonisolated(unsafe) let provider = self
    return try await ProviderCall.answer(within: limit, on: clock) { completion in
      provider.getTimeline(in: context) { completion($0) }
    }
  }
}
