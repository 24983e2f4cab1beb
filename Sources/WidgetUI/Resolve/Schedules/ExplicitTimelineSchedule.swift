public import Foundation

/// Dates that are given, in rising order.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  public init(_ dates: Entries) {
    self.dates = dates
  }

  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

/// Every change of the screen: in a widget the date of its entry alone.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// A widget's picture stands still, so both values are taken and have no effect.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}

  public func entries(from startDate: Date, mode: Mode) -> [Date] { [startDate] }
}
