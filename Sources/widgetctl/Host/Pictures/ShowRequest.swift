import SharedStore
import WidgetRender
import WidgetTerminal
import WidgetTimeline

/// What `show` is to draw, and how: its arguments and surroundings, decided.
struct ShowRequest {
  let store: HostStore
  let words: [String]
  /// The size asked for; `nil` for each widget's own.
  let family: WidgetFamily?
  /// Microseconds after which a stale picture is an error.
  let maximumAge: Int64?
  let picture: PictureOptions

  init(_ context: CommandContext) throws(CommandError) {
    let arguments = context.arguments
    store = try HostStore(context)
    words = arguments.operands
    family = try context.family()
    maximumAge = try Self.maximumAge(arguments.value(of: .maximumAge))
    picture = try context.pictureOptions()
  }

  /// A request from what is decided already.
  init(store: HostStore, words: [String], family: WidgetFamily?, picture: PictureOptions) {
    self.store = store
    self.words = words
    self.family = family
    self.picture = picture
    maximumAge = nil
  }

  var now: Int64 { picture.drawing.now.microseconds }

  /// The widgets that were asked for, with what they show; `nil` where there is no store yet.
  func read() throws(CommandError) -> [ShownWidget]? {
    guard let reader = try store.reader() else { return nil }
    var chosen: Set<Int64>?
    if !words.isEmpty {
      let placed = try stored { () throws(StoreError) in try reader.placedWidgets() }
      chosen = Set(try WidgetSelector(widgets: placed).select(words).map(\.id))
    }
    return try stored { () throws(StoreError) in
      try reader.currentEntries(
        at: now,
        family: family.map { Int64($0.rawValue) },
        dark: picture.scheme == .dark,
        including: { chosen?.contains($0.id) ?? true }
      )
    }
  }

  private static func maximumAge(_ text: String?) throws(CommandError) -> Int64? {
    guard let text else { return nil }
    guard let age = DurationText.microseconds(text) else {
      throw .usage(
        .invalidValue(option: "--max-age", value: text, expected: "90s, 10m, 2h or 1d")
      )
    }
    return age
  }
}

/// Makes what was never shown before: the store itself, and pictures in a size of their own.
enum MissingPictures {
  /// The user waits for the picture.
  static let limits = ReloadLimits(timeline: .seconds(10), run: .seconds(15))
  /// How long to wait for another process that makes the same picture.
  private static let waits = 200
  private static let waitMicroseconds: UInt32 = 50_000

  /// Asks the extensions, without the network, for what the request has no picture of.
  ///
  /// - Returns: what can be shown then, and why the rest cannot.
  static func make(
    for request: ShowRequest,
    context: CommandContext
  ) throws(CommandError) -> (shown: [ShownWidget], failures: [(message: String, hint: String?)]) {
    let pool = try ExtensionPool(context, store: request.store, isNetworkAllowed: false)
    let driver = EngineDriver(
      store: WritableStore(location: request.store.location),
      pool: pool
    )
    var shown = try request.read()
    if shown == nil {
      try request.store.create()
      shown = try request.read()
    }
    let missing = (shown ?? []).filter { $0.date == nil }
    let (postponed, wanted) = postponed(missing, of: shown ?? [], at: context.now)
    let keys = wanted.map { widget in
      TimelineKey(
        placement: widget.widget.id,
        family: request.family ?? WidgetFamily(rawValue: Int(widget.widget.family)) ?? .systemSmall
      )
    }
    if keys.isEmpty { return (shown ?? [], postponed.map(explanation)) }
    let report = try driver.refresh(
      RefreshRequest(.timelines(Set(keys)), isForced: true, isOffline: true),
      limits: limits
    )
    var made = try request.read() ?? []
    for _ in 0..<waits where report.isMadeElsewhere && made.contains(where: { $0.date == nil }) {
      ThreadPause.wait(microseconds: waitMicroseconds)
      made = try request.read() ?? []
    }
    return (made, postponed.map(explanation) + report.failureLines())
  }

  /// Splits off what failed before and is not due again.
  ///
  /// Among widgets that can be drawn it must not hold up every picture (RT-9); alone it is all that
  /// was asked for, and is tried at once.
  private static func postponed(
    _ missing: [ShownWidget],
    of shown: [ShownWidget],
    at now: Int64
  ) -> (postponed: [ShownWidget], wanted: [ShownWidget]) {
    if missing.count == shown.count { return ([], missing) }
    let isPostponed = { (widget: ShownWidget) in
      widget.timeline.map { $0.failures > 0 && $0.due > now } ?? false
    }
    return (missing.filter(isPostponed), missing.filter { !isPostponed($0) })
  }

  private static func explanation(_ widget: ShownWidget) -> (message: String, hint: String?) {
    let name = WidgetSelector.name(of: widget.widget)
    return (
      "\(name) was not refreshed: \(widget.timeline?.lastError ?? "unknown")",
      "'widgetctl show \(widget.widget.shortID)' tries again at once"
    )
  }
}
