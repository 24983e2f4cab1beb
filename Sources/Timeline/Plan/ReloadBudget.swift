package import Essentials
internal import Moments

/// A limit on how often a timeline may be reloaded, as a bucket that refills evenly over a day (WK-82, WK-92).
package enum ReloadBudget: Hashable, Sendable {
  /// Each reload is allowed; the default on the user's own machine.
  case none
  /// So many counted reloads a day, 1 to `mostPerDay`; all of them may come in a burst.
  case daily(Int)
  /// 50 a day, twice as many while the widget is new, five minutes between reloads by the policy's date.
  case apple

  /// One a second: a floor of the processor time that it costs holds for anything faster.
  package static let mostPerDay = 86_400
  /// The reloads a day of a widget that is looked at often (WK-82).
  package static let applesPerDay = 50
  /// The time between two reloads by the policy's date that Apple's platforms keep at least (WK-86).
  package static let policySpacing: Duration = .seconds(300)
  /// How long a widget counts as new; Apple says "the first days" (WK-82).
  package static let newWidgetAge: Duration = .seconds(3 * 86_400)
  /// So many times the reloads while it is new.
  private static let newWidgetFactor = 2

  private static let microsecondsPerDay: Int64 = 86_400_000_000
}

extension ReloadBudget {
  /// The texts that are read, for an error's hint.
  package static let forms = "none, N/day with N from 1 to \(mostPerDay), or apple"

  /// Reads `none`, `N/day` or `apple`; `nil` for any other text, or a number out of range.
  package init?(_ text: String) {
    switch text {
    case "none": self = .none
    case "apple": self = .apple
    default:
      let parts = text.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count == 2, parts[1] == "day", parts[0].utf8.allSatisfy({ 48...57 ~= $0 }),
        let count = Int(parts[0]), 1...Self.mostPerDay ~= count
      else { return nil }
      self = .daily(count)
    }
  }

  /// The text from which it is read again.
  package var text: String {
    switch self {
    case .none: "none"
    case .daily(let count): "\(count)/day"
    case .apple: "apple"
    }
  }
}

extension ReloadBudget {
  /// Returns when a reload of this cause may begin: `now` or earlier means at once.
  ///
  /// The floor of processor time holds with every budget, also with `none`.
  package func allowed(_ cause: ReloadCause, _ state: BudgetState, at now: Date) -> Date {
    let floor = state.floor(for: cause, at: now) ?? .earliest
    return max(floor, withinBudget(cause, state, at: Instant(now)) ?? .earliest, Instant(now)).date
  }

  /// Returns the state after a reload of this cause that began at `now`; an exempt one changes no bucket.
  package func charged(_ cause: ReloadCause, _ state: BudgetState, at now: Date) -> BudgetState {
    var state = state
    state.wait = nil
    guard BudgetRule.exemption(cause) == nil else { return state }
    if cause.reason == .policy { state.lastPolicy = now }
    guard let interval = interval(state, at: Instant(now)) else { return state }
    state.full = level(state, at: Instant(now)).advanced(by: interval).date
    return state
  }

  /// The number of counted reloads that may begin at `now`; `nil` without a limit.
  package func left(_ state: BudgetState, at now: Date) -> Int? {
    let now = Instant(now)
    guard let perDay = perDay(state, at: now), let interval = interval(state, at: now) else {
      return nil
    }
    let used = now.duration(to: level(state, at: now)).clampedMicroseconds
    let room = interval.clampedMicroseconds * Int64(perDay) - used
    return Int(max(room / interval.clampedMicroseconds, 0))
  }

  private func withinBudget(_ cause: ReloadCause, _ state: BudgetState, at now: Instant) -> Instant?
  {
    guard BudgetRule.exemption(cause) == nil, let perDay = perDay(state, at: now),
      let interval = interval(state, at: now)
    else { return nil }
    // The bucket has room for one more as soon as the rest of it is full.
    let room = level(state, at: now).advanced(by: interval * (1 - perDay))
    guard self == .apple, cause.reason == .policy, let last = state.past(state.lastPolicy, at: now)
    else { return room }
    return max(room, last.advanced(by: Self.policySpacing))
  }

  /// The reloads a day; `nil` without a limit.
  private func perDay(_ state: BudgetState, at now: Instant) -> Int? {
    switch self {
    case .none: nil
    case .daily(let count): min(max(count, 1), Self.mostPerDay)
    case .apple: Self.applesPerDay * (state.isNew(at: now) ? Self.newWidgetFactor : 1)
    }
  }

  /// The time in which the bucket gets room for one more, rounded up so that a day never has one too many.
  private func interval(_ state: BudgetState, at now: Instant) -> Duration? {
    perDay(state, at: now).map { perDay in
      .microseconds((Self.microsecondsPerDay + Int64(perDay) - 1) / Int64(perDay))
    }
  }

  /// When the bucket is full again: `now` if it is, or if its next room is so far ahead that another clock has set it.
  private func level(_ state: BudgetState, at now: Instant) -> Instant {
    guard let full = state.full.map(Instant.init), let perDay = perDay(state, at: now),
      let interval = interval(state, at: now)
    else { return now }
    // A clock that was set back holds a widget back for one bucket at most.
    let latest = now.advanced(by: interval * (2 * perDay - 1))
    return full > latest ? now : max(full, now)
  }
}
