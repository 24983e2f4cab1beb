import Foundation
internal import SharedStore
import Testing

@testable import StoreLink

@Suite("Lists on several machines, merged", .timeLimit(.minutes(5)))
struct FleetTests {
  /// The number of simulations; the environment variable `WIDGETCTL_FLEET_LIVES` sets another one.
  private static let lives =
    ProcessInfo.processInfo.environment["WIDGETCTL_FLEET_LIVES"].flatMap { Int($0) } ?? 400
  private static let parts = 8

  // LK-2, LK-3, LK-4, LK-5
  @Test(arguments: 0..<parts)
  func `all machines are alike, and nothing that was answered is gone without a word`(part: Int) {
    for seed in stride(from: part, to: Self.lives, by: Self.parts) {
      let life = FleetLife(seed: UInt64(seed))
      let faults = FleetAudit(life).faults + MeaningAudit(life).faults
      #expect(faults.isEmpty, "seed \(seed): \(faults.first ?? "")")
      if !faults.isEmpty { return }
    }
  }

  @Test func `all that a merge can tell happens in these lives`() {
    var seen: Set<String> = []
    for seed in 0..<UInt64(400) {
      let life = FleetLife(seed: seed)
      for outcome in life.hub.log.flatMap(\.outcomes) {
        seen.insert(String("\(outcome)".prefix { $0 != "(" }))
      }
      if life.machines.contains(where: { !$0.answered.isEmpty }) { seen.insert("answered") }
    }
    #expect(
      seen == [
        "answered", "broughtBack", "joined", "kept", "lost", "missing", "replaced", "undoRefused",
        "undoWithoutRun",
      ]
    )
  }
}
