package import Essentials
internal import Moments

/// The course of one reload: when the provider was asked, its duration, and its processor time.
package struct ReloadRun: Equatable, Sendable {
  /// The shortest delay of a policy date that counts as a request for a later reload.
  ///
  /// A date that is closer is the provider's own present: the provider reads the clock for its
  /// entry, and a moment later for its policy.
  package static let shortestWait: Duration = .seconds(1)

  package var asked: Date
  /// The time from the request to the answer, on a monotonic clock (RT-7).
  package var length: Duration
  /// The processor time of host and extension; a program that only waits uses almost none.
  package var processorTime: Duration

  package init(asked: Date, length: Duration, processorTime: Duration = .zero) {
    self.asked = asked
    self.length = length
    self.processorTime = processorTime
  }

  /// Returns the later of `date` and the end of the minimum time after a reload that ended at
  /// `now`.
  func dueDate(notBefore date: Date, endedAt now: Date) -> Date {
    let floor = Instant(now).advanced(by: BudgetState.floor(after: processorTime))
    return Instant(date) < floor ? floor.date : date
  }

  /// Returns the due date of a timeline whose policy date passed while its provider worked: the end
  /// of the reload.
  ///
  /// - Returns: `nil` if the date has not passed, or had passed before the provider was asked
  ///   (WK-89, WK-90).
  func dueDate(of planned: PlannedTimeline) -> Date? {
    let ended = Instant(planned.made)
    guard let requested = planned.state.requestedDate, requested <= ended else { return nil }
    let first = planned.entries.first.map { Instant($0.date) } ?? .earliest
    // The provider's now is the date of its first entry, if that lies within the run.
    let began = max(Instant(asked), min(first, ended))
    guard began.duration(to: requested) >= Self.shortestWait else { return nil }
    return ended.date
  }
}
