/// One change that is to be taken back.
struct UndoStep {
  let change: RecordedChange
  /// Its place among the changes of its commit.
  let ordinal: Int64

  var record: Record { Record(collection: change.collection, key: change.key) }

  /// Whose change it is.
  struct Record: Hashable {
    let collection: String
    let key: Int64
  }

  /// Whether the change was made before `other`.
  func isBefore(_ other: UndoStep) -> Bool {
    (change.sequence, ordinal) < (other.change.sequence, other.ordinal)
  }
}
