internal import SharedStore

/// The checks of a request that every hub makes before it answers.
enum HubRequest {
  static func check(_ runs: [LinkedRun]) throws(LinkError) {
    guard !runs.isEmpty else { throw .invalid(reason: "no run was sent") }
    guard runs.count <= HubLimits.runs else {
      throw .tooLarge(what: "the number of runs in one call", limit: HubLimits.runs)
    }
    guard Set(runs.map(\.id)).count == runs.count else {
      throw .invalid(reason: "a run was sent twice")
    }
    for run in runs {
      guard run.machine > 0 else { throw .invalid(reason: "a run has no machine") }
      // A text of PostgreSQL cannot contain the character 0.
      let names = [run.id, run.key ?? ""] + run.reverses + run.changes.map(\.record.identity)
      guard names.allSatisfy({ !$0.utf8.contains(0) }) else {
        throw .invalid(reason: "a name contains the character 0")
      }
      guard run.changes.count < 1 << HubRecord.ordinalBits else {
        throw .tooLarge(what: "the number of changes in a run", limit: 1 << HubRecord.ordinalBits)
      }
    }
  }

  static func check(name: String, _ what: String) throws(LinkError) {
    guard !name.isEmpty else { throw .invalid(reason: "\(what) is empty") }
    guard name.utf8.count <= HubLimits.nameBytes else {
      throw .tooLarge(what: what, limit: HubLimits.nameBytes)
    }
  }

  static func check(collection: String, count: Int) throws(LinkError) {
    try check(name: collection, "the collection's name")
    guard 1...HubLimits.numbers ~= count else {
      throw .tooLarge(what: "the number of numbers", limit: HubLimits.numbers)
    }
  }

  static func check(forgotten ids: [String]) throws(LinkError) {
    guard ids.count <= HubLimits.forgotten else {
      throw .tooLarge(what: "the number of runs to forget", limit: HubLimits.forgotten)
    }
  }
}

/// The numbers that a hub assigns to the records of one collection.
enum HubNumbers {
  /// The numbers that a hub never assigns.
  ///
  /// Machines use them while they have no connection to the hub. Each machine begins at a million
  /// times its own number.
  static let offline: ClosedRange<Int64> = 1_000_000...999_999_999_999

  /// Returns the next `count` numbers that are not used yet.
  ///
  /// `last` is the last number that the hub has assigned, and `known` the greatest one in use.
  static func next(after last: Int64, count: Int, beyond known: Int64) -> ClosedRange<Int64> {
    var first = max(last, offline.contains(known) ? 0 : max(0, known)) + 1
    let end = first + Int64(count) - 1
    if first <= offline.upperBound, end >= offline.lowerBound { first = offline.upperBound + 1 }
    return first...(first + Int64(count) - 1)
  }
}

extension LinkedRun {
  /// Returns the run or, if its time is later than `instant`, a copy with the time `instant`
  /// (LK-9).
  func made(atMost instant: Int64) -> LinkedRun {
    guard made > instant else { return self }
    return LinkedRun(
      id: id,
      key: key,
      machine: machine,
      made: instant,
      known: known,
      reverses: reverses,
      changes: changes,
      intent: intent,
      parameters: parameters,
      origin: origin
    )
  }
}
