/// A run that has changed something and has not ended yet.
struct OpenRun: Sendable {
  let run: JournalRun
  let number: Int64
  /// When it changed the store first, in microseconds since 1970 UTC.
  let started: Int64
  /// The ordinal of its last change.
  var ordinal: Int64 = 0
  /// Whether its row is in the journal, or is before the open transaction ends.
  var isStored = false
  /// Whether it changed something in the open transaction.
  var hasChanged = false
}
