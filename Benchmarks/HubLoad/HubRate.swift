import Ground
import SharedStore
import StoreLink
import SystemLibrary

/// Measures how many runs parallel clients append to a hub for some seconds, one small run for each
/// request.
struct HubRate {
  private let address: String
  private let clients: Int
  private let seconds: Int
  /// The number of lists among which the clients are distributed: at `ADDRESS-1` and so on, or at
  /// ADDRESS itself if it is 1.
  private let lists: Int

  init(_ address: String, clients: Int, seconds: Int, lists: Int) {
    self.address = address
    self.clients = clients
    self.seconds = seconds
    self.lists = lists
  }

  func measure() throws {
    let times = Guarded<[Int64]>([])
    let failures = Guarded<[String]>([])
    let end = MonotonicTime.milliseconds + Int64(seconds) * 1_000
    let running = Guarded(clients)
    for client in 0..<clients {
      let text = lists > 1 ? "\(address)-\(client % lists + 1)" : address
      try BlockingThread.start {
        do {
          let own = try Self.append(text, client, until: end)
          times.withLock { $0 += own }
        } catch {
          failures.withLock { $0.append("\(error)") }
        }
        running.withLock { $0 -= 1 }
      }
    }
    while running.withLock({ $0 }) > 0 { usleep(10_000) }
    let all = times.withLock { $0.sorted() }
    for failure in failures.withLock({ $0 }) { print(failure) }
    guard !all.isEmpty else { return }
    print("\(all.count / seconds) appends/s, median \(all[all.count / 2]) µs")
  }

  /// Appends runs until `end`.
  ///
  /// - Returns: The microseconds of each request, including those that the hub rejected because
  ///   another client was faster.
  private static func append(_ text: String, _ client: Int, until end: Int64) throws -> [Int64] {
    let hub = try HubLoad.address(text).open(HubLoad.surroundings)
    let machine = try hub.join(name: "client \(client)", computer: "load")
    var head = try hub.state().head
    var times: [Int64] = []
    while MonotonicTime.milliseconds < end {
      let run = run("\(machine)-\(times.count)", machine)
      let start = MonotonicTime.nanoseconds
      let answer = try hub.append([run], onto: head)
      times.append((MonotonicTime.nanoseconds - start) / 1_000)
      switch answer {
      case .appended(let numbers): head = numbers[0]
      case .behind(let moved): head = moved
      case .keyTaken: break
      }
    }
    return times
  }

  private static func run(_ id: String, _ machine: Int64) -> LinkedRun {
    LinkedRun(
      id: id,
      machine: machine,
      made: 1,
      known: 0,
      changes: [
        LinkedChange(
          RecordName("todos", id),
          before: nil,
          after: ["name": .text("Buy milk"), "done": .integer(0), "tags": .text("home")]
        )
      ],
      intent: "AddToDo",
      parameters: [UInt8](repeating: 7, count: 40),
      origin: "perform"
    )
  }
}
