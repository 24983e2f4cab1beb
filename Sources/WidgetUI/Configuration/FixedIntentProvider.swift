/// A provider that is always asked with the same parameters.
struct FixedIntentProvider<Provider: IntentTimelineProvider>: TimelineProvider {
  let provider: Provider
  let intent: () -> Provider.Intent

  func placeholder(in context: Context) -> Provider.Entry { provider.placeholder(in: context) }

  func getSnapshot(
    in context: Context,
    completion: @escaping @Sendable (Provider.Entry) -> Void
  ) {
    provider.getSnapshot(for: intent(), in: context, completion: completion)
  }

  func getTimeline(
    in context: Context,
    completion: @escaping @Sendable (Timeline<Provider.Entry>) -> Void
  ) {
    provider.getTimeline(for: intent(), in: context, completion: completion)
  }
}
