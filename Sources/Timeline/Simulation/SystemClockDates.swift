import Essentials
internal import Moments

/// Detects whether a provider dated its entries by the system's clock although another moment was
/// requested.
package struct SystemClockDates: Sendable {
  /// The least distance between the requested moment and the system's time at which the two can be
  /// distinguished.
  ///
  /// The value is in microseconds.
  private static let tolerance: Int64 = 120_000_000

  /// The moment for which the provider was asked, in microseconds since 1970 UTC.
  private let moment: Int64
  /// The period from the request to the answer, by the system's clock.
  private let asked: Range<Int64>

  /// Creates a detector; all values are microseconds since 1970 UTC.
  package init(for moment: Int64, asked: Range<Int64>) {
    (self.moment, self.asked) = (moment, asked)
  }

  /// Returns the timeline with its dates shifted from the system's time to the requested moment.
  ///
  /// - Returns: `nil` if no entry has the system's time, or if that time is too close to the
  ///   requested moment.
  package func moved(_ timeline: MadeTimeline) -> MadeTimeline? {
    let way = moment - asked.lowerBound
    guard abs(way) > Self.tolerance else { return nil }
    // Seconds are all that some programs print of a date.
    let present = asked.lowerBound - 1_000_000..<asked.upperBound + 1_000_000
    let isRead = timeline.entries.contains { present.contains(Instant($0.date).microseconds) }
    guard isRead else { return nil }
    func moved(_ date: Date) -> Date { Instant(date).advanced(by: .microseconds(way)).date }
    var timeline = timeline
    for place in timeline.entries.indices {
      timeline.entries[place].date = moved(timeline.entries[place].date)
    }
    if case .after(let date) = timeline.policy.kind { timeline.policy = .after(moved(date)) }
    return timeline
  }
}
