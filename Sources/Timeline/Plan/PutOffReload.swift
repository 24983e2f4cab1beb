/// A reload that the budget or the floor does not allow yet.
package struct PutOffReload: Equatable, Sendable {
  package var key: TimelineKey
  /// The record of the delayed reload; `next` is the date from which it may begin.
  package var record: ReloadRecord
  /// The state of the budget, with the delay.
  package var budgetState: BudgetState

  package init(key: TimelineKey, record: ReloadRecord, budgetState: BudgetState) {
    self.key = key
    self.record = record
    self.budgetState = budgetState
  }
}
