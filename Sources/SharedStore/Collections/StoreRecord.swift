/// A value that the store keeps in a collection, one row each.
public protocol StoreRecord: Sendable {
  /// Where records of this type are kept: the shape after the last migration.
  static var collection: StoreCollection { get }
  /// What tells the record from its neighbours; 0 until it is inserted.
  var key: Int64 { get set }
  /// Makes the record from what is stored.
  init(row: StoreRow) throws
  /// Sets the value of each column; one that is not set is stored as `.null`.
  func encode(into values: inout StoreRowValues)
}
