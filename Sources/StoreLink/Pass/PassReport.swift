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
  /// The pictures of shared boards that this machine has made.
  package var made = 0
  /// When the next of them is due, in microseconds since 1970 UTC by the hub's clock; `nil` if there are none.
  package var nextPicture: Int64?
  /// The widgets of the shown board of which there is something new.
  package var shown = 0
  /// Whether the log no longer had what this machine had not seen, so that it has read the hub's list anew.
  package var hasReadAnew = false
  /// The hub's reason for not forgetting runs; `nil` if it has refused nothing.
  package var forgettingRefusal: String?
  /// The runs that were taken back here because of a conflict, by the names under which they would have travelled.
  package var refused: [String] = []

  package init() {}

  /// Adds what another pass of the same turn has done.
  package mutating func add(_ later: PassReport) {
    (taken, sent) = (taken + later.taken, sent + later.sent)
    isUnfinished = later.isUnfinished
    isNewMachine = isNewMachine || later.isNewMachine
    hasReturned = hasReturned || later.hasReturned
    hasReadAnew = hasReadAnew || later.hasReadAnew
    forgettingRefusal = later.forgettingRefusal ?? forgettingRefusal
  }
}
