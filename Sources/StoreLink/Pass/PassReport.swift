/// The result of one pass.
package struct PassReport: Equatable, Sendable {
  /// The number of received runs of other machines.
  package var taken = 0
  /// The number of runs of this machine that were sent.
  package var sent = 0
  /// Whether other machines appended first in every attempt, so that own runs wait for the next
  /// pass.
  package var isUnfinished = false
  /// Whether the store was copied from another computer, and has joined as another machine.
  package var isNewMachine = false
  /// Whether the hub had lost runs, which this machine has sent again.
  package var hasReturned = false
  /// The number of pictures of shared boards that this machine has made.
  package var made = 0
  /// The time when the next of them is due, in microseconds since 1970 UTC by the hub's clock;
  /// `nil` if there are none.
  package var nextPicture: Int64?
  /// The number of widgets on the shown board with new pictures or changes.
  package var shown = 0
  /// Whether the log no longer contained the next run, so that the whole list was read from the
  /// hub.
  package var hasReadAnew = false
  /// The reason why the hub refused to forget runs; `nil` if it refused nothing.
  package var forgettingRefusal: String?
  /// The runs that were reverted on this machine because of a conflict, by the names under which
  /// they would have been sent.
  package var refused: [String] = []

  package init() {}

  /// Adds the report of a later pass.
  package mutating func add(_ later: PassReport) {
    (taken, sent) = (taken + later.taken, sent + later.sent)
    isUnfinished = later.isUnfinished
    isNewMachine = isNewMachine || later.isNewMachine
    hasReturned = hasReturned || later.hasReturned
    hasReadAnew = hasReadAnew || later.hasReadAnew
    forgettingRefusal = later.forgettingRefusal ?? forgettingRefusal
  }
}
