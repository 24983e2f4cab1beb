internal import SharedStore

@testable import StoreLink

/// A real hub with a connection for each machine of a simulation, and the differences from the
/// model.
final class HubDoors {
  private let hubs: [any Hub]
  private(set) var faults: [String] = []

  /// Opens a hub for each of `count` machines, which join in the order of their numbers.
  init(count: Int, open: () throws -> any Hub) throws {
    hubs = try (0..<count).map { _ in try open() }
    for (place, hub) in hubs.enumerated() {
      let number = try hub.join(name: "machine \(place + 1)", computer: "fleet")
      if number != Int64(place + 1) { faults.append("machine \(place + 1) is \(number)") }
    }
  }

  /// Returns the runs after `head` as the hub sends them to a machine; `known` is the model's log.
  func runs(after head: Int, of machine: Int64, known: [LinkedRun]) -> [LinkedRun] {
    do {
      let hub = hubs[Int(machine) - 1]
      hub.seat = HubSeat(machine: machine, head: Int64(head))
      let state = try hub.state()
      if state.head != Int64(known.count) { faults.append("the head is \(state.head)") }
      var runs: [ArrivedRun] = []
      while Int64(head + runs.count) < state.head {
        let more = try hub.runs(after: Int64(head + runs.count), limit: 7)
        guard !more.isEmpty else { break }
        runs += more
      }
      if runs.map(\.run) != Array(known.dropFirst(head)) {
        faults.append("the runs behind \(head) differ for machine \(machine)")
      }
      return runs.map(\.run)
    } catch {
      faults.append("machine \(machine): \(error)")
      return Array(known.dropFirst(head))
    }
  }

  /// Appends runs as the model did, or expects the refusal; it makes the call twice, as after a lost
  /// answer.
  func append(_ runs: [LinkedRun], base: Int, of machine: Int64, isAppended: Bool, head: Int) {
    guard !runs.isEmpty else { return }
    do {
      let hub = hubs[Int(machine) - 1]
      let numbers = (1...runs.count).map { Int64(base + $0) }
      let expected: Appended =
        isAppended ? .appended(numbers: numbers) : .behind(head: Int64(head))
      for _ in 0...1 {
        let answer = try hub.append(runs, onto: Int64(base))
        if answer != expected { faults.append("\(answer) in place of \(expected)") }
      }
    } catch {
      faults.append("machine \(machine): \(error)")
    }
  }

  /// Compares the hub's records and machines with those of the model.
  func finish(_ present: [RecordName: [String: StoreValue]]) {
    do {
      let hub = hubs[0]
      var records: [RecordName: [String: StoreValue]] = [:]
      var place: Int64 = 0
      while let last = try hub.records(after: place, limit: 5).last {
        for record in try hub.records(after: place, limit: 5) {
          records[record.record] = record.values
        }
        place = last.place
      }
      if records != present { faults.append("the records differ") }
    } catch {
      faults.append("\(error)")
    }
  }
}
