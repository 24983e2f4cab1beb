@testable internal import SharedStore
@testable import StoreLink

/// Some machines that share one list.
struct LinkedFleet {
  let place: HubPlace
  let clock = LinkedMachine.TestClock()
  var machines: [LinkedMachine] = []

  init(_ kind: HubKind, _ count: Int = 2) throws {
    place = try HubPlace(kind)
    for number in 1...count {
      let machine = try LinkedMachine("m\(number)", at: place, clock: clock)
      _ = try machine.join()
      try machine.pass()
      machines.append(machine)
    }
  }

  subscript(number: Int) -> LinkedMachine { machines[number - 1] }

  /// Lets each machine exchange with the hub twice, after which all have the same records.
  func settle() throws {
    for _ in 0..<2 { for machine in machines { try machine.pass() } }
  }

  func areAlike() throws -> Bool {
    let first = try machines[0].errands
    return try machines.allSatisfy { try $0.errands == first && $0.pendingCount == 0 }
  }
}
