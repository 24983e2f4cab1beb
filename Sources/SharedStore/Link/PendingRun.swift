/// A run of this machine that the hub's log does not have, as far as the machine knows.
package struct PendingRun: Hashable, Sendable {
  /// The run as it was made: each merge begins with it (LK-3).
  package let meant: LinkedRun
  /// The run as the last merge did it on the records here; as it was made if there was none.
  package let done: LinkedRun

  package init(meant: LinkedRun, done: LinkedRun? = nil) {
    self.meant = meant
    self.done = done ?? meant
  }
}
