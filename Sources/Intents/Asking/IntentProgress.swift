/// How far a run has come, as an intent reports it.
public struct IntentProgress: Sendable, Hashable {
  public let completedUnitCount: Int64
  /// At most 0 when the intent does not know.
  public let totalUnitCount: Int64
  /// What it is doing, in the author's words.
  public let text: String?

  package init(completedUnitCount: Int64, totalUnitCount: Int64, text: String? = nil) {
    self.completedUnitCount = completedUnitCount
    self.totalUnitCount = totalUnitCount
    self.text = text
  }
}

/// Where the progress goes that a running intent reports.
package struct IntentProgressSink: Sendable {
  /// Called once, as the run begins; the closure returns how far the run has come when it is called.
  package let begin: @Sendable (_ progress: @escaping @Sendable () -> IntentProgress) -> Void

  package init(
    begin: @escaping @Sendable (_ progress: @escaping @Sendable () -> IntentProgress) -> Void
  ) {
    self.begin = begin
  }
}
