extension RecordedChange {
  /// The change in a row of kind, collection, record, before-image and sequence.
  init(row: Statement) throws(StoreError) {
    guard let kind = Kind(rawValue: row.integer(0)),
      let before = ChangeImage.decode(row.bytes(3))
    else {
      throw .malformedRecord(
        collection: "journal_changes",
        column: "before",
        expected: "before-image"
      )
    }
    self.init(
      kind: kind,
      collection: row.text(1),
      key: row.integer(2),
      before: before,
      sequence: row.integer(4)
    )
  }
}
