import Synchronization
import TestSupport

@testable internal import SharedStore
@testable import StoreLink

/// A machine of a test, with its own store, linked with a hub, and a clock.
final class LinkedMachine {
  let name: String
  let computer: String
  let folder: TemporaryFolder
  let store: StoreCore
  private let place: HubPlace
  private let clock: TestClock
  private var runs = 0

  /// A clock in microseconds that only tests advance.
  final class TestClock: Sendable {
    private let time: Mutex<Int64>

    init(_ time: Int64 = 1_000_000_000) { self.time = Mutex(time) }

    var now: Int64 {
      get { time.withLock { $0 } }
      set { time.withLock { $0 = newValue } }
    }
  }

  init(
    _ name: String,
    at place: HubPlace,
    clock: TestClock,
    computer: String? = nil,
    folder: TemporaryFolder = TemporaryFolder(),
    beforeWrite: @escaping @Sendable () -> Void = {}
  ) throws {
    (self.name, self.place, self.clock, self.folder) = (name, place, clock, folder)
    self.computer = computer ?? "computer of \(name)"
    store = try StoreCore(
      at: StoreLocation(path: folder.path + "/store.sqlite"),
      schemas: [Errand.schema],
      now: {
        beforeWrite()
        return clock.now
      }
    )
  }

  var now: Int64 {
    get { clock.now }
    set { clock.now = newValue }
  }

  func join() throws -> (lists: LinkJoin.Lists, renumbered: [LinkJoin.Renumbered]) {
    let clock = clock
    let join = LinkJoin(
      store,
      try place.open(),
      address: place.path,
      computer: computer,
      machineName: name,
      now: { clock.now }
    )
    let lists = try join.lists()
    return (lists, try join.join(lists))
  }

  @discardableResult
  func pass(through hub: (any Hub)? = nil, refusing runs: [String] = []) throws -> PassReport {
    try linkPass(through: hub).run(refusing: runs)
  }

  @discardableResult
  func repair() throws -> PassReport { try linkPass().repair() }

  /// Compares the records of this machine with the hub's.
  func comparison() throws -> LinkComparison { try LinkComparison(of: store, with: place.open()) }

  private func linkPass(through hub: (any Hub)? = nil) throws -> LinkPass {
    let clock = clock
    return LinkPass(
      store,
      try hub ?? place.open(),
      computer: computer,
      machineName: name,
      now: { clock.now }
    )
  }

  /// Changes records without recording a run, as another program could.
  func changePastJournal(_ changes: [LinkedChange]) throws {
    let run = JournalRun(id: "past", intent: "", parameters: [], key: nil, origin: "link")
    try store.write(durability: .relaxed) { _ = try $0.apply(changes, as: run) }
  }

  /// The ids of the runs in this machine's journal, the newest first.
  var journal: [String] {
    get throws { try store.read { try $0.runs(limit: 1_000) }.map(\.run.id) }
  }

  /// Changes the store as a complete run, and returns its id.
  @discardableResult
  func perform(
    key: String? = nil,
    _ body: (borrowing WriteTransaction) throws -> Void
  ) throws -> String {
    runs += 1
    let id = "\(name) \(runs)"
    let run = JournalRun(id: id, intent: "do", parameters: [], key: key, origin: "perform")
    try store.perform(run) { transaction in
      try body(transaction)
      return (value: (), result: [])
    }
    return id
  }

  @discardableResult
  func add(_ id: String, _ name: String, follows: String? = nil) throws -> String {
    let now = now
    return try perform { transaction in
      var errand = Errand(id, name)
      errand.follows = follows
      errand.changed = now
      try transaction.insert(errand)
    }
  }

  @discardableResult
  func edit(_ id: String, _ change: (inout Errand) -> Void) throws -> String {
    let now = now
    return try perform { transaction in
      guard var errand = try transaction.errand(id) else { return }
      change(&errand)
      errand.changed = now
      try transaction.update(errand)
    }
  }

  @discardableResult
  func remove(_ id: String) throws -> String {
    try perform { transaction in
      guard let errand = try transaction.errand(id) else { return }
      try transaction.delete(Errand.self, key: errand.key)
    }
  }

  var errands: [Errand] {
    get throws { try store.read { try $0.fetch(Errand.self, sortedBy: [.ascending("id")]) } }
  }

  func errand(_ id: String) throws -> Errand? { try store.read { try $0.errand(id) } }

  /// The outcomes of this machine's runs in merges, the newest first.
  var outcomes: [MergedRun.Outcome] {
    get throws {
      try store.read { try $0.outcomes(limit: 100) }.flatMap {
        try RunOutcomes(bytes: $0.outcome).list
      }
    }
  }

  var pendingCount: Int {
    get throws { try store.read { try $0.pendingCount() } }
  }
}

extension StoreReading where Self: ~Copyable {
  fileprivate func errand(_ id: String) throws -> Errand? {
    try fetch(Errand.self, where: .equals("id", .text(id)), limit: 1).first
  }
}
