/// A run that was received from a hub's log.
package struct ArrivedRun: Hashable, Sendable {
  /// The run's position in the log, from 1.
  package let number: Int64
  /// The name, in the hub, of the user who appended the run.
  package let author: String
  package let run: LinkedRun

  package init(number: Int64, author: String, run: LinkedRun) {
    self.number = number
    self.author = author
    self.run = run
  }
}
