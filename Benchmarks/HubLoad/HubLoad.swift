import Ground
import HubTesting
import StoreLink
import SystemLibrary

/// Appends runs to a hub as a load, and checks the hub afterwards.
///
/// `HubLoad create ADDRESS` creates a hub. `HubLoad append ADDRESS NAME SEED` appends as a machine
/// of that name until it is killed. It prints each run with its number once the hub has
/// acknowledged it. `HubLoad check ADDRESS` reads these lines from standard input, and prints what
/// is wrong with the hub.
///
/// `HubLoad serve FILE` serves a hub as the remote end of ssh does; `HubLoad served` serves the hub
/// that SSH_ORIGINAL_COMMAND names. `HubLoad fuzz RUNS SEED` reads damaged frames. `HubLoad rate
/// ADDRESS CLIENTS SECONDS [LISTS]` prints the number of appends per second, and their median time
/// in microseconds.
@main
struct HubLoad {
  static func main() throws {
    signal(SIGPIPE, SIG_IGN)
    let words = CommandLine.arguments
    switch (words.count > 1 ? words[1] : "", words.count) {
    case ("create", 3): _ = try address(words[2]).create(surroundings)
    case ("append", 5): try append(words[2], words[3], UInt64(words[4]) ?? 1)
    case ("check", 3): try check(words[2])
    case ("serve", 3): try serve(words[2])
    case ("served", 2):
      let command = getenv("SSH_ORIGINAL_COMMAND").map { String(cString: $0) } ?? ""
      guard let path = ServedPath.path(in: command) else { exit(ExitCode.usage.rawValue) }
      try serve(path)
    case ("fuzz", 4): fuzz(UInt64(words[2]) ?? 1, seed: UInt64(words[3]) ?? 1)
    case ("rate", 5), ("rate", 6):
      let lists = words.count > 5 ? Int(words[5]) ?? 1 : 1
      try HubRate(words[2], clients: Int(words[3]) ?? 1, seconds: Int(words[4]) ?? 1, lists: lists)
        .measure()
    default: throw Usage()
    }
  }

  struct Usage: Error, CustomStringConvertible {
    let description = "usage: HubLoad create|append|check|serve|served|fuzz|rate …"
  }

  static var surroundings: HubSurroundings {
    let variable = { (name: String) in getenv(name).map { String(cString: $0) } }
    return HubSurroundings(
      home: variable("HOME") ?? "/",
      isInBackground: true,
      environment: variable
    )
  }

  static func address(_ text: String) throws -> HubAddress {
    try HubAddress(text, home: surroundings.home)
  }

  private static func serve(_ path: String) throws {
    let hub: FileHub
    do {
      hub = try FileHub(at: path, as: HubMember(name: "load"))
    } catch {
      return HubServer.refuse(error, input: 0, output: 1)
    }
    try HubServer(hub, input: 0, output: 1).serve()
  }

  private static func append(_ text: String, _ name: String, _ seed: UInt64) throws {
    let address = try address(text)
    var writer = try HubWriter(name, seed: seed) { () throws(LinkError) in
      try address.open(surroundings)
    }
    while true {
      for (id, number) in try writer.append(pause: { usleep(20_000) }) {
        let line = "\(id) \(number)\n"
        // In one piece: a kill leaves whole lines.
        guard line.withCString({ write(1, $0, strlen($0)) }) > 0 else { return }
      }
    }
  }

  private static func check(_ text: String) throws {
    var acknowledged: [String: Int64] = [:]
    while let line = readLine() {
      let words = line.split(separator: " ")
      guard words.count == 2, let number = Int64(words[1]) else { continue }
      acknowledged[String(words[0])] = number
    }
    let check = try HubCheck(address(text).open(surroundings), acknowledged: acknowledged)
    for fault in check.faults.prefix(20) { print(fault) }
    print("\(check.runs) runs, \(acknowledged.count) acknowledged, \(check.faults.count) faults")
    if !check.faults.isEmpty { exit(1) }
  }

  private static func fuzz(_ runs: UInt64, seed: UInt64) {
    var count = HubFuzz.Count()
    for run in 0..<runs {
      var fuzz = HubFuzz(seed: seed, run: run)
      fuzz.run(&count)
    }
    for fault in count.faults.prefix(20) { print(fault) }
    print(
      "seed \(seed): \(count.runs) runs, \(count.messages) messages, \(count.faults.count) faults"
    )
    if !count.faults.isEmpty { exit(1) }
  }
}
