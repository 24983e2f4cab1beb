/// The result of one pass.
package struct PassReport: Equatable, Sendable {
  /// The runs of other machines that have come.
  package var taken = 0
  /// The runs of this machine that the hub has now.
  package var sent = 0
  /// Whether others were quicker each time, so that own runs wait for the next pass.
  package var isUnfinished = false
  /// Whether the store was copied from another computer, and is a machine of its own now.
  package var isNewMachine = false
  /// Whether the hub had lost runs, which this machine has sent again.
  package var hasReturned = false

  /// Whether the log no longer had what this machine had not seen, so that it has read the hub's list anew.
  package var hasReadAnew = false
  /// The hub's reason for not forgetting runs; `nil` if it has refused nothing.
  package var forgettingRefusal: String?
  /// The runs that were taken back here because of a conflict, by the names under which they would have travelled.
  package var refused: [String] = []

  package init() {}
}
