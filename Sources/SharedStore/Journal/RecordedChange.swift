/// What a run did to one record, with what is needed to take it back.
package struct RecordedChange: Hashable, Sendable {
  package enum Kind: Int64, Sendable {
    case insert = 1
    case update
    case delete
  }

  package let kind: Kind
  package let collection: String
  package let key: Int64
  /// Nothing for an insertion, the columns that changed for an update, all of them for a deletion.
  package let before: [ColumnValue]
  /// The commit sequence of the transaction that did it.
  package let sequence: Int64

  /// A column's name and what it held.
  package struct ColumnValue: Hashable, Sendable {
    package let column: String
    package let value: StoreValue

    package init(column: String, value: StoreValue) {
      self.column = column
      self.value = value
    }
  }
}
