/// A run as the journal has it.
package struct RecordedRun: Hashable, Sendable {
  /// Ascends with the order of the first commits.
  package let number: Int64
  package let run: JournalRun
  /// Microseconds since 1970 UTC.
  package let started: Int64
  /// `nil` while the run goes on, and for one whose process died.
  package let finished: Int64?
  /// What `finish` was given.
  package let result: [UInt8]?
  /// The commit sequence of its last change; 0 when it changed nothing.
  package let sequence: Int64
  /// The number of the run that took it back; `nil` while what it did stands.
  package let takenBackBy: Int64?
}
