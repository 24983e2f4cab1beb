import SeededNumbers
internal import SharedStore

@testable import StoreLink

/// A simulation of some machines, decided by a seed: offline times, lost answers, and appends of
/// others in between.
struct FleetLife {
  private(set) var hub: ModelHub
  private(set) var machines: [ModelMachine]
  private var random: SplitMix64
  private var runs = 0
  private var clock: Int64 = 1_000
  /// Every confirmed run, by id.
  private(set) var made: [String: LinkedRun] = [:]

  /// Returns the number of machines in the simulation of a seed.
  static func machines(ofSeed seed: UInt64) -> Int {
    var random = SplitMix64(seed: seed, run: 39)
    return 2 + random.below(4)
  }

  /// Runs a simulation with the model's hub and, with `doors`, with a real one too.
  init(seed: UInt64, doors: HubDoors? = nil) {
    random = SplitMix64(seed: seed, run: 39)
    let count = 2 + random.below(4)
    hub = ModelHub(doors: doors)
    machines = (1...count).map { ModelMachine(number: Int64($0)) }
    for _ in 0..<(10 + random.below(40)) { step() }
    // At the end each looks until nothing is new.
    for _ in 0..<2 { for place in machines.indices { pass(place, isDisturbed: false) } }
  }

  private mutating func step() {
    let place = random.below(machines.count)
    clock += Int64(random.below(3))
    if random.below(10) < 7 { act(place) } else { pass(place, isDisturbed: true) }
  }

  private mutating func pass(_ place: Int, isDisturbed: Bool) {
    for _ in 0..<5 {
      let own = machines[place].merge(with: hub)
      let base = hub.log.count
      if isDisturbed, random.oneIn(4) {
        // Another one is quicker.
        let other = random.below(machines.count)
        if other != place {
          let others = machines[other].merge(with: hub)
          if hub.append(others, base: hub.log.count, of: machines[other].number) {
            machines[other].confirm()
          }
        }
      }
      guard hub.append(own, base: base, of: machines[place].number) else { continue }
      // The answer is lost: the machine learns of it with its next pass.
      if isDisturbed, random.oneIn(5) { return }
      machines[place].confirm()
      return
    }
  }

  private mutating func act(_ place: Int) {
    runs += 1
    let machine = machines[place]
    let id = "run \(runs)"
    // Clocks differ, as far as the hub's correction lets them.
    let made = clock + Int64(random.below(5))
    let key = random.oneIn(12) ? "key \(random.below(4))" : nil
    let run = LinkedRun(
      id: id,
      key: key,
      machine: machine.number,
      made: made,
      known: machine.head,
      reverses: reversal(machine),
      changes: []
    )
    if !run.reverses.isEmpty { return perform(run, place) }
    var own = run
    own.changes = changes(on: machine.records)
    perform(own, place)
  }

  private mutating func perform(_ run: LinkedRun, _ place: Int) {
    if machines[place].perform(run) { made[run.id] = run }
  }

  /// Returns the runs that the next undo reverses; mostly none.
  private mutating func reversal(_ machine: ModelMachine) -> [String] {
    guard random.oneIn(5) else { return [] }
    let own = machine.pending.map(\.id) + hub.log.prefix(machine.head).suffix(8).map(\.run.id)
    guard !own.isEmpty else { return [] }
    return random.oneIn(6) ? Array(own.suffix(2)) : [random.element(of: own)]
  }

  private mutating func changes(on records: [RecordName: [String: StoreValue]]) -> [LinkedChange] {
    let names = records.keys.sorted()
    guard !names.isEmpty, !random.oneIn(4) else { return [insertion(follows: nil)] }
    let name = random.element(of: names)
    guard let values = records[name] else { return [] }
    switch random.below(10) {
    case 0, 1: return [LinkedChange(name, before: values, after: nil)]
    case 2, 3:
      // A repeated to-do is completed: done, and one more that follows it.
      return [
        update(name, values, ["done": .integer(1)]), insertion(follows: name.identity),
      ]
    case 4, 5:
      var tags = tags(values)
      if !tags.isEmpty, random.oneIn(2) {
        tags.remove(at: random.below(tags.count))
      } else {
        tags.insert(random.element(of: ["home", "work", "garden", "call"]), at: 0)
      }
      return [update(name, values, ["tags": .text(tags.joined(separator: "\n"))])]
    case 6:
      return [update(name, values, ["after": .text(random.element(of: names).identity)])]
    default:
      let column = random.oneIn(2) ? "name" : "done"
      return [update(name, values, [column: .integer(Int64(random.below(4)))])]
    }
  }

  private func tags(_ values: [String: StoreValue]) -> [String] {
    guard case .text(let text)? = values["tags"], !text.isEmpty else { return [] }
    return text.split(separator: "\n").map(String.init)
  }

  private mutating func insertion(follows: String?) -> LinkedChange {
    LinkedChange(
      RecordName("todos", "\(random.next())"),
      before: nil,
      after: [
        "name": .integer(Int64(random.below(4))), "done": .integer(0), "tags": .text(""),
        "modified": .integer(clock), "after": .null,
        "follows": follows.map { .text($0) } ?? .null,
      ]
    )
  }

  private func update(
    _ name: RecordName,
    _ values: [String: StoreValue],
    _ changes: [String: StoreValue]
  ) -> LinkedChange {
    let after = changes.merging(["modified": .integer(clock)]) { $1 }
    let before = after.keys.reduce(into: [:]) { $0[$1] = values[$1] ?? .null }
    return LinkedChange(name, before: before, after: after)
  }
}
