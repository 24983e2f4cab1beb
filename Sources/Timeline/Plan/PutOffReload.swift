/// A reload that has to wait, because of the budget or the processor time of the last reload.
package struct PutOffReload: Equatable, Sendable {
  package var key: TimelineKey
  /// The history record of the delayed reload; its `next` is the date from which the reload may
  /// begin.
  package var record: ReloadRecord
  /// The timeline's history with the delay, which decides when the budget allows the next reload.
  package var budgetState: BudgetState

  package init(key: TimelineKey, record: ReloadRecord, budgetState: BudgetState) {
    self.key = key
    self.record = record
    self.budgetState = budgetState
  }
}
