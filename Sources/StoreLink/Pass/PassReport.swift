/// The report of one exchange with the hub: what was received, sent, merged and refused.
package struct PassReport: Equatable, Sendable {
  /// The number of runs of other machines that were received.
  package var taken = 0
  /// The number of runs of this machine that were sent.
  package var sent = 0
  /// Whether this machine's runs were not sent, because other machines appended runs first in every
  /// attempt.
  ///
  /// The next exchange sends them.
  package var isUnfinished = false
  /// Whether the store was copied from another computer, and has therefore joined as a new machine.
  package var isNewMachine = false
  /// Whether the hub had lost runs, which this machine has made pending again to send them.
  package var hasReturned = false
  /// The number of pictures of shared boards that this machine has made.
  package var made = 0
  /// The time when the next picture is due, in microseconds since 1970 UTC by the hub's clock;
  /// `nil` if there is none.
  package var nextPicture: Int64?
  /// The number of widgets on the shown board that have changed or got a new picture.
  package var shown = 0
  /// Whether all records of the hub were read, because the log no longer contained the next run.
  package var hasReadAnew = false
  /// The reason why the hub refused to forget runs; `nil` if it did not refuse.
  package var forgettingRefusal: String?
  /// The ids of the runs that were reverted on this machine because of a conflict, and were not
  /// sent.
  package var refused: [String] = []

  package init() {}

  /// Adds the counts and facts of a later exchange to this report.
  package mutating func add(_ later: PassReport) {
    (taken, sent) = (taken + later.taken, sent + later.sent)
    isUnfinished = later.isUnfinished
    isNewMachine = isNewMachine || later.isNewMachine
    hasReturned = hasReturned || later.hasReturned
    hasReadAnew = hasReadAnew || later.hasReadAnew
    forgettingRefusal = later.forgettingRefusal ?? forgettingRefusal
  }
}
