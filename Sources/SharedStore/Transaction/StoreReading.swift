/// Something through which the store's records can be read.
public protocol StoreReading: ~Copyable {
  /// What the reads go through.
  var connection: StoreConnection { get }
}

extension StoreReading where Self: ~Copyable {
  /// The records that `filter` means, in the order of `sort` and then of their keys.
  public func fetch<Record: StoreRecord>(
    _ type: Record.Type = Record.self,
    where filter: StoreFilter = .all([]),
    sortedBy sort: [StoreSort] = [],
    limit: Int? = nil
  ) throws -> [Record] { fatalError("not reached") }

  /// The record with `key`, if there is one.
  public func record<Record: StoreRecord>(
    _ key: Int64,
    as type: Record.Type = Record.self
  ) throws -> Record? { fatalError("not reached") }

  /// The number of records that `filter` means.
  public func count<Record: StoreRecord>(
    _ type: Record.Type,
    where filter: StoreFilter = .all([])
  ) throws(StoreError) -> Int { fatalError("not reached") }
}
