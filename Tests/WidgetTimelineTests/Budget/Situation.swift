import Essentials
import Testing
import WidgetTimeline

/// A situation of one widget under a clock that a script moves, and what became of it.
struct Situation: CustomTestStringConvertible, Sendable {
  enum Step: Sendable {
    /// The clock goes on by so many seconds.
    case pass(Int)
    /// The clock is set forwards or back, as by hand.
    case set(Int)
    /// So many refreshes of what is due, each by this asker.
    case look(ReloadAsker, times: Int = 1)
    /// So many requests by name.
    case ask(ReloadAsker, times: Int = 1)
    /// Something that the timeline was made from changes.
    case change(DirtyCause)
    /// A refresh without the budget.
    case lift
    /// So many rounds of these steps.
    indirect case loop(Int, [Step])
  }

  let rule: String
  let budget: ReloadBudget
  /// The seconds after each reload at which the provider wants the next one; 0 for never.
  let wish: Int
  /// The milliseconds of processor time of a reload.
  let cost: Int
  /// Hours since the first reload of the widget; `nil` for one that has no timeline yet.
  let age: Int?
  let start: Date
  let steps: [Step]
  /// The reloads that were made, those of them that counted, the rows of those that were put off, and the seconds from
  /// the end until which the widget waits.
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
