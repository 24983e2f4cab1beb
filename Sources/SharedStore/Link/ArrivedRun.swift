/// A run in the log of a hub.
package struct ArrivedRun: Hashable, Sendable {
  /// Its place in the log, from 1.
  package let number: Int64
  /// The name of who appended it, by the word of the hub.
  package let author: String
  package let run: LinkedRun

  package init(number: Int64, author: String, run: LinkedRun) {
    self.number = number
    self.author = author
    self.run = run
  }
}
