/// The possible values of an argument, for completion in a shell.
package indirect enum ArgumentValues: Equatable, Sendable {
  /// Any value; nothing is completed.
  case any
  case words([String])
  case sizes
  case formats
  case modes
  case colors
  case schemes
  case palettes
  /// The paths of files, which the shell completes itself.
  case files
  case commands
  /// The topics of the help: commands and intents.
  case topics
  /// The placed widgets, by their ids, names and kinds.
  case widgets
  /// The names of the boards in the store.
  case boards
  /// The names of the stacks in the store.
  case stacks
  /// The kinds of widget that can be placed.
  case kinds
  case intents
  /// The operands of a search: entity types, then the text to find.
  case search
  /// The ids of the entities that the intent named earlier on the command line can act on.
  case subjects
  /// The buttons and toggles of the widget that an earlier argument names.
  case controls
  /// The names of the installed extensions.
  case extensions
  /// The numbers of runs of intents, as the log lists them.
  case runs
  case times
  /// Values that depend on the operand before this one; the keys of the dictionary are the possible
  /// values of that operand.
  case following([String: ArgumentValues])
}
