import Testing

@testable import SharedStore

@Suite("What the store keeps of extensions' names", .timeLimit(.minutes(2)))
struct ExtensionNameTests {
  private let folder = TemporaryStore()

  private func remember(_ name: String, _ kinds: [String], in store: StoreCore) throws {
    let row = KnownExtension(
      name: name,
      path: "/\(name)",
      stamp: "1",
      description: [],
      isAdded: true
    )
    try store.write {
      try $0.remember(
        row,
        kinds: kinds.map { KnownKind(kind: $0, title: $0, families: [], name: $0.lowercased()) }
      )
    }
  }

  private func run(_ id: String) -> JournalRun {
    JournalRun(id: id, intent: "Test", parameters: [], key: nil, origin: "test")
  }

  @Test func `a kind's name has its extension before it while another one has one of that name`()
    throws
  {
    let store = try StoreCore(at: folder.location)
    try remember("A", ["Day", "Tea"], in: store)
    try remember("B", ["Day"], in: store)
    let names = { (kinds: [(String, String)]) in
      try store.read { reader in try kinds.map { try reader.kindName($0.1, of: $0.0) } }
    }
    let all = [("A", "Day"), ("A", "Tea"), ("B", "Day"), ("B", "Tea")]
    #expect(try names(all) == ["A/day", "tea", "B/day", nil])
    try remember("B", ["Day"], in: store)
    #expect(try names(all) == ["A/day", "tea", "B/day", nil])
    try store.write { try $0.retireExtension(path: "/B") }
    #expect(try names(all) == ["day", "tea", nil, nil])
  }

  @Test func `an extension that was taken away leaves its name and path, and no offer`() throws {
    let store = try StoreCore(at: folder.location)
    try remember("A", ["Day"], in: store)
    try store.write { try $0.retireExtension(path: "/A") }
    let kept = KnownExtension(name: "A", path: "/A", stamp: "", description: [])
    #expect(try store.read { try $0.knownExtensions() } == [kept])
  }

  // H1: a Live Activity is drawn by its own program's extension, also where another one has its kind.
  @Test func `a kind of two extensions is drawn by that of the program, or by none`() throws {
    let store = try StoreCore(at: folder.location)
    try remember("A", ["Day"], in: store)
    let drawing = { (path: String) in
      try store.read { try $0.extensionName(drawing: "Day", forProgram: path) }
    }
    #expect(try drawing("/C") == "A")
    try remember("B", ["Day"], in: store)
    #expect(try drawing("/B") == "B")
    #expect(try drawing("/C") == nil)
    #expect(try store.read { try $0.extensionName(drawing: "Tea", forProgram: "/A") } == nil)
  }

  // H1: neither `undo` nor `redo` brings a widget back under a name that has become another program's.
  @Test func `a name is in use as long as a widget of it is placed or may come back`() throws {
    let store = try StoreCore(at: folder.location)
    let isUsed = { try store.read { try $0.mayPlaceWidgets(ofExtension: "Tea") } }
    #expect(try !isUsed())
    let id = try store.perform(run("1")) { transaction in
      (try transaction.place(extensionName: "Tea", kind: "Day", family: 0).id, [])
    }
    #expect(try isUsed())
    _ = try store.perform(run("2")) { ((try $0.removeWidget(id)), []) }
    #expect(try isUsed())
    try store.undo(.last(1), id: "3")
    #expect(try isUsed())
    try store.undo(.last(1), id: "4")
    #expect(try store.read { try $0.placedWidgets() }.isEmpty)
    #expect(try isUsed())
    #expect(try !store.read { try $0.mayPlaceWidgets(ofExtension: "Pot") })
  }
}
