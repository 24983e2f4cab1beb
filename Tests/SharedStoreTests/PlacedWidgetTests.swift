import TestSupport
import Testing

@testable import SharedStore

@Suite("What a person says of a placed widget (CL-20, CL-22)", .timeLimit(.minutes(2)))
struct PlacedWidgetTests {
  let folder = TemporaryStore()

  private func perform(
    _ id: String,
    _ store: SharedStore,
    _ body: @escaping @Sendable (borrowing WriteTransaction) throws -> Void
  ) async throws {
    let run = JournalRun(id: id, intent: "test", parameters: [], key: nil, origin: "test")
    try await store.perform(run) { (try body($0), [1]) }
  }

  private func placed(_ store: SharedStore) async throws -> PlacedWidget {
    try #require(try await store.read { try $0.placedWidgets() }.first)
  }

  /// Returns a store with one widget, which has a timeline with one entry in each of two families.
  private func shown() async throws -> SharedStore {
    let store = try folder.open()
    try await perform("add", store) {
      try $0.place(extensionName: "Home", kind: "a", family: 2, configuration: [7])
    }
    let widget = try await placed(store)
    for family in [2, 1] as [Int64] {
      let entries = [StoredEntry(date: 1, light: [9])]
      try await store.write {
        try $0.store(WidgetTests.timeline(widget, entries: entries, family: family))
      }
    }
    return store
  }

  private func families(_ store: SharedStore) async throws -> [Int64] {
    try await store.read { try $0.timelines(placement: 1).map(\.family) }
  }

  @Test func `name, size and configuration are kept, and taken back with what they were`()
    async throws
  {
    let store = try await shown()
    let before = try await placed(store)
    #expect(before.name == nil && !before.isSizeNamed)
    var after = before
    after.name = "Work"
    after.family = 0
    after.isSizeNamed = true
    after.configuration = [8, 9]
    let wanted = after
    try await perform("configure", store) { transaction in
      let isThere = try transaction.update(wanted)
      #expect(isThere)
    }
    #expect(try await placed(store) == after)
    #expect(try StoreReader(at: folder.location).placedWidgets() == [after])
    try await store.undo(.last(1), id: "undo")
    #expect(try await placed(store) == before)
    try await store.redo(.last(1), id: "redo")
    #expect(try await placed(store) == after)
  }

  @Test func `what was made for another configuration is not shown, and made anew`() async throws {
    let store = try await shown()
    var widget = try await placed(store)
    widget.configuration = [8]
    let wanted = widget
    try await perform("configure", store) { try $0.update(wanted) }
    #expect(try await store.read { try $0.currentEntries(at: 5).map(\.date) } == [nil])
    #expect(try await families(store) == [2])
    #expect(try await store.read { try $0.hasDue(at: 0) })
  }

  @Test func `a name leaves the pictures, another size keeps those that there are`() async throws {
    let store = try await shown()
    var widget = try await placed(store)
    widget.name = "Work"
    let named = widget
    try await perform("rename", store) { try $0.update(named) }
    #expect(try await store.read { try $0.currentEntries(at: 5).map(\.date) } == [1])
    widget.family = 1
    let medium = widget
    try await perform("configure", store) { try $0.update(medium) }
    #expect(try await store.read { try $0.currentEntries(at: 5).map(\.date) } == [1])
    widget.family = 0
    let small = widget
    try await perform("again", store) { try $0.update(small) }
    #expect(try await families(store) == [0, 1, 2])
    #expect(try await store.read { try $0.currentEntries(at: 5).map(\.date) } == [nil])
  }

  @Test func `what is so already is no change, and a widget that is gone is none`() async throws {
    let store = try await shown()
    let widget = try await placed(store)
    try await perform("nothing", store) { transaction in
      let isThere = try transaction.update(widget)
      #expect(isThere)
    }
    #expect(try await store.read { try $0.run("nothing") }?.sequence == 0)
    try await perform("remove", store) { try $0.removeWidget(1) }
    try await perform("late", store) { transaction in
      let isThere = try transaction.update(widget)
      #expect(!isThere)
    }
  }

  @Test func `a change is not taken back over a later one`() async throws {
    let store = try await shown()
    for (run, name) in [("first", "Work"), ("second", "Home")] {
      var widget = try await placed(store)
      widget.name = name
      let wanted = widget
      try await perform(run, store) { try $0.update(wanted) }
    }
    await #expect(throws: StoreError.self) { try await store.undo(.run("first"), id: "undo") }
    try await store.undo(.last(2), id: "both")
    #expect(try await placed(store).name == nil)
  }

  @Test func `a kind is known with its title and sizes while its extension does not run`()
    async throws
  {
    let store = try await shown()
    #expect(try await store.read { try $0.currentEntries(at: 5).map(\.shelved.kind) } == [nil])
    let known = KnownExtension(name: "Home", path: "/a", stamp: "1", description: [1])
    let kind = KnownKind(kind: "a", title: "An A", families: ["large", "small"])
    try await store.write { try $0.remember(known, kinds: [kind]) }
    #expect(try await store.read { try $0.currentEntries(at: 5).map(\.shelved.kind) } == [kind])
    // A failure of a later build leaves what is known.
    try await store.write { try $0.remember(known) }
    #expect(try await store.read { try $0.currentEntries(at: 5).map(\.shelved.kind) } == [kind])
    try await store.write { try $0.retireExtension(path: "/a") }
    #expect(try await store.read { try $0.currentEntries(at: 5).map(\.shelved.kind) } == [nil])
  }

  @Test func `what a kind may be configured with is kept until its extension is forgotten`()
    async throws
  {
    let store = try folder.open()
    let known = KnownExtension(name: "A", path: "/a", stamp: "1", description: [])
    try await store.write {
      try $0.remember(known)
      try $0.rememberOptions([1], ofKind: "a", in: "A")
      try $0.rememberOptions([2], ofKind: "a", in: "A")
    }
    #expect(try await store.read { try $0.options(ofKind: "a", in: "A") } == [2])
    #expect(try await store.read { try $0.options(ofKind: "b", in: "A") } == nil)
    // A later build that says something else of itself leaves what was said of the kind.
    try await store.write { try $0.remember(known, kinds: []) }
    #expect(try await store.read { try $0.options(ofKind: "a", in: "A") } == [2])
    try await store.write { try $0.retireExtension(path: "/a") }
    #expect(try await store.read { try $0.options(ofKind: "a", in: "A") } == nil)
  }

  @Test func `two widgets of a kind are told apart, also where one of them is shown`() async throws
  {
    let store = try await shown()
    try await perform("more", store) {
      try $0.place(extensionName: "Home", kind: "b", family: 2)
      try $0.place(extensionName: "Home", kind: "a", family: 2)
    }
    let shown = try await store.read { try $0.currentEntries(at: 5) }
    #expect(shown.map(\.shelved.hasTwin) == [true, false, true])
    let one = try await store.read { try $0.currentEntries(at: 5) { $0.id == 3 } }
    #expect(one.map(\.shelved.hasTwin) == [true])
    #expect(try await store.read { try $0.shelf() } == shown.map(\.shelved))
  }
}
