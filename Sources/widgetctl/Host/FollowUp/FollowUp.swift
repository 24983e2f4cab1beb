import WidgetExtension
import WidgetTimeline
import Wire

/// The reloads that a command leaves to a separate process, which continues after the command has
/// ended.
///
/// The new process inherits the connections to the command's extensions, so that none is started
/// twice. It also inherits the leases of the timelines, so that `show` knows that their reload is
/// under way. Its descriptors are numbered from 3: first those of the sessions, then those of the
/// leases.
struct FollowUp: Equatable {
  /// The id of the widget whose control was pressed, which is always reloaded (WK-94); `nil` if
  /// none was.
  var pressed: Int64?
  /// The timelines whose reload intents requested through `WidgetCenter`.
  var requested: [TimelineKey] = []
  var sessions: [HandedSession] = []
  /// The timelines whose leases are passed on: those whose reload was requested, and those made
  /// from data that has changed.
  var leases: [TimelineKey] = []

  /// Whether there is nothing to reload.
  var isEmpty: Bool { pressed == nil && requested.isEmpty && leases.isEmpty }
}

extension FollowUp: WiredRecord {
  static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      pressed: try c.field("pressed", 0, value?.pressed),
      requested: try c.list("requested", 1, value?.requested),
      sessions: try c.list("sessions", 2, value?.sessions),
      leases: try c.list("leases", 3, value?.leases)
    )
  }
}

extension TimelineKey: WiredRecord {
  package static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    let placement = try c.required("placement", 0, value?.placement)
    let number = try c.required("size", 1, value?.size.number)
    guard let size = TimelineSize(number: number) else { throw c.fault("an unknown size") }
    return Self(placement: placement, size: size)
  }
}
