package import Essentials
internal import Moments

/// A limit on how often a timeline may be reloaded, as a bucket that refills evenly over a day
/// (WK-82, WK-92).
package enum ReloadBudget: Hashable, Sendable {
  /// A budget without a limit, which is the default on the user's own machine.
  case none
  /// A budget of this many counted reloads a day, from 1 to `mostPerDay`; they may all come in one
  /// burst.
  case daily(Int)
  /// The limits of Apple's platforms.
  ///
  /// These are 50 reloads a day, twice as many while the widget is new, and five minutes between
  /// reloads by the policy's date.
  case apple

  /// The greatest daily budget, which is one reload a second.
  ///
  /// More frequent reloads are limited by the minimum time between them.
  package static let mostPerDay = 86_400
  /// The daily budget of a frequently viewed widget on Apple's platforms (WK-82).
  package static let applesPerDay = 50
  /// The minimum time between two reloads by the policy's date on Apple's platforms (WK-86).
  package static let policySpacing: Duration = .seconds(300)
  /// The time for which a widget counts as new; Apple's documentation mentions "the first days"
  /// (WK-82).
  package static let newWidgetAge: Duration = .seconds(3 * 86_400)
  /// The factor that multiplies the budget while a widget is new.
  private static let newWidgetFactor = 2

  private static let microsecondsPerDay: Int64 = 86_400_000_000
}

extension ReloadBudget {
  /// The accepted texts of a budget, for the hint of an error.
  package static let forms = "none, N/day with N from 1 to \(mostPerDay), or apple"

  /// Creates a budget from `none`, `N/day` or `apple`; `nil` for any other text, or a number out of
  /// range.
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

  /// The text from which `init(_:)` creates this budget.
  package var text: String {
    switch self {
    case .none: "none"
    case .daily(let count): "\(count)/day"
    case .apple: "apple"
    }
  }
}

extension ReloadBudget {
  /// Returns the date from which a reload of this cause may begin; `now` or earlier means at once.
  ///
  /// The minimum time after the last reload's processor time applies to every budget, `none`
  /// included.
  package func allowed(_ cause: ReloadCause, _ state: BudgetState, at now: Date) -> Date {
    let floor = state.floor(for: cause, at: now) ?? .earliest
    return max(floor, withinBudget(cause, state, at: Instant(now)) ?? .earliest, Instant(now)).date
  }

  /// Returns the state after a reload of this cause that began at `now`; an exempt reload does not
  /// use the budget.
  package func charged(_ cause: ReloadCause, _ state: BudgetState, at now: Date) -> BudgetState {
    var state = state
    state.wait = nil
    guard BudgetRule.exemption(cause) == nil else { return state }
    if cause.reason == .policy { state.lastPolicy = now }
    guard let interval = interval(state, at: Instant(now)) else { return state }
    state.full = level(state, at: Instant(now)).advanced(by: interval).date
    return state
  }

  /// Returns the number of counted reloads that may begin at `now`; `nil` without a limit.
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

  /// Returns the number of reloads a day that the budget allows; `nil` without a limit.
  private func perDay(_ state: BudgetState, at now: Instant) -> Int? {
    switch self {
    case .none: nil
    case .daily(let count): min(max(count, 1), Self.mostPerDay)
    case .apple: Self.applesPerDay * (state.isNew(at: now) ? Self.newWidgetFactor : 1)
    }
  }

  /// Returns the time in which the budget regains one reload; `nil` without a limit.
  ///
  /// The time is rounded up so that a day never has one reload too many.
  private func interval(_ state: BudgetState, at now: Instant) -> Duration? {
    perDay(state, at: now).map { perDay in
      .microseconds((Self.microsecondsPerDay + Int64(perDay) - 1) / Int64(perDay))
    }
  }

  /// Returns the date at which the budget is full again, or `now` if it is full.
  ///
  /// The date is also `now` if the stored date is so far in the future that a wrong clock must have
  /// set it.
  private func level(_ state: BudgetState, at now: Instant) -> Instant {
    guard let full = state.full.map(Instant.init), let perDay = perDay(state, at: now),
      let interval = interval(state, at: now)
    else { return now }
    // A clock that was set back holds a widget back for one bucket at most.
    let latest = now.advanced(by: interval * (2 * perDay - 1))
    return full > latest ? now : max(full, now)
  }
}
