/// The names of the commands.
///
/// A widget and a short command cannot have such a name.
enum CommandName: String, CaseIterable {
  case show, watch, tap, perform, say, find, `import`, export, sync, run, check, fmt, log, undo
  case redo, refresh, add, configure, rename, remove, move, board, stack, list, timeline, simulate
  case gallery, intents, `extension`, schedule, theme, language, config, backup, link, cgi, doctor
  case completions, help

  /// The name of the short commands for the to-do list, which the built-in extension declares.
  static let shortWords = "todo"
}
