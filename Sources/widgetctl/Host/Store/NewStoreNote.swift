import WidgetTerminal

/// Reports a store that a command creates at a typed path, which may be mistyped (CL-1).
///
/// The usual store is created without a report.
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
