import SharedStore
import SystemLibrary

/// Writes to a store as a load for benchmarks, and checks it.
///
/// `StoreLoad commits DATABASE COUNT` makes COUNT durable changes one by one, and prints their
/// median time in microseconds. `StoreLoad script DATABASE COUNT` makes them as intents of one
/// script. It prints the microseconds of all, until the last one is on the disk.
///
/// `StoreLoad blocks DATABASE PREFIX` writes atomic blocks and groups until it is killed.
/// `StoreLoad check DATABASE -` reads the acknowledged blocks from standard input, and prints what
/// is wrong with the store. `StoreLoad history DATABASE -` does the same for a store in which
/// intents were performed, undone and redone.
@main
struct StoreLoad {
  static func main() async throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 4 else { throw Usage() }
    let count = Int(arguments[3]) ?? 0
    if arguments[1] == "history" { return try checkHistory(StoreLocation(path: arguments[2])) }
    let store = try SharedStore(at: StoreLocation(path: arguments[2]), schemas: [Load.schema])
    switch arguments[1] {
    case "blocks": try await Blocks(store: store, prefix: arguments[3]).run()
    case "check": try await check(store)
    case _ where count < 1: throw Usage()
    case "commits": print(try await asScript(store) { try await commits(store, count) })
    case "script": print(try await asScript(store) { try await script(store, count) })
    default: throw Usage()
    }
  }

  /// Runs `work` on the store's thread, as a script's task runs.
  ///
  /// On the main actor, each write would leave the actor and enter it again.
  private static func asScript(
    _ store: SharedStore,
    _ work: @escaping @Sendable () async throws -> Int64
  ) async throws -> Int64 {
    try await Task.detached(executorPreference: store.executor, operation: work).value
  }

  struct Usage: Error, CustomStringConvertible {
    let description = "usage: StoreLoad commits|script|blocks|check|history DATABASE COUNT"
  }

  private static func check(_ store: SharedStore) async throws {
    try StoreHealth.requireSound(store.location)
    let lines = sequence(state: ()) { _ in readLine() }
    let check = try await BlockCheck(store, acknowledgements: lines)
    for fault in check.faults.prefix(20) { print(fault) }
    print("\(check.count) blocks, \(check.acknowledged) acknowledged, \(check.faults.count) faults")
    if !check.faults.isEmpty { exit(1) }
  }

  private static func checkHistory(_ location: StoreLocation) throws {
    try StoreHealth.requireSound(location)
    let lines = sequence(state: ()) { _ in readLine() }
    let check = try HistoryCheck(location, acknowledgements: lines)
    for fault in check.faults.prefix(20) { print(fault) }
    print(
      "\(check.runs) runs, \(check.reversals) undos and redos, \(check.acknowledged) acknowledged, "
        + "\(check.faults.count) faults"
    )
    if !check.faults.isEmpty { exit(1) }
  }

  private static func commits(_ store: SharedStore, _ count: Int) async throws -> Int64 {
    var elapsed: [Duration] = []
    for number in 0..<count {
      let run = run("load-\(number)")
      let time = try await ContinuousClock().measure {
        try await StoreScope.with(run: run) {
          _ = try await store.write { try $0.insert(Load("Buy milk number \(number)")) }
        }
      }
      elapsed.append(time)
    }
    elapsed.sort()
    return microseconds(elapsed[count / 2])
  }

  private static func script(_ store: SharedStore, _ count: Int) async throws -> Int64 {
    let earlier = try await store.read { try $0.runs(limit: 1).first?.number ?? 0 }
    let result = [UInt8](0..<32)
    let time = try await ContinuousClock().measure {
      try await store.group {
        for number in 1...count {
          let run = run(JournalRun.id(number, ofScript: "script-\(earlier)"))
          try await StoreScope.with(run: run) {
            _ = try await store.write { try $0.insert(Load("Buy milk number \(number)")) }
          }
          try await store.finish(run, result: result)
        }
      }
    }
    return microseconds(time)
  }

  private static func run(_ id: String) -> JournalRun {
    JournalRun(id: id, intent: "Load", parameters: [], key: nil, origin: "benchmark")
  }

  private static func microseconds(_ duration: Duration) -> Int64 {
    let parts = duration.components
    return parts.seconds * 1_000_000 + parts.attoseconds / 1_000_000_000_000
  }
}
