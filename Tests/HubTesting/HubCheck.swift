internal import SharedStore
package import StoreLink

/// Finds the errors of a hub to which several processes have appended until they were killed.
package struct HubCheck {
  package private(set) var faults: [String] = []
  package private(set) var runs = 0

  /// Compares a hub's log with the acknowledged runs, which are given by id with their numbers.
  package init(_ hub: any Hub, acknowledged: [String: Int64]) throws {
    var log: [ArrivedRun] = []
    while true {
      let more = try hub.runs(after: log.last?.number ?? 0, limit: HubLimits.runs)
      guard !more.isEmpty else { break }
      log += more
    }
    runs = log.count
    if try hub.state().head != log.last?.number ?? 0 { faults.append("the head is another") }
    for (place, arrived) in log.enumerated() where arrived.number != Int64(place + 1) {
      faults.append("run \(arrived.number) is in place \(place + 1)")
    }
    var numbers: [String: Int64] = [:]
    for arrived in log {
      if let other = numbers.updateValue(arrived.number, forKey: arrived.run.id) {
        faults.append("\(arrived.run.id) is there twice, as \(other) and \(arrived.number)")
      }
    }
    for (id, number) in acknowledged where numbers[id] != number {
      faults.append(
        "\(id) was acknowledged as \(number), and is \(String(describing: numbers[id]))"
      )
    }
    checkOrder(log)
    try checkRecords(log, hub)
  }

  /// Checks that the runs of each writer, with ids `NAME-NUMBER`, are in the order in which they
  /// were made.
  private mutating func checkOrder(_ log: [ArrivedRun]) {
    var last: [Substring: Int] = [:]
    for arrived in log {
      let words = arrived.run.id.split(separator: "-")
      guard words.count == 2, let number = Int(words[1]) else { continue }
      if let before = last[words[0]], before >= number {
        faults.append("\(arrived.run.id) is behind \(before)")
      }
      last[words[0]] = number
    }
  }

  /// Checks that the hub's records are those that the changes in the log lead to.
  private mutating func checkRecords(_ log: [ArrivedRun], _ hub: any Hub) throws {
    var expected: [RecordName: [String: StoreValue]] = [:]
    for change in log.flatMap(\.run.changes) {
      expected[change.record] = change.after.map { after in
        (expected[change.record] ?? [:]).merging(after) { $1 }
      }
    }
    var found: [RecordName: [String: StoreValue]] = [:]
    var place: Int64 = 0
    while true {
      let more = try hub.records(after: place, limit: HubLimits.records)
      guard let last = more.last else { break }
      for record in more { found[record.record] = record.values }
      place = last.place
    }
    for name in Set(expected.keys).union(found.keys) where expected[name] != found[name] {
      faults.append("record \(name.identity) differs from the log")
    }
  }
}
