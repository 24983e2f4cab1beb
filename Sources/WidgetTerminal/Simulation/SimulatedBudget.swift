import WidgetTimeline

/// A budget of a simulation, with its name.
package struct SimulatedBudget: Sendable {
  package static let forms = "none, or apple"

  package let name: String
  package let planner: ReloadPlanner

  /// The budget that a user names; `none` without a name.
  package init(_ text: String?, option: String) throws(UsageError) {
    guard let text, text != "none" else {
      (name, planner) = ("none", ReloadPlanner())
      return
    }
    throw .invalidValue(option: option, value: text, expected: Self.forms)
  }
}
