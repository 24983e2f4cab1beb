import Moments
import SharedStore
import WidgetExtension
import WidgetTerminal
import WidgetTimeline

/// Makes pictures that do not exist yet in the requested size, and creates a missing store.
enum MissingPictures {
  /// The time limits for reloads for which the user waits.
  static let limits = ReloadLimits(timeline: .seconds(10), run: .seconds(15))
  /// The most checks whether another process, which is making the same picture, has finished it.
  private static let waits = 200
  private static let waitMicroseconds: UInt32 = 50_000

  /// Makes the missing pictures without using the network.
  ///
  /// - Returns: The pictures that can be shown, and the reasons why the others cannot.
  static func make(
    for request: inout ShowRequest,
    _ host: Host
  ) throws(CommandError) -> (shown: [ShownWidget], failures: [(message: String, hint: String?)]) {
    let (extensions, context) = (try host.extensions, host.context)
    let driver = EngineDriver(
      store: request.store.writable,
      extensions: extensions
    )
    var shown = try request.read()
    if shown == nil {
      try request.store.create()
      shown = try request.read()
    }
    if request.family != nil, learn(shown ?? [], host) {
      // The extensions' new descriptions decide which sizes are supported.
      shown = try request.read()
    }
    request.store.note(extensions.language)
    let known = explanations(of: shown ?? [])
    let missing = (shown ?? []).filter { $0.date == nil }
    let (postponed, wanted) = postponed(missing, of: shown ?? [], at: context.now)
    let keys = wanted.map { widget in
      TimelineKey(
        placement: widget.widget.id,
        family: request.family ?? WidgetFamily(rawValue: Int(widget.widget.family)) ?? .systemSmall
      )
    }
    let before = known + postponed.map(explanation)
    if keys.isEmpty { return (shown ?? [], before) }
    let reload = RefreshRequest(
      .timelines(Set(keys)),
      by: .show,
      isForced: true,
      isOffline: true
    )
    let report: RefreshReport
    do {
      report = try driver.refresh(reload, limits: limits)
    } catch {
      // If pictures cannot be stored, they can still be drawn. If that fails too, the first error
      // is more helpful.
      let unkept = UnstoredPictures(request: request, driver: driver, limits: limits)
      guard let made = try? unkept.make(reload, of: shown ?? []) else { throw error }
      context.output.warning("the picture is not kept: \(error.message)", hint: error.hint)
      return (made.shown, before + made.report.failureLines(of: (shown ?? []).map(\.widget)))
    }
    var made = try request.read() ?? []
    for _ in 0..<waits where report.isMadeElsewhere && made.contains(where: { $0.date == nil }) {
      ThreadPause.wait(microseconds: waitMicroseconds)
      made = try request.read() ?? []
    }
    var failures = before + report.failureLines(of: made.map(\.widget))
    if failures.isEmpty, !report.isMadeElsewhere {
      failures += made.filter { $0.date == nil }.map(unmade)
    }
    return (made, failures)
  }

  /// The error for a picture that another process did not finish in time.
  static let stillMissing = CommandError.failed(
    .busy,
    message: "another widgetctl is still making the first picture",
    hint: "try again"
  )

  /// Asks extensions for their descriptions if the store does not know the kinds of their widgets.
  ///
  /// - Returns: Whether an extension was asked. If one fails, that is reported with its picture.
  private static func learn(
    _ shown: [ShownWidget],
    _ host: Host
  ) -> Bool {
    let unknown = shown.filter { $0.date == nil && $0.shelved.kind == nil }
    guard !unknown.isEmpty, let offers = try? host.extensions else { return false }
    for name in Set(unknown.map(\.widget.extensionName)) { _ = try? offers.offering(name) }
    return true
  }

  /// Returns the message about a picture that is missing although no reload has failed, for example
  /// after an interruption.
  private static func unmade(_ widget: ShownWidget) -> (message: String, hint: String?) {
    (
      "\(WidgetSelector.name(of: widget.widget)) has no picture: its timeline was not kept",
      "'widgetctl refresh --force \(widget.widget.shortID)' asks for it again"
    )
  }

  /// Returns the reasons why widgets are shown with their placeholders: their code has made no
  /// timeline.
  static func explanations(of shown: [ShownWidget]) -> [(message: String, hint: String?)] {
    shown.filter(\.isPlaceholder).map { widget in
      let name = WidgetSelector.name(of: widget.widget)
      return (
        "\(name) shows its placeholder: \(widget.timeline?.lastError ?? "unknown")",
        "'widgetctl refresh --force \(widget.widget.shortID)' tries again at once"
      )
    }
  }

  /// Returns the reasons why pictures on a hub's board, which other machines make, are outdated.
  static func ages(
    of shown: [ShownWidget],
    in zone: TimeZoneRules
  ) -> [(message: String, hint: String?)] {
    shown.compactMap { widget in
      guard let timeline = widget.timeline, timeline.generation > 0,
        let reason = PictureAge.reasonOnScreen(timeline)
      else { return nil }
      let name = WidgetSelector.name(of: widget.widget)
      let made = ISODate.minuteText(Instant(microseconds: timeline.made), in: zone)
      return ("\(name) is from \(made): \(reason)", "'widgetctl link now' asks the hub")
    }
  }

  /// Separates the pictures whose last attempt failed, and that are not due again, from the others.
  ///
  /// They must not delay the widgets that can be drawn (RT-9). If there are no other pictures to
  /// show, failed ones are tried again at once.
  private static func postponed(
    _ missing: [ShownWidget],
    of shown: [ShownWidget],
    at now: Int64
  ) -> (postponed: [ShownWidget], wanted: [ShownWidget]) {
    let isAlone = missing.count == shown.count
    let isPostponed = { (widget: ShownWidget) in
      widget.timeline.map { timeline in
        timeline.isLeftToOthers || !isAlone && timeline.failures > 0 && timeline.due > now
      } ?? false
    }
    return (missing.filter(isPostponed), missing.filter { !isPostponed($0) })
  }

  private static func explanation(_ widget: ShownWidget) -> (message: String, hint: String?) {
    let name = WidgetSelector.name(of: widget.widget)
    if let reason = widget.timeline.flatMap(PictureAge.reasonOnScreen) {
      return ("\(name) has no picture: \(reason)", "'widgetctl link now' asks the hub")
    }
    return (
      "\(name) was not refreshed: \(widget.timeline?.lastError ?? "unknown")",
      "'widgetctl show \(widget.widget.shortID)' tries again at once"
    )
  }
}
