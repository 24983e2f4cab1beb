/// Declares a preview of a widget with the entries that `timeline` lists (WK-62).
@freestanding(declaration)
public macro Preview<Content: Widget>(
  _ name: String? = nil,
  as family: WidgetFamily,
  widget: @escaping @MainActor () -> Content,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Declares a preview of a widget with the timeline of a provider.
@freestanding(declaration)
public macro Preview<Content: Widget, Provider: TimelineProvider>(
  _ name: String? = nil,
  as family: WidgetFamily,
  widget: @escaping @MainActor () -> Content,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Declares a preview of a configurable widget with the timeline that a provider makes for
/// `intent`.
@freestanding(declaration)
public macro Preview<Content: Widget, Provider: AppIntentTimelineProvider>(
  _ name: String? = nil,
  as family: WidgetFamily,
  using intent: Provider.Intent,
  widget: @escaping @MainActor () -> Content,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")
