/// A reload that the budget or the floor does not allow yet.
package struct PutOffReload: Equatable, Sendable {
  package var key: TimelineKey
  /// Its `next` is when the reload may begin.
  package var record: ReloadRecord
  /// The budget with the wait.
  package var budgetState: BudgetState

  package init(key: TimelineKey, record: ReloadRecord, budgetState: BudgetState) {
    self.key = key
    self.record = record
    self.budgetState = budgetState
  }
}
