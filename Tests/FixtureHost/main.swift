import FixtureServing
import Foundation

// Runs a command beside a server of fixtures on the loopback interface:
//   FixtureHost FOLDER ANSWERS [--log FILE] COMMAND…
// The command finds the server's address in the variables that the widgets read; its exit code is this one's.
// In a network namespace of its own it brings the loopback interface up first.

let arguments = CommandLine.arguments
guard arguments.count >= 4, let answers = Answers(rawValue: arguments[2]) else {
  print("usage: FixtureHost FOLDER ANSWERS [--log FILE] COMMAND…")
  print("answers: \(Answers.allCases.map(\.rawValue).joined(separator: " "))")
  exit(64)
}
var command = Array(arguments[3...])
var log: String?
if command.first == "--log", command.count > 2 {
  log = command[1]
  command.removeFirst(2)
}
LoopbackInterface.bringUp()
// The same port each time: what is kept of an address serves the next run.
let fixtures = FixtureServer(folder: arguments[1], answers: answers, port: 8_765)
let process = Process()
process.executableURL = URL(filePath: "/usr/bin/env")
process.arguments = command
var environment = ProcessInfo.processInfo.environment
for name in ["CRYPTO", "USERS", "CHARACTERS"] {
  environment["WIDGETCTL_\(name)_URL"] = "\(fixtures.server.address)/\(name.lowercased())"
}
process.environment = environment
do { try process.run() } catch {
  print("cannot run \(command)")
  exit(66)
}
process.waitUntilExit()
if let log {
  let lines = fixtures.server.requests.map { "\($0)\n" }.joined()
  let earlier = FileManager.default.contents(atPath: log) ?? Data()
  try? (earlier + Data(lines.utf8)).write(to: URL(filePath: log))
}
// As a shell says it: 128 and the signal.
exit(
  process.terminationReason == .uncaughtSignal
    ? 128 + process.terminationStatus : process.terminationStatus
)

/// Enables the network interface `lo`, which is disabled in a new network namespace.
enum LoopbackInterface {
  static func bringUp() {
    let descriptor = socket(AF_INET, Int32(SOCK_DGRAM.rawValue), 0)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    // `struct ifreq`: 16 bytes of the name, then the flags IFF_UP and IFF_RUNNING; netdevice(7).
    var request = [UInt8](repeating: 0, count: 40)
    request.replaceSubrange(0..<2, with: Array("lo".utf8))
    request[16] = 0x41
    let setFlags: UInt = 0x8914
    _ = request.withUnsafeMutableBytes { buffer in
      buffer.baseAddress.map { ioctl(descriptor, setFlags, $0) }
    }
  }
}
