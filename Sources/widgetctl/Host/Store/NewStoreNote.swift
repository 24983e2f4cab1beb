import WidgetTerminal

/// Reports a store that a command makes at a path that was typed: the path may be mistyped (CL-1).
///
/// The usual store is made without a word, as it can only be meant.
struct NewStoreNote {
  /// The path that was named; `nil` without one.
  private let path: String?
  /// Whether nothing was there.
  private let isMissing: Bool

  init(_ context: CommandContext) {
    path = context.isStoreNamed ? try? context.storePath() : nil
    isMissing = path.map { FileStamp(path: $0) == nil } ?? false
  }

  /// Reports the new store, if there was none before.
  func report(to output: Output) {
    guard isMissing, let path, FileStamp(path: path) != nil else { return }
    output.note("new store at \(path)")
  }
}
