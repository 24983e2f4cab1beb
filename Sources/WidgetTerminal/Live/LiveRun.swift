/// A run of an intent that a press has started, with the data that `undo` needs.
package struct LiveRun: Equatable, Sendable {
  /// The separator between the ids of several intents' runs that are undone together.
  static let separator = " "

  /// The id by which the view's source of widgets finds the run, or several ids with separators.
  package let id: String
  /// The description of the run: `completed 4 “Buy milk”`.
  package let name: String
  /// Whether the run changed something that can be undone.
  package let isReversible: Bool
  /// The reason why the run cannot be undone; `nil` if the store has no record of it.
  package let refusal: String?

  package init(id: String, name: String, isReversible: Bool, refusal: String? = nil) {
    self.id = id
    self.name = name
    self.isReversible = isReversible
    self.refusal = refusal
  }

  /// The ids of the runs; there are several if they are undone as one.
  package var ids: [String] { id.split(separator: Self.separator).map(String.init) }

  /// The message after an undo of the run.
  package var undone: String { "Undone: \(name) (U to redo)" }

  /// The message after a redo of the run.
  package var redone: String { "Done again: \(name) (u to undo)" }
}
