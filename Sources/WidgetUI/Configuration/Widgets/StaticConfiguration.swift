/// The configuration of a widget without parameters.
///
/// ```swift
/// struct PlainWidget: Widget {
///   var body: some WidgetConfiguration {
///     StaticConfiguration(kind: "PlainWidget", provider: DayProvider()) { entry in
///       DayView(entry: entry)
///     }
///   }
/// }
/// ```
@MainActor @preconcurrency
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  public typealias Body = Never
  let offer: WidgetOffer?

  /// Creates the configuration.
  ///
  /// - Parameters:
  ///   - kind: The name of the widget, unique in its extension (WK-25). Do not change it once the
  ///     widget is placed.
  ///   - provider: The source of the entries.
  ///   - content: The view of an entry, evaluated once, when a timeline is made.
  public init<Provider: TimelineProvider>(
    kind: String,
    provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    let limit = ReloadLimits().timeline
    offer = WidgetOffer(
      kind: kind,
      makePlaceholder: { setting in
        EntryArchiver(setting: setting, content: content)
          .placeholder(provider.placeholder(in: setting.context))
      },
      makeSnapshot: { setting in
        EntryArchiver(setting: setting, content: content)(
          try await provider.snapshot(in: setting.context, within: limit)
        )
      },
      makeTimeline: { setting in
        EntryArchiver(setting: setting, content: content)(
          try await provider.timeline(in: setting.context, within: limit)
        )
      },
      makeEntry: { entry, setting in
        (entry as? Provider.Entry).map { EntryArchiver(setting: setting, content: content)($0) }
      }
    )
  }
}

extension StaticConfiguration {
  public var _offer: _WidgetOffer? { _WidgetOffer(offer) }
}
