import Foundation
import Testing

@testable import SharedStore

@Suite("A store that is restored from a backup", .timeLimit(.minutes(5)))
struct RestoreTests {
  let folder = TemporaryStore()

  private static func known(_ name: String, _ isAdded: Bool) -> KnownExtension {
    KnownExtension(
      name: name,
      path: "/opt/\(name)",
      stamp: "1",
      description: [1],
      isAdded: isAdded
    )
  }

  private func add(_ text: String, run: String? = nil) async throws {
    let store = try folder.open()
    guard let run else {
      try await store.write { try $0.insert(Note(text)) }
      return
    }
    try await store.perform(run) { try await store.write { try $0.insert(Note(text)) } }
  }

  @Test func `it is what it was, and the one before is kept as a backup that brings it back`()
    async throws
  {
    try await add("a", run: "1")
    _ = try await WidgetTests.place("a", in: folder.open())
    try folder.backUp()
    try await add("b", run: "2")
    let report = try folder.restore(folder.verified())
    #expect(try await folder.texts() == ["a"])
    let store = try folder.open()
    #expect(try await store.read { try $0.placedWidgets() }.map(\.kind) == ["a"])
    #expect(try await store.read { try $0.log(limit: 9) }.map(\.run.id) == ["1"])
    try StoreHealth.requireSound(folder.location)
    let kept = try #require(report.kept)
    #expect(kept == .backup(folder.location.path + ".replaced-20261130T005320Z"))
    #expect(try folder.permissions(kept.path) == 0o600)
    let back = try folder.verified(kept.path)
    #expect(back.facts.settings == Array("palette = ember\n".utf8))
    try folder.restore(back)
    #expect(try await folder.texts() == ["a", "b"])
    #expect(try await folder.open().undo(.last(1), id: "u").runs.map(\.run.id) == ["2"])
    #expect(try await folder.texts() == ["a"])
  }

  @Test func `what runs meanwhile finds it at its next look or write, and writes to it`()
    async throws
  {
    let (writer, looker) = (try folder.open(), try folder.open())
    let reader = try StoreReader(at: folder.location)
    var watch = ChangeWatch(folder.location)
    try await writer.write { try $0.insert(Note("a")) }
    try folder.backUp()
    try await writer.write { try $0.insert(Note("b")) }
    #expect(try await looker.read { try $0.count(Note.self) } == 2)
    _ = watch.hasChanged()
    try folder.restore(folder.verified())
    let hasChanged = watch.hasChanged()
    #expect(hasChanged)
    #expect(try await looker.read { try $0.fetch(Note.self) }.map(\.text) == ["a"])
    #expect(try reader.count(Note.self) == 1)
    try await writer.write { try $0.insert(Note("c")) }
    #expect(try await looker.read { try $0.fetch(Note.self) }.map(\.text) == ["a", "c"])
    #expect(try reader.count(Note.self) == 2)
    try StoreHealth.requireSound(folder.location)
  }

  @Test func `a module that was not there yet is made again by who has the store open`()
    async throws
  {
    _ = try folder.open([])
    try folder.backUp()
    let store = try folder.open()
    try await store.write { try $0.insert(Note("a")) }
    try folder.restore(folder.verified())
    #expect(try await store.read { try $0.count(Note.self) } == 0)
    try await store.write { try $0.insert(Note("b")) }
    #expect(try await folder.texts() == ["b"])
    try StoreHealth.requireSound(folder.location)
  }

  @Test func `a run that goes on across it begins in the log of the restored store`() async throws {
    let store = try folder.open()
    try await store.perform("1") { try await store.write { try $0.insert(Note("a")) } }
    try folder.backUp()
    try await store.perform("2") {
      try await store.write { try $0.insert(Note("b")) }
      try folder.restore(folder.verified())
      try await store.write { try $0.insert(Note("c")) }
    }
    #expect(try await folder.texts() == ["a", "c"])
    #expect(try await store.read { try $0.log(limit: 9) }.map(\.run.id) == ["2", "1"])
    try await store.undo(.last(1), id: "u")
    #expect(try await folder.texts() == ["a"])
  }

  // CL-10
  @Test func `no number that was given since is given again`() async throws {
    try await add("a")
    try folder.backUp()
    let given = try await folder.open().write { try $0.insert(Note("b")).key }
    let widget = try await WidgetTests.place("a", in: folder.open())
    try folder.restore(folder.verified())
    #expect(try await folder.open().write { try $0.insert(Note("c")).key } > given)
    #expect(try await WidgetTests.place("b", in: folder.open()).id > widget.id)
  }

  @Test func `where there is none it is made, closed to others`() async throws {
    try await add("a")
    try folder.backUp()
    let other = TemporaryStore()
    let report = try other.restore(folder.verified())
    #expect(report.kept == nil)
    #expect(try await other.texts() == ["a"])
    #expect(try other.permissions(other.location.path) == 0o600)
    #expect(try other.permissions(other.location.directory) == 0o700)
    #expect(!(try other.files()).contains { $0.contains("restoring") })
    try StoreHealth.requireSound(other.location)
  }

  @Test func `a damaged one is replaced, and its files are kept as they were`() async throws {
    do { try await folder.fill(folder.open(), 30) }
    let whole = TemporaryStore()
    do { try await whole.open().write { try $0.insert(Note("a")) } }
    try whole.backUp()
    try folder.overwrite(page: 0)
    let report = try folder.restore(whole.verified())
    let kept = try #require(report.kept)
    #expect(kept == .damaged(folder.location.path + ".damaged-20261130T005320Z"))
    let left = try Data(contentsOf: URL(filePath: kept.path))
    #expect(left.prefix(1_024) == Data(repeating: 0xA5, count: 1_024))
    #expect(try await folder.texts() == ["a"])
    try StoreHealth.requireSound(folder.location)
  }

  @Test func `damage that only a look at all of it finds is no obstacle either`() async throws {
    do { try await folder.fill(folder.open(), 30) }
    let whole = TemporaryStore()
    do { try await whole.open().write { try $0.insert(Note("a")) } }
    try whole.backUp()
    try folder.overwrite(page: folder.page(of: "timelines_by_due"))
    let report = try folder.restore(whole.verified())
    guard case .damaged? = report.kept else {
      Issue.record("kept \(String(describing: report.kept))")
      return
    }
    #expect(try await folder.texts() == ["a"])
    #expect(!(try folder.files()).contains { $0.contains("replaced") })
  }

  @Test func `another program's database, and a newer store, stay`() async throws {
    let whole = TemporaryStore()
    do { try await whole.open().write { try $0.insert(Note("a")) } }
    try whole.backUp()
    do {
      _ = try folder.open()
      let connection = try StoreConnection(folder.location, mode: .readWrite)
      try connection.execute(StoreSQL.setVersion(CoreSchema.version + 1))
    }
    let newer = StoreError.newerSchema(
      module: "",
      found: CoreSchema.version + 1,
      known: CoreSchema.version
    )
    #expect(throws: BackupError.store(newer)) { try folder.restore(whole.verified()) }
    do {
      let connection = try StoreConnection(folder.location, mode: .readWrite)
      try connection.execute("PRAGMA application_id=7")
      try connection.execute(StoreSQL.setVersion(3))
    }
    #expect(throws: BackupError.store(.foreign(path: folder.location.path))) {
      try folder.restore(whole.verified())
    }
    #expect(!(try folder.files()).contains { $0.contains("replaced") })
  }

  @Test func `a store of larger pages keeps them`() async throws {
    let whole = TemporaryStore()
    do { try await whole.open().write { try $0.insert(Note("a")) } }
    try whole.backUp()
    try StoreFiles.prepare(folder.location)
    do {
      // The first page decides: a store keeps the size that its file has.
      let connection = try StoreConnection(folder.location, mode: .readWrite)
      for sql in ["PRAGMA page_size=4096", "CREATE TABLE t (c)", "DROP TABLE t"] {
        try connection.execute(sql)
      }
    }
    try await add("b")
    #expect(folder.pageSize == 4_096)
    try folder.restore(whole.verified())
    #expect(try await folder.texts() == ["a"])
    #expect(folder.pageSize == 4_096)
    #expect(!(try folder.files()).contains { $0.contains("restoring") })
    try StoreHealth.requireSound(folder.location)
  }

  @Test func `the extensions of this machine stay, and those that are missing are named`()
    async throws
  {
    let store = try folder.open()
    try await store.write { transaction in
      try transaction.remember(Self.known("Tea", true))
      try transaction.remember(Self.known("Jam", true))
    }
    try folder.backUp()
    try await store.write { transaction in
      try transaction.retireExtension(path: "/opt/Jam")
      try transaction.remember(Self.known("Milk", true))
      try transaction.remember(Self.known("Home", false))
    }
    let report = try folder.restore(folder.verified())
    #expect(report.missing == [.init(name: "Jam", path: "/opt/Jam")])
    let names = try await folder.open().read { try $0.knownExtensions() }.map(\.name)
    #expect(names == ["Home", "Jam", "Milk", "Tea"])
    let other = TemporaryStore()
    #expect(try other.restore(folder.verified()).missing.map(\.name) == ["Jam", "Tea"])
  }
}
