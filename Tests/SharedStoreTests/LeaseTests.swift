import Testing

@testable import SharedStore

@Suite("Reload leases (RT-4)", .timeLimit(.minutes(5)))
struct LeaseTests {
  let folder = TemporaryStore()

  @Test func `one reload at a time, and the loser returns at once`() throws {
    _ = try folder.open()
    let first = try ReloadLease.take(1, of: folder.location)
    #expect(first != nil)
    #expect(try ReloadLease.take(1, of: folder.location) == nil)
    #expect(try ReloadLease.take(2, of: folder.location) != nil)
    first?.end()
    #expect(try ReloadLease.take(1, of: folder.location) != nil)
  }

  @Test func `a holder that goes away blocks no one`() throws {
    _ = try folder.open()
    do {
      let lease = try ReloadLease.take(1, of: folder.location)
      #expect(lease != nil)
    }
    #expect(try ReloadLease.take(1, of: folder.location) != nil)
  }

  @Test func `a lease that is handed over is held until its new holder ends it`() throws {
    _ = try folder.open()
    let lease = try #require(try ReloadLease.take(1, of: folder.location))
    let descriptor = try #require(lease.handOver())
    // What the first holder does from now on no longer matters.
    lease.end()
    #expect(lease.handOver() == nil)
    #expect(try ReloadLease.isHeld(1, of: folder.location))
    let continued = ReloadLease(handedOver: 1, descriptor: descriptor)
    #expect(try ReloadLease.take(1, of: folder.location) == nil)
    continued.end()
    #expect(try !ReloadLease.isHeld(1, of: folder.location))
  }

  @Test func `the lease file is the user's own`() throws {
    // RI-6
    _ = try folder.open()
    _ = try ReloadLease.take(1, of: folder.location)
    #expect(try folder.permissions(folder.location.leasesPath) == 0o600)
  }
}
