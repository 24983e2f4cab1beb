public import Essentials

/// The surroundings of a picture that a provider makes: the widget's size, and the purpose.
///
/// ```swift
/// struct NewsProvider {
///   func headlines(_ all: [String], in context: TimelineProviderContext) -> [String] {
///     context.isPreview ? ["Sample headline"] : Array(all.prefix(context.rowLimit(12)))
///   }
/// }
/// ```
public struct TimelineProviderContext: Sendable {
  /// The size and shape of the widget.
  public let family: WidgetFamily
  /// Whether the picture is for the gallery, which may show sample data.
  public let isPreview: Bool

  /// Whether the user is scrolling the widget, so that rows beyond its height are useful, up to
  /// 500.
  public let isScrolled: Bool

  /// The future date for which the host requests entries; `nil` for the present.
  package let foreseen: Date?

  /// The date from which on entries are wanted: the present, or a later date if the user asks for a
  /// preview of the future.
  public var date: Date { foreseen ?? Date() }

  /// Returns the number of rows that a list can show: `usual`, or at least 500 while the user
  /// scrolls the widget.
  ///
  /// ```swift
  /// func rows(of all: [String], in context: TimelineProviderContext) -> [String] {
  ///   Array(all.prefix(context.rowLimit(12)))
  /// }
  /// ```
  ///
  /// - Parameter usual: The number of rows that fit into the largest size.
  /// - Returns: The greatest useful number of rows.
  public func rowLimit(_ usual: Int) -> Int { isScrolled ? max(usual, 500) : usual }

  package init(
    family: WidgetFamily,
    isPreview: Bool,
    isScrolled: Bool = false,
    foreseen: Date? = nil
  ) {
    self.family = family
    self.isPreview = isPreview
    self.isScrolled = isScrolled
    self.foreseen = foreseen
  }
}

/// Makes the timelines of a widget without configuration.
///
/// The methods receive completion handlers, which may be called later and from any thread; only the
/// first call counts.
///
/// ```swift
/// struct NoonProvider: TimelineProvider {
///   func placeholder(in context: Context) -> DayEntry { DayEntry(date: .now) }
///   func getSnapshot(in context: Context, completion: @escaping @Sendable (DayEntry) -> Void) {
///     completion(DayEntry(date: .now))
///   }
///   func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<DayEntry>) -> Void) {
///     completion(Timeline(entries: [DayEntry(date: .now)], policy: .after(.now.addingTimeInterval(3_600))))
///   }
/// }
/// ```
public protocol TimelineProvider: SendableMetatype {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext

  /// Returns an entry for the picture before any data is available; it is drawn redacted, as grey
  /// shapes.
  ///
  /// The method must return at once.
  ///
  /// - Parameter context: The size of the widget, and the purpose of the picture.
  /// - Returns: An entry with sample or empty values.
  func placeholder(in context: Self.Context) -> Self.Entry
  /// Supplies the entry for a single picture, such as one in the gallery.
  ///
  /// If `context.isPreview` is true, call `completion` quickly, with sample data if necessary.
  ///
  /// - Parameters:
  ///   - context: The size of the widget, and the purpose of the picture.
  ///   - completion: The handler to call once, from any thread.
  @preconcurrency
  func getSnapshot(
    in context: Self.Context,
    completion: @escaping @Sendable (Self.Entry) -> Void
  )
  /// Supplies the entries from the present on, with the policy for the next request.
  ///
  /// - Parameters:
  ///   - context: The size of the widget, and the purpose of the picture.
  ///   - completion: The handler to call once, from any thread. If it is never called, the reload
  ///     fails.
  @preconcurrency
  func getTimeline(
    in context: Self.Context,
    completion: @escaping @Sendable (Timeline<Self.Entry>) -> Void
  )
}

extension TimelineProvider {
  /// Returns the snapshot that the provider passes to its completion handler.
  ///
  /// - Throws: `timedOut`, `completionDropped`, or `cancelled` if the calling task is cancelled.
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

  /// Returns the timeline that the provider passes to its completion handler.
  ///
  /// - Throws: `timedOut`, `completionDropped`, or `cancelled` if the calling task is cancelled.
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
