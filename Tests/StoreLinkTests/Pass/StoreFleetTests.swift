import Foundation
import SeededNumbers
import TestSupport
import Testing

@testable internal import SharedStore
@testable import StoreLink

/// Simulations of two to four machines with separate stores and one hub, each decided by a seed.
///
/// - `WIDGETCTL_STORE_LIVES` sets the number of simulations for each kind of hub.
/// - `WIDGETCTL_FIRST_LIFE` sets the first seed.
/// - `WIDGETCTL_STORE_CHANGES` sets the number of steps of each simulation.
@Suite("Stores of several machines, linked", .timeLimit(.minutes(60)))
struct StoreFleetTests {
  private static let lives = number("WIDGETCTL_STORE_LIVES") ?? 24
  private static let first = number("WIDGETCTL_FIRST_LIFE") ?? 0
  private static let changes = number("WIDGETCTL_STORE_CHANGES")
  private static let kinds = HubKind.available.filter { $0 != .remote }

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  /// Returns the log's records without the references that a machine has dropped.
  ///
  /// A machine drops a reference to a record that was removed when the reference arrived, even if
  /// the record is restored later.
  private func pointed(_ records: Records, as others: Records) -> Records {
    records.reduce(into: [:]) { all, record in
      all[record.key] = record.value
      if others[record.key]?["next"] == .null { all[record.key]?["next"] = .null }
    }
  }

  private typealias Records = [RecordName: [String: StoreValue]]

  @Test("after each has looked, all stores are alike and are the hub's", arguments: kinds, 0..<4)
  func alike(at kind: HubKind, part: Int) throws {
    for seed in Self.first..<Self.first + Self.lives where seed % 4 == part {
      var life = try StoreLife(seed: UInt64(seed), at: HubPlace(kind))
      try life.live(Self.changes)
      let records = try life.hubRecords()
      for machine in life.machines {
        try #expect(machine.pendingCount == 0, "seed \(seed), \(machine.name)")
        let own = try machine.records
        #expect(own == pointed(records, as: own), "seed \(seed), \(machine.name)")
        try #expect(own == life.machines[0].records, "seed \(seed), \(machine.name)")
      }
    }
  }
}

/// Some machines that add, edit, remove and undo, and exchange with a hub, some of whose answers
/// are lost.
private struct StoreLife {
  private(set) var machines: [LinkedMachine] = []
  private let place: HubPlace
  private let clock = LinkedMachine.TestClock()
  private var random: SplitMix64
  private var names = 0

  init(seed: UInt64, at place: HubPlace) throws {
    self.place = place
    random = SplitMix64(seed: seed, run: 40)
    for number in 1...(2 + random.below(3)) {
      let machine = try LinkedMachine("m\(number)", at: place, clock: clock)
      if random.oneIn(3) { try machine.add("own \(number)", "of before") }
      _ = try machine.join()
      machines.append(machine)
    }
  }

  /// Performs `changes` random steps, and then lets all machines exchange twice; `nil` means 8 to
  /// 37 steps.
  mutating func live(_ changes: Int?) throws {
    for _ in 0..<(changes ?? 8 + random.below(30)) {
      clock.now += Int64(random.below(3))
      let machine = random.element(of: machines)
      if random.below(10) < 7 { try act(machine) } else { try look(machine) }
    }
    for _ in 0..<2 { for machine in machines { try machine.pass() } }
  }

  /// Returns the hub's current records, which result from its log.
  func hubRecords() throws -> [RecordName: [String: StoreValue]] {
    let all = try place.open().records(after: 0, limit: HubLimits.records)
    var records: [RecordName: [String: StoreValue]] = [:]
    for record in all { records[record.record] = record.values }
    return records
  }

  private mutating func look(_ machine: LinkedMachine) throws {
    guard random.oneIn(4) else { return _ = try machine.pass() }
    // The answer to what it sends is lost, if it sends anything.
    _ = try? machine.pass(through: LosingHub(place.open()))
  }

  private mutating func act(_ machine: LinkedMachine) throws {
    let ids = try machine.errands.map(\.id)
    guard !ids.isEmpty, !random.oneIn(4) else { return try add(to: machine, follows: nil) }
    let id = random.element(of: ids)
    switch random.below(9) {
    case 0: try machine.remove(id)
    case 1:
      try machine.edit(id) { $0.day = "done" }
      try add(to: machine, follows: id)
    case 2, 3:
      let tag = random.element(of: ["home", "work", "garden"])
      try machine.edit(id) { $0.tags = $0.tags.isEmpty ? tag : "\(tag)\n\($0.tags)" }
    case 4:
      let other = try machine.errand(random.element(of: ids))?.key
      try machine.edit(id) { $0.next = other }
    case 5: _ = try? machine.store.undo(.last(1 + random.below(2)), id: "undo \(random.next())")
    case 6: _ = try? machine.store.redo(.last(1), id: "redo \(random.next())")
    default:
      let name = "name \(random.below(4))"
      try machine.edit(id) { $0.name = name }
    }
  }

  private mutating func add(to machine: LinkedMachine, follows: String?) throws {
    names += 1
    try machine.add("\(machine.name)-\(names)", "name \(random.below(4))", follows: follows)
  }
}

extension LinkedMachine {
  /// The machine's shared records by name, with the values that are sent to the hub.
  fileprivate var records: [RecordName: [String: StoreValue]] {
    get throws {
      let all = try store.read { try $0.sharedRecords(of: "errands", limit: 10_000) }
      return Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0.values) })
    }
  }
}
