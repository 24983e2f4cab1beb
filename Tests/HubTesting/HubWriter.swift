internal import SeededNumbers
internal import SharedStore
package import StoreLink

/// A machine that appends runs until it is killed: new records, and edits and removals of its own
/// records.
///
/// Some appends contain several runs.
package struct HubWriter {
  private let name: String
  private let open: () throws(LinkError) -> any Hub
  private var hub: any Hub
  private let machine: Int64
  private var random: SplitMix64
  private var made = 0
  /// The values of the records that this machine has created and not removed.
  private var own: [String: Int64] = [:]

  /// Joins as a machine with this name, which must not contain `-`.
  package init(
    _ name: String,
    seed: UInt64,
    open: @escaping () throws(LinkError) -> any Hub
  ) throws {
    self.name = name
    self.open = open
    (hub, machine) = try Self.join(name, open)
    random = SplitMix64(seed: seed, run: 1)
  }

  /// Joins, and tries again if the connection is lost.
  private static func join(
    _ name: String,
    _ open: () throws(LinkError) -> any Hub
  ) throws(LinkError) -> (any Hub, Int64) {
    var tries = 0
    while true {
      do {
        let hub = try open()
        return (hub, try hub.join(name: name, computer: "load"))
      } catch  where error.isPassing && tries < maximumTries {
        tries += 1
      }
    }
  }

  private static let maximumTries = 10_000

  /// Appends some runs, again after each lost connection, and returns them with their numbers.
  package mutating func append(
    pause: () -> Void = {}
  ) throws -> [(id: String, number: Int64)] {
    let runs = (0...random.below(3)).map { _ in run() }
    while true {
      do {
        let head = try hub.state().head
        switch try hub.append(runs, onto: head) {
        case .appended(let numbers): return zip(runs, numbers).map { ($0.id, $1) }
        case .behind: continue
        case .keyTaken(let other): throw LinkError.invalid(reason: "\(other) has a key")
        }
      } catch let error as LinkError where error.isPassing {
        pause()
        if let again = try? open() { hub = again }
      }
    }
  }

  private mutating func run() -> LinkedRun {
    made += 1
    return LinkedRun(
      id: "\(name)-\(made)",
      machine: machine,
      made: 1,
      known: 0,
      changes: [change()],
      intent: "load",
      parameters: [UInt8](repeating: 7, count: 40),
      origin: "benchmark"
    )
  }

  private mutating func change() -> LinkedChange {
    if own.count > 3, random.oneIn(2), let identity = own.keys.min(), let value = own[identity] {
      let record = RecordName("todos", identity)
      if random.oneIn(3) {
        own[identity] = nil
        return LinkedChange(record, before: ["value": .integer(value)], after: nil)
      }
      own[identity] = value + 1
      return LinkedChange(
        record,
        before: ["value": .integer(value)],
        after: ["value": .integer(value + 1)]
      )
    }
    let identity = "\(name) \(made)"
    own[identity] = 0
    return LinkedChange(
      RecordName("todos", identity),
      before: nil,
      after: ["value": .integer(0), "name": .text("Buy milk number \(made)")]
    )
  }
}
