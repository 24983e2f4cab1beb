/// A run in a hub's log.
package struct ArrivedRun: Hashable, Sendable {
  /// The run's position in the log, from 1.
  package let number: Int64
  /// The name of the user who appended it, according to the hub.
  package let author: String
  package let run: LinkedRun

  package init(number: Int64, author: String, run: LinkedRun) {
    self.number = number
    self.author = author
    self.run = run
  }
}
