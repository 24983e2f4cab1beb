import Essentials
import Moments
import WidgetTimeline

/// A model of one timeline's budget and minimum interval, written independently from the rules.
struct ModelBudget {
  /// The number of reloads a day, which is 50 for the budget `apple`; `nil` without a limit.
  let perDay: Int?
  let isApple: Bool
  private(set) var full: Date?
  private(set) var lastPolicy: Date?
  private(set) var firstEnd: Date?
  private(set) var lastEnd: Date?
  private(set) var cost = Duration.zero

  init(_ budget: ReloadBudget) {
    isApple = budget == .apple
    switch budget {
    case .none: perDay = nil
    case .daily(let count): perDay = count
    case .apple: perDay = 50
    }
  }

  /// Returns when a reload may begin.
  ///
  /// `isExempt` means that it does not count (WK-82, WK-86), `passesFloor` that the minimum
  /// interval does not apply.
  func allowed(_ reason: ReloadReason, isExempt: Bool, passesFloor: Bool, at now: Date) -> Date {
    var date = now
    if !passesFloor, let floor = floor(at: now) { date = max(date, floor) }
    guard !isExempt, let part = part(at: now) else { return date }
    // A full bucket less the part that is asked for; never further ahead than a bucket (RT-5).
    if let full, full - (bucket(part, at: now) - part) <= now + bucket(part, at: now) {
      date = max(date, full - (bucket(part, at: now) - part))
    }
    if isApple, reason == .policy, let lastPolicy, lastPolicy <= now + .minutes(1) {
      date = max(date, lastPolicy + .minutes(5))
    }
    return date
  }

  /// Returns the end of the minimum interval, twenty times the processor time; `nil` if another
  /// clock set the last end (RT-5).
  func floor(at now: Date) -> Date? {
    guard let lastEnd, lastEnd <= now + .minutes(1) else { return nil }
    return lastEnd + cost * 20
  }

  mutating func charge(_ reason: ReloadReason, isExempt: Bool, at begun: Date) {
    guard !isExempt else { return }
    if reason == .policy { lastPolicy = begun }
    guard let part = part(at: begun) else { return }
    let latest = begun + bucket(part, at: begun) * 2 - part
    full = max(full.map { $0 <= latest ? $0 : begun } ?? begun, begun) + part
  }

  mutating func end(at now: Date, cost: Duration) {
    (lastEnd, self.cost) = (now, cost)
    firstEnd = firstEnd ?? now
  }

  /// Returns whether the stored state has the same values.
  func isAlike(_ state: BudgetState) -> Bool {
    state.full == full && state.lastPolicy == lastPolicy && state.firstEnd == firstEnd
      && state.lastEnd == lastEnd && state.processorTime == cost
  }

  private func bucket(_ part: Duration, at now: Date) -> Duration {
    part * ((perDay ?? 0) * (isNew(at: now) ? 2 : 1))
  }

  /// Returns the time in which the budget grows by one reload, in whole microseconds; `nil` without
  /// a limit.
  private func part(at now: Date) -> Duration? {
    perDay.map { perDay in
      let count = Int64(perDay) * (isNew(at: now) ? 2 : 1)
      return .microseconds((86_400_000_000 + count - 1) / count)
    }
  }

  private func isNew(at now: Date) -> Bool {
    guard isApple else { return false }
    guard let firstEnd else { return true }
    return firstEnd <= now + .minutes(1) && now < firstEnd + .hours(72)
  }
}
