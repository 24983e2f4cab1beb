/// A change of one record: an insertion, an update or a removal.
package struct LinkedChange: Hashable, Sendable {
  package let record: RecordName
  /// The values before, by column: of an update those that it changes, of a removal all; `nil` for an insertion.
  package let before: [String: StoreValue]?
  /// The values afterwards, by column: of an update those that it changes, of an insertion all; `nil` for a removal.
  package let after: [String: StoreValue]?

  package init(
    _ record: RecordName,
    before: [String: StoreValue]?,
    after: [String: StoreValue]?
  ) {
    self.record = record
    self.before = before
    self.after = after
  }

  /// The opposite change.
  package var reversed: LinkedChange { LinkedChange(record, before: after, after: before) }
}
