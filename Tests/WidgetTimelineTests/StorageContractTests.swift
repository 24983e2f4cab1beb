import Testing
import TimelineTesting
import WidgetTimeline

/// Tests the storage in memory against the contract, so that engine tests do not depend on
/// behaviour that real storages lack.
@Suite("Storage contract", .timeLimit(.minutes(5)))
struct StorageContractTests {
  private struct Trial: StorageTrial {
    let memory = MemoryStorage([.sample(1), .sample(2)])
    let first = DueTimeline.sample(1).key
    let second = DueTimeline.sample(2).key

    var storage: any TimelineStorage { memory }

    func takeLeaseElsewhere(_ key: TimelineKey) async {
      await memory.edit { $0.leasedElsewhere.insert(key) }
    }

    func endLeaseElsewhere(_ key: TimelineKey) async {
      await memory.edit { $0.leasedElsewhere.remove(key) }
    }

    func outdatedReads(of key: TimelineKey) async -> [String: Int64] {
      await memory.edit { $0.changesWhileMaking[key] = 1 }
      return ["to-do": 1]
    }
  }

  @Test(arguments: StoragePromise.all)
  func `the storage in memory keeps`(_ promise: StoragePromise) async throws {
    try await promise.check(Trial())
  }

  @Test(arguments: StoragePromise.all)
  func `one that makes anew what it restamps keeps`(_ promise: StoragePromise) async throws {
    let trial = Trial()
    await trial.memory.edit { $0.makesAnewAfterRestamp = true }
    try await promise.check(trial)
  }
}
