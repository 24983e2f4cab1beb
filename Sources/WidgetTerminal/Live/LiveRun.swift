/// A run of a press, as far as `undo` is concerned.
package struct LiveRun: Equatable, Sendable {
  /// The separator between the ids of several runs that are undone together.
  static let separator = " "

  /// The source finds the run by it, or several by theirs.
  package let id: String
  /// The run in words: `completed 4 “Buy milk”`.
  package let name: String
  /// Whether it changed something that can be undone.
  package let isReversible: Bool
  /// The reason why it cannot be undone here; `nil` if the store has no record of it.
  package let refusal: String?

  package init(id: String, name: String, isReversible: Bool, refusal: String? = nil) {
    self.id = id
    self.name = name
    self.isReversible = isReversible
    self.refusal = refusal
  }

  /// The ids of its runs; several if they are undone as one.
  package var ids: [String] { id.split(separator: Self.separator).map(String.init) }

  /// The line after an undo of the run.
  package var undone: String { "Undone: \(name) (U to redo)" }

  /// The line after a redo of the run.
  package var redone: String { "Done again: \(name) (u to undo)" }
}
