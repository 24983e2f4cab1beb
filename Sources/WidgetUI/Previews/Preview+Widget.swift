extension Preview {
  /// A widget with the entries that `timeline` lists; their dates have no effect (WK-62).
  public init<Content: Widget>(
    _ name: String? = nil,
    as family: WidgetFamily,
    widget: @escaping @MainActor () -> Content,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
  ) {
    let entries = WidgetPreview(widget: widget) { _ in await timeline() }
    self.init(name: name, subject: .widget(family, entries))
  }

  /// A widget with the timeline of a provider.
  public init<Content: Widget, Provider: TimelineProvider>(
    _ name: String? = nil,
    as family: WidgetFamily,
    widget: @escaping @MainActor () -> Content,
    timelineProvider: @escaping @MainActor () -> Provider
  ) {
    let entries = WidgetPreview(widget: widget) { context in
      let limit = ReloadLimits().timeline
      return try await timelineProvider().timeline(in: context, within: limit).entries
    }
    self.init(name: name, subject: .widget(family, entries))
  }

  /// A configurable widget with the timeline that a provider makes for `intent`.
  public init<Content: Widget, Provider: AppIntentTimelineProvider>(
    _ name: String? = nil,
    as family: WidgetFamily,
    using intent: Provider.Intent,
    widget: @escaping @MainActor () -> Content,
    timelineProvider: @escaping @MainActor () -> Provider
  ) {
    let entries = WidgetPreview(widget: widget) { context in
      let limit = ReloadLimits().timeline
      return try await timelineProvider()
        .timeline(for: intent, in: context, within: limit).entries
    }
    self.init(name: name, subject: .widget(family, entries))
  }
}

extension Preview {
  /// A widget with an `INIntent`, and the timeline that a provider makes for `intent`.
  public init<Content: Widget, Provider: IntentTimelineProvider>(
    _ name: String? = nil,
    as family: WidgetFamily,
    using intent: Provider.Intent,
    widget: @escaping @MainActor () -> Content,
    timelineProvider: @escaping @MainActor () -> Provider
  ) {
    self.init(name, as: family, widget: widget) {
      FixedIntentProvider(provider: timelineProvider()) { intent }
    }
  }
}
