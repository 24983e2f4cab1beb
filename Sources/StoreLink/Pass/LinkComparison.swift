internal import Ground
package import SharedStore

/// The comparison of a store's shared records with those of its hub, for `link compare`.
///
/// Records with changes that are not sent or not received yet are left out, because they rightly
/// differ.
package struct LinkComparison: Sendable {
  /// The result for one collection: how many records each side has, their digests, and the
  /// differences.
  package struct Collection: Sendable {
    package let name: String
    package fileprivate(set) var ownCount = 0
    package fileprivate(set) var theirCount = 0
    /// The digest of the store's compared records, in hexadecimal digits; `theirDigest` is that of
    /// the hub's records.
    package fileprivate(set) var ownDigest = ""
    package fileprivate(set) var theirDigest = ""
    package fileprivate(set) var differences: [Difference] = []
  }

  /// A record that differs between the store and the hub.
  package struct Difference: Hashable, Sendable {
    package let record: RecordName
    /// The record's number in the store or, if it is missing there, in the hub.
    package let number: Int64?
    /// The columns that differ; empty if the record is missing on one side.
    package let columns: [String]
    package let isHere: Bool
    package let isThere: Bool
  }

  package private(set) var collections: [Collection] = []
  /// The number of records that were not compared, because changes of them are not sent or not
  /// received yet.
  package private(set) var leftOut = 0

  package var isAlike: Bool { collections.allSatisfy(\.differences.isEmpty) }

  /// Reads and compares the records; nothing is changed.
  ///
  /// - Throws: A `LinkError` if the hub does not answer, or is not the one of this store; a
  ///   `StoreError`.
  package init(of store: StoreCore, with hub: any Hub) throws {
    typealias Records = [RecordName: [String: StoreValue]]
    let (link, waiting, rules, own) = try store.read { reader in
      var own: [(name: String, records: Records)] = []
      for collection in try reader.sharedCollections() {
        own.append((collection, try LinkJoin.records(of: collection, in: reader)))
      }
      return (
        try LinkPass.link(in: reader), PassMerge.names(in: try reader.pendingRuns(limit: .max)),
        try reader.mergeRules(), own
      )
    }
    guard link.isRead else { throw LinkError.unread(address: link.address) }
    let list = try HubList(of: hub)
    guard list.state.list == link.list else { throw LinkError.otherList(address: link.address) }
    for (name, records) in own {
      var result = Collection(name: name)
      let theirs = list.present.filter { $0.key.collection == name }
      (result.ownCount, result.theirCount) = (records.count, theirs.count)
      var (ownBytes, theirBytes): ([UInt8], [UInt8]) = ([], [])
      for record in Set(records.keys).union(theirs.keys).sorted() {
        if waiting.contains(record) || (list.numbers[record] ?? 0) > link.head {
          leftOut += 1
          continue
        }
        let here = records[record]
        let there = theirs[record].map {
          Self.comparable($0, with: here, rules[name] ?? [:], list)
        }
        if let here { ownBytes += try Self.bytes(record, here) }
        if let there { theirBytes += try Self.bytes(record, there) }
        guard here != there else { continue }
        let columns = Set((here ?? [:]).keys).union((there ?? [:]).keys)
          .filter { here?[$0] ?? .null != there?[$0] ?? .null }
        result.differences.append(
          Difference(
            record: record,
            number: (here ?? there)?.number,
            columns: here == nil || there == nil ? [] : columns.sorted(),
            isHere: here != nil,
            isThere: there != nil
          )
        )
      }
      (result.ownDigest, result.theirDigest) = (Self.digest(ownBytes), Self.digest(theirBytes))
      collections.append(result)
    }
  }

  /// Returns the hub's values of a record without those that may rightly differ from the store's.
  ///
  /// These are values of columns that machines have stopped sending, and references to removed
  /// records.
  private static func comparable(
    _ theirs: [String: StoreValue],
    with own: [String: StoreValue]?,
    _ rules: [String: MergeRule],
    _ list: HubList
  ) -> [String: StoreValue] {
    guard let own else { return theirs }
    var values = theirs.filter { rules[$0.key] != .local }
    for (column, rule) in rules {
      guard case .reference(let collection) = rule, own[column] == .null,
        case .text(let identity)? = values[column],
        list.present[RecordName(collection, identity)] == nil
      else { continue }
      values[column] = .null
    }
    return values
  }

  private static func bytes(
    _ record: RecordName,
    _ values: [String: StoreValue]
  ) throws -> [UInt8] {
    Array(record.identity.utf8) + [0] + (try HubBytes.of(LinkedColumns(values)))
  }

  private static func digest(_ bytes: [UInt8]) -> String {
    Hexadecimal.digits(of: SHA256.digest(of: bytes).prefix(8))
  }
}
