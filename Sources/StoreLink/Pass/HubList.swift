internal import SharedStore

/// All shared records of a hub.
struct HubList {
  /// The records that are not removed, with their values.
  private(set) var present: [RecordName: [String: StoreValue]] = [:]
  /// The records that were removed.
  private(set) var removed: Set<RecordName> = []
  /// The number of the last run that changed each record.
  private(set) var numbers: [RecordName: Int64] = [:]
  /// The state of the hub when the records were read.
  private(set) var state: HubState

  init(of hub: any Hub) throws(LinkError) {
    state = try hub.state()
    var place: Int64 = 0
    while true {
      // The records, read to the end, are those of the head that was seen before the end.
      state = try hub.state()
      let records = try hub.records(after: place, limit: HubLimits.records)
      guard let last = records.last else { return }
      place = last.place
      for record in records {
        present[record.record] = record.values
        if record.values == nil {
          removed.insert(record.record)
        } else {
          removed.remove(record.record)
        }
        numbers[record.record] = record.number
      }
    }
  }
}
