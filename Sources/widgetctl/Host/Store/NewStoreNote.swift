import WidgetTerminal

/// Reports that a command has created a store at a path that the user typed, because the path may
/// be mistyped (CL-1).
///
/// The default store is created without a report.
struct NewStoreNote {
  /// The path of the store, if the user typed it; `nil` for the default store.
  private let path: String?
  /// Whether nothing existed at the path before the command.
  private let isMissing: Bool

  init(_ context: CommandContext) {
    path = context.isStoreNamed ? try? context.storePath() : nil
    isMissing = path.map { FileStamp(path: $0) == nil } ?? false
  }

  /// Reports the new store if the command has created it.
  func report(to output: Output) {
    guard isMissing, let path, FileStamp(path: path) != nil else { return }
    output.note("new store at \(path)")
  }
}
