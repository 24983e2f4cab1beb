import SharedStore
import WidgetTimeline

/// Makes what was never shown before: the store itself, and pictures in a size of their own.
enum FirstPictures {
  /// A person waits for the picture.
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
    let keys = missing.map { widget in
      TimelineKey(
        placement: widget.widget.id,
        family: request.family ?? WidgetFamily(rawValue: Int(widget.widget.family)) ?? .systemSmall
      )
    }
    if keys.isEmpty { return (shown ?? [], []) }
    let report = try driver.refresh(
      RefreshRequest(.timelines(Set(keys)), isForced: true, isOffline: true),
      limits: limits
    )
    var made = try request.read() ?? []
    for _ in 0..<waits where report.isMadeElsewhere && made.contains(where: { $0.date == nil }) {
      SystemTime.sleep(microseconds: waitMicroseconds)
      made = try request.read() ?? []
    }
    return (made, report.failureLines())
  }
}
