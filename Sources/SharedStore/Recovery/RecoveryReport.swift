/// What a recovery could save.
package struct RecoveryReport: Hashable, Sendable {
  /// The damaged store as it was found; `nil` when there was no file left to keep.
  package let copy: String?
  /// The rows of every table that are in the recovered store.
  package let savedRows: Int
  /// The tables of which rows may be missing.
  package let incompleteTables: [String]
}
