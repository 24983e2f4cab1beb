public import Foundation
import WidgetRender

/// A view whose content receives the current date; a widget makes it once, with the entry's date.
///
/// ```swift
/// TimelineView(.everyMinute) { context in
///   Text(context.date, style: .time)
/// }
/// ```
public struct TimelineView<Schedule, Content> {
  /// The date of a timeline view, and the frequency of its updates.
  public struct Context {
    /// The update frequency of the view: continuously, each second, or each minute.
    public enum Cadence: Comparable, Sendable {
      case live, seconds, minutes
    }

    /// The schedule's last date that is not after the entry's date; the entry's date if there is
    /// none.
    public let date: Date
    /// The update frequency: always minutes, because faster updates are not visible in a widget.
    public let cadence: Cadence

    /// Has no effect: a widget's picture changes only through its timeline.
    public func invalidateTimelineContent() {}
  }

  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content

  fileprivate init(schedule: Schedule, views: @escaping (TimelineViewDefaultContext) -> Content) {
    self.schedule = schedule
    content = views
  }
}

/// The context of timeline views of all kinds.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

extension TimelineView: View where Schedule: TimelineSchedule, Content: View {
  public typealias Body = Never

  public nonisolated init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.init(schedule: schedule, views: content)
  }

  public func _archived(in scope: _ArchiveScope) -> [ArchivedView] {
    // A view that stands alone has no entry: as with open dates, its clock stands at the epoch.
    let now = scope.environment.entryDate ?? Date(timeIntervalSince1970: 0)
    let dates = schedule.entries(from: now, mode: .normal)
      .prefix(TimelineViewLimits.maximumDates)
      .prefix { $0 <= now }
    var last: Date?
    for date in dates { last = date }
    return scope.children(
      of: content(TimelineViewDefaultContext(date: last ?? now, cadence: .minutes))
    )
  }
}

/// The limits of a schedule's dates.
private enum TimelineViewLimits {
  /// The most dates of a schedule that are examined: the minutes of a day.
  static let maximumDates = 1_440
}
