internal import SharedStore

/// All shared records of a hub, read into memory.
struct HubList {
  /// The records that are not removed, with their values.
  private(set) var present: [RecordName: [String: StoreValue]] = [:]
  /// The records that were removed.
  private(set) var removed: Set<RecordName> = []
  /// The records that are not removed, by collection and record number.
  private var holders: [String: [Int64: RecordName]] = [:]
  /// The number of the last run that changed each record, including removed records.
  private(set) var numbers: [RecordName: Int64] = [:]
  /// The state of the hub when its records were read.
  private(set) var state: HubState

  init(of hub: any Hub) throws(LinkError) {
    state = try hub.state()
    var place: Int64 = 0
    var pages: [[HubRecord]] = []
    while true {
      // When the last call returns nothing, the records are those of the head read just before it.
      state = try hub.state()
      let records = try hub.records(after: place, limit: HubLimits.records)
      guard let last = records.last else { break }
      place = last.place
      pages.append(records)
    }
    let count = pages.reduce(0) { $0 + $1.count }
    present.reserveCapacity(count)
    numbers.reserveCapacity(count)
    for record in pages.joined() {
      present[record.record] = record.values
      if record.values == nil {
        removed.insert(record.record)
      } else if !removed.isEmpty {
        removed.remove(record.record)
      }
      numbers[record.record] = record.number
    }
    for (name, values) in present {
      if let number = values.number { holders[name.collection, default: [:]][number] = name }
    }
  }

  /// Returns the record that has a number in a collection on the hub; `nil` if there is none.
  func holder(of number: Int64, in collection: String) -> RecordName? {
    holders[collection]?[number]
  }

  /// Returns the change that makes a record of this store equal to the hub's; `nil` if nothing
  /// differs.
  ///
  /// `own` contains the values in this store; it is `nil` if the record does not exist there.
  func change(of name: RecordName, from own: [String: StoreValue]?) -> LinkedChange? {
    guard let theirs = present[name] else {
      return own.map { LinkedChange(name, before: $0, after: nil) }
    }
    guard let own else { return LinkedChange(name, before: nil, after: theirs) }
    let after = theirs.filter { own[$0.key] != $0.value }
    guard !after.isEmpty else { return nil }
    let before = after.keys.reduce(into: [:]) { $0[$1] = own[$1] ?? .null }
    return LinkedChange(name, before: before, after: after)
  }

  /// Returns the names of the existing records in an order in which each follows the records that
  /// it refers to.
  ///
  /// Otherwise they are sorted by number. If a reference pointed to a record that is not in the
  /// store yet, the whole journal would be searched for it.
  func names(inOrderOf rules: MergeRules) -> [RecordName] {
    var order: [RecordName] = []
    order.reserveCapacity(present.count)
    var (seen, placed): (Set<RecordName>, Set<RecordName>) = ([], [])
    var open: [RecordName] = []
    let references = rules.mapValues { columns in
      columns.compactMap { column, rule -> (column: String, collection: String)? in
        guard case .reference(let collection) = rule else { return nil }
        return (column, collection)
      }
    }
    let related = related(by: references)
    for collection in holders.keys.sorted() {
      for (_, first) in (holders[collection] ?? [:]).sorted(by: { $0.key < $1.key }) {
        guard related.contains(first) else {
          order.append(first)
          continue
        }
        open.append(first)
        while let name = open.last {
          let others =
            seen.insert(name).inserted
            ? referred(by: name, references[name.collection] ?? []) : []
          let unseen = others.filter { !seen.contains($0) && present[$0] != nil }
          guard unseen.isEmpty else {
            open += unseen
            continue
          }
          open.removeLast()
          if placed.insert(name).inserted { order.append(name) }
        }
      }
    }
    return order
  }

  /// Returns the records that refer to others, and those that others refer to.
  ///
  /// They are usually few, and the order of all others is that of their numbers.
  private func related(
    by references: [String: [(column: String, collection: String)]]
  ) -> Set<RecordName> {
    var related: Set<RecordName> = []
    for (name, values) in present {
      for (column, collection) in references[name.collection] ?? [] {
        guard case .text(let identity)? = values[column] else { continue }
        related.formUnion([name, RecordName(collection, identity)])
      }
    }
    return related
  }

  private func referred(
    by name: RecordName,
    _ references: [(column: String, collection: String)]
  ) -> [RecordName] {
    references.compactMap { column, collection in
      guard case .text(let identity)? = present[name]?[column] else { return nil }
      return RecordName(collection, identity)
    }
  }
}
