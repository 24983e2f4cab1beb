/// The progress of an intent's run, as the intent reports it.
public struct IntentProgress: Sendable, Hashable {
  public let completedUnitCount: Int64
  /// The total number of units of work; 0 or less if the intent does not know it.
  public let totalUnitCount: Int64
  /// A description of the current work, in the author's words; `nil` for none.
  public let text: String?

  package init(completedUnitCount: Int64, totalUnitCount: Int64, text: String? = nil) {
    self.completedUnitCount = completedUnitCount
    self.totalUnitCount = totalUnitCount
    self.text = text
  }
}

/// The receiver of the progress that a running intent reports.
package struct IntentProgressSink: Sendable {
  /// Called once when an intent's run begins, with a closure that returns the current progress.
  package let begin: @Sendable (_ progress: @escaping @Sendable () -> IntentProgress) -> Void

  package init(
    begin: @escaping @Sendable (_ progress: @escaping @Sendable () -> IntentProgress) -> Void
  ) {
    self.begin = begin
  }
}
