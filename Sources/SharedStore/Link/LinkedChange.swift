/// A change of one shared record: an insertion, an update or a removal.
package struct LinkedChange: Hashable, Sendable {
  package let record: RecordName
  /// The values before the change, by column: the changed ones for an update, all for a removal;
  /// `nil` for an insertion.
  package let before: [String: StoreValue]?
  /// The values after the change, by column: the changed ones for an update, all for an insertion;
  /// `nil` for a removal.
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

  /// The change in the opposite direction, with the values before and after exchanged.
  package var reversed: LinkedChange { LinkedChange(record, before: after, after: before) }
}
