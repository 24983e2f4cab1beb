import Foundation
internal import SharedStore
import TestSupport
import Testing

@testable import StoreLink

@Suite("Machines at real hubs", .timeLimit(.minutes(60)))
struct HubFleetTests {
  /// The number of simulations for each kind of hub; the environment variable `WIDGETCTL_HUB_LIVES`
  /// sets another one.
  private static let lives =
    ProcessInfo.processInfo.environment["WIDGETCTL_HUB_LIVES"].flatMap { Int($0) } ?? 24

  // LK-2
  @Test(arguments: HubKind.available)
  func `a hub does with random lives what the model's log does`(kind: HubKind) async throws {
    let lives = Self.lives
    try await onThread {
      for seed in 0..<UInt64(lives) {
        let place = try HubPlace(kind)
        try Self.live(seed) { try place.open() }
      }
    }
  }

  @Test(
    .enabled(if: SshServer.isInstalled, "an sshd is not installed"),
    .enabled(if: HubLoadProgram.isBuilt, "HubLoad is not beside the tests")
  )
  func `so does a hub behind an sshd, with one connection for each machine`() async throws {
    let load = try #require(HubLoadProgram.path)
    let server = try SshServer(command: "\(load) served")
    let lives = max(2, Self.lives / 20)
    try await onThread {
      for seed in 0..<UInt64(lives) {
        let path = server.folder.path + "/\(seed).hub"
        _ = try FileHub.create(at: path, as: HubMember(name: "load"))
        try Self.live(seed) {
          try RemoteHub.ssh(
            host: "127.0.0.1",
            path: path,
            address: path,
            isInBackground: true,
            program: server.program
          )
        }
      }
    }
  }

  private static func live(_ seed: UInt64, _ open: () throws -> any Hub) throws {
    let doors = try HubDoors(count: FleetLife.machines(ofSeed: seed), open: open)
    let life = FleetLife(seed: seed, doors: doors)
    life.hub.doors?.finish(life.hub.history().present)
    let faults = FleetAudit(life).faults + (life.hub.doors?.faults ?? [])
    #expect(faults.isEmpty, "seed \(seed): \(faults.first ?? "")")
  }
}
