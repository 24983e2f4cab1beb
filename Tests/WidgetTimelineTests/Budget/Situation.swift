import Essentials
import Testing
import WidgetTimeline

/// A script of events for one widget, and the expected reloads.
struct Situation: CustomTestStringConvertible, Sendable {
  enum Step: Sendable {
    /// Advances the clock by a number of seconds.
    case pass(Int)
    /// Sets the clock forward or back, as a user can.
    case set(Int)
    /// Refreshes due timelines, as often as `times`.
    case look(ReloadAsker, times: Int = 1)
    /// Requests a reload of the widget by name, as often as `times`.
    case ask(ReloadAsker, times: Int = 1)
    /// Changes the data from which the timeline was made.
    case change(DirtyCause)
    /// Refreshes without a budget.
    case lift
    /// Repeats steps.
    indirect case loop(Int, [Step])
  }

  let rule: String
  let budget: ReloadBudget
  /// The seconds after each reload at which the provider wants the next one; 0 for never.
  let wish: Int
  /// The processor time of each reload in milliseconds.
  let cost: Int
  /// The hours since the widget's first reload; `nil` if it has no timeline yet.
  let age: Int?
  let start: Date
  let steps: [Step]
  /// The expected result.
  ///
  /// It contains the number of reloads, of those that counted, and of history rows for postponed
  /// ones. The last number is the seconds for which the widget then waits.
  let result: String

  init(
    _ rule: String,
    budget: ReloadBudget = .apple,
    wish: Int = 0,
    cost: Int = 0,
    age: Int? = 24 * 30,
    start: Date = morning,
    _ steps: [Step],
    _ result: String
  ) {
    (self.rule, self.budget, self.wish, self.cost) = (rule, budget, wish, cost)
    (self.age, self.start, self.steps, self.result) = (age, start, steps, result)
  }

  var testDescription: String { rule }
}
