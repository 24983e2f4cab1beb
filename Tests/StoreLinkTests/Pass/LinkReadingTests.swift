import Synchronization
import TestSupport
import Testing

@testable internal import SharedStore
@testable import StoreLink

/// Two machines with long lists: the first one's list is on the hub, and the second one joins
/// later.
private struct LongLists {
  let each: Int
  let shared: Int
  let place: HubPlace
  let clock = LinkedMachine.TestClock()
  let first: LinkedMachine
  let folder = TemporaryFolder()
  let moments = Moments()

  /// A closure that the second machine calls before each of its writes.
  final class Moments: Sendable {
    private let body = Mutex<(@Sendable () -> Void)?>(nil)

    func pass() { body.withLock { $0 }?() }
    func set(_ new: (@Sendable () -> Void)?) { body.withLock { $0 = new } }
  }

  init(of each: Int, sharing shared: Int) throws {
    (self.each, self.shared) = (each, shared)
    place = try HubPlace(.file)
    first = try LinkedMachine("m1", at: place, clock: clock)
    try fill(first, from: 0)
    _ = try first.join()
    try first.pass()
  }

  /// Returns the second machine, which also has the last `shared` records, with other numbers.
  func second() throws -> LinkedMachine {
    let machine = try LinkedMachine(
      "m2",
      at: place,
      clock: clock,
      folder: folder,
      beforeWrite: { [moments] in moments.pass() }
    )
    try fill(machine, from: each - shared)
    return machine
  }

  private func fill(_ machine: LinkedMachine, from start: Int) throws {
    try machine.perform { transaction in
      for number in start..<start + each {
        var errand = Errand("\(1_000 + number)", "of \(machine.name)")
        errand.changed = Int64(number % 7) + (machine.name == "m2" ? 3 : 0)
        // Most refer to the one before, some to one that comes later.
        if number > start { errand.next = number % 5 == 0 ? 1 : Int64(number - start) }
        _ = try transaction.insert(errand)
      }
    }
  }
}

@Suite("The hub's list on its way into a store", .timeLimit(.minutes(5)))
struct LinkReadingTests {
  @Test("a join changes no more than 1,024 records at a time")
  func pieces() throws {
    let lists = try LongLists(of: 1_400, sharing: 300)
    let second = try lists.second()
    let counts = Mutex<[(records: Int64, pending: Int64)]>([])
    let path = second.folder.path + "/store.sqlite"
    lists.moments.set {
      let other = try? StoreCore(at: StoreLocation(path: path), schemas: [Errand.schema])
      let now = try? other?.read { reader in
        (
          records: try reader.connection.integer("SELECT COUNT(*) FROM records_errands") ?? 0,
          pending: try reader.connection.integer("SELECT COUNT(*) FROM outbox") ?? 0
        )
      }
      if let now { counts.withLock { $0.append(now) } }
    }
    _ = try second.join()
    lists.moments.set(nil)
    let all = counts.withLock { $0 }
    let most = zip(all, all.dropFirst()).map {
      max($1.records - $0.records, $1.pending - $0.pending)
    }
    #expect(all.count > 8)
    #expect(most.allSatisfy { $0 <= LinkReading.mostRecords })
    try second.pass()
    try lists.first.pass()
    try expectWhole(second, lists.first, lists)
  }

  @Test("a join that is killed between two pieces goes on with the next pass (LK-2)")
  func killed() throws {
    let lists = try LongLists(of: 400, sharing: 120)
    let second = try lists.second()
    let copies = Mutex<[TemporaryFolder]>([])
    let folder = second.folder
    // A write asks for the time twice.
    let asked = Mutex(0)
    lists.moments.set {
      let isSecond = asked.withLock { asked in
        asked += 1
        return asked % 2 == 0
      }
      guard isSecond else { return }
      let copy = TemporaryFolder()
      try? copyFiles(from: folder, to: copy)
      copies.withLock { $0.append(copy) }
    }
    _ = try second.join()
    lists.moments.set(nil)
    let moments = copies.withLock { $0 }
    // Slow machines make more pieces.
    let all = stride(from: 0, to: moments.count, by: max(1, moments.count / 6)).map { moments[$0] }
    let backup = TemporaryFolder()
    try copyFiles(from: lists.place.folder, to: backup)
    var unread = 0
    for (number, copy) in all.enumerated() {
      try copyFiles(from: backup, to: lists.place.folder)
      let (place, clock) = (lists.place, lists.clock)
      let machine = try LinkedMachine("m2", at: place, clock: clock, folder: copy)
      guard let link = try machine.store.read({ try $0.link() }), !link.isRead else { continue }
      unread += 1
      #expect(throws: LinkError.unread(address: place.path)) { try machine.comparison() }
      let copyOfFirst = TemporaryFolder()
      try copyFiles(from: lists.first.folder, to: copyOfFirst)
      let first = try LinkedMachine("m1", at: place, clock: clock, folder: copyOfFirst)
      // A person goes on with the part that is there.
      let (own, new) = (try #require(try machine.errands.last?.id), "new \(number)")
      clock.now += 10
      try machine.edit(own) { $0.name = "edited meanwhile" }
      try machine.add(new, "added meanwhile")
      try machine.pass()
      try first.pass()
      for machine in [machine, first] {
        try #expect(machine.errand(own)?.name == "edited meanwhile")
        try #expect(machine.errand(new)?.name == "added meanwhile")
      }
      try machine.remove(new)
      try machine.edit(own) { $0.name = "of m2" }
      try machine.pass()
      try first.pass()
      try expectWhole(machine, first, lists)
    }
    #expect(unread > 2)
  }

  private func expectWhole(
    _ second: LinkedMachine,
    _ first: LinkedMachine,
    _ lists: LongLists
  ) throws {
    let (each, shared) = (lists.each, lists.shared)
    let (own, theirs) = (try second.errands, try first.errands)
    #expect(own.map(\.id) == theirs.map(\.id))
    #expect(own.map(\.key) == theirs.map(\.key))
    #expect(own.map(\.name) == theirs.map(\.name))
    #expect(own.count == 2 * each - shared)
    #expect(Set(own.map(\.id)).count == own.count && Set(own.map(\.key)).count == own.count)
    try #expect(second.pendingCount == 0 && second.comparison().isAlike)
    let names = Dictionary(uniqueKeysWithValues: own.map { ($0.key, $0.id) })
    for errand in own {
      let number = try #require(Int(errand.id)) - 1_000
      // The later one stands, with what it refers to.
      let isShared = number >= each - shared && number < each
      let isSecond = number >= each || isShared
      #expect(errand.name == (isSecond ? "of m2" : "of m1"), "\(errand.id)")
      let start = isSecond ? each - shared : 0
      guard number > start else { continue }
      let next = try #require(errand.next, "\(errand.id)")
      #expect(names[next] == "\(1_000 + (number % 5 == 0 ? start : number - 1))", "\(errand.id)")
    }
  }
}
