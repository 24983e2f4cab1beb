import Foundation
import Ground
import HubTesting
import SystemLibrary
import TestSupport
import Testing

@testable import StoreLink

@Suite(
  "Processes that append and are killed",
  .enabled(if: HubLoadProgram.isBuilt, "HubLoad is not beside the tests"),
  .timeLimit(.minutes(5))
)
struct KilledAppendTests {
  /// The number of rounds with three writers each; the load test of hubs has thousands.
  private static let rounds = 8

  @Test func `a file has each acknowledged run once, in order, without a gap`() async throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/list.hub"
    _ = try FileHub.create(at: path, as: HubMember(name: "ada"))
    try await killAll(at: path) { try FileHub(at: path, as: HubMember(name: "ada")) }
  }

  @Test(.enabled(if: PostgresServer.isInstalled, "PostgreSQL is not installed"))
  func `a PostgreSQL has each acknowledged run once, in order, without a gap`() async throws {
    let server = try #require(PostgresServer.shared)
    let list = "killed-\(UInt64.random(in: 0...UInt64.max))"
    try server.create(list)
    try await killAll(at: "\(server.address(of: "ada"))#\(list)") {
      try server.open(list, as: "ada", right: .own)
    }
  }

  private func killAll(
    at address: String,
    open: @escaping @Sendable () throws -> any Hub
  ) async throws {
    let rounds = Self.rounds
    let faults = try await onThread {
      var acknowledged: [String: Int64] = [:]
      for round in 0..<rounds {
        let writers = try (0..<3).map { writer in
          let output = Pipe()
          let name = "writer\(round)\(writer)"
          let words = ["append", address, name, "\(round * 3 + writer)"]
          return (try HubLoadProgram.start(words, output: output), output)
        }
        // Each is killed at another moment of what it does: once it has acknowledged something, and a little later.
        for (process, output) in writers {
          var data = output.fileHandleForReading.availableData
          _ = poll(nil, 0, Int32.random(in: 0...30))
          kill(process.processIdentifier, SIGKILL)
          process.waitUntilExit()
          data += (try? output.fileHandleForReading.readToEnd()) ?? Data()
          acknowledged.merge(HubLoadProgram.acknowledged(data)) { $1 }
        }
      }
      let check = try HubCheck(open(), acknowledged: acknowledged)
      guard acknowledged.count >= rounds * 3 else { return ["nothing was acknowledged"] }
      return check.faults
    }
    #expect(faults.isEmpty, "\(faults.prefix(3))")
  }
}
