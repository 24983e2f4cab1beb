/// The write that is going on in a transaction, and what there was before it.
struct CurrentWrite {
  let run: JournalRun?
  /// Where the run stands among the open ones, once it changed something.
  var index: Int?
  /// The run before the write; `nil` where it is the first of the run.
  var earlier: OpenRun?
  /// Whether what follows is taken back by a savepoint.
  var hasSavepoint = false
  let collections: Int
  let isEmpty: Bool
  let ordinal: Int64
  /// How far the journal's buffer was filled.
  var mark: JournalBuffer.Mark

  /// A write with more changes takes a savepoint, so that no list of them grows without bound.
  static let maximumApplied = 1_024
}
