/// The possible values of an argument, as far as a shell can complete them.
package indirect enum ArgumentValues: Equatable, Sendable {
  /// Whatever its command makes of it.
  case any
  case words([String])
  case sizes
  case formats
  case modes
  case colors
  case schemes
  case palettes
  /// Paths, which the shell knows best.
  case files
  case commands
  /// The topics of help: commands and intents.
  case topics
  /// Placed widgets, by their ids, names and kinds.
  case widgets
  /// The boards, by their names.
  case boards
  /// The stacks, by their names.
  case stacks
  /// The kinds of widget that can be placed.
  case kinds
  case intents
  /// Entity types, and after one the words of a search.
  case search
  /// The ids of the entities of the named intent.
  case subjects
  /// The buttons and toggles of the widget that was named.
  case controls
  /// The extensions that were added.
  case extensions
  /// The numbers of the runs in the log.
  case runs
  case times
  /// Values that depend on the operand before it.
  case following([String: ArgumentValues])
}
