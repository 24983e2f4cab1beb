import Foundation
import Testing

@testable import SharedStore

@Suite("A backup", .timeLimit(.minutes(5)))
struct BackupTests {
  let folder = TemporaryStore()

  @Test func `it holds the records, the page, the settings and the names of extensions`()
    async throws
  {
    let store = try folder.open()
    try await folder.fill(store, 4)
    try await store.write { transaction in
      try transaction.remember(
        KnownExtension(name: "Tea", path: "/opt/tea", stamp: "1", description: [1], isAdded: true)
      )
    }
    let made = try folder.backUp()
    let facts = try folder.verified().facts
    #expect(made == facts)
    #expect(facts.made == TemporaryStore.instant)
    #expect(facts.program == "1.2.3")
    #expect(facts.collections == [.init(name: "notes", records: 3)])
    #expect(facts.widgets == 1)
    #expect(facts.settings == Array("palette = harbor\n".utf8))
    #expect(facts.extensions == [.init(name: "Tea", path: "/opt/tea")])
    #expect(try folder.permissions(folder.backupPath) == 0o600)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.folder).sorted()
        == ["a.backup", "data"]
    )
  }

  @Test func `nothing is in it of what extensions have said or drawn, not even in an unused page`()
    async throws
  {
    let store = try folder.open()
    let secret = Array("open sesame".utf8)
    let widget = try await WidgetTests.place("a", in: store)
    try await store.write { transaction in
      try transaction.remember(
        KnownExtension(
          name: "Tea",
          path: "/opt/tea",
          stamp: "1",
          description: secret,
          isAdded: true
        )
      )
      try transaction.rememberOptions(secret, ofKind: "a", in: "Tea")
      try transaction.store(
        WidgetTests.timeline(widget, entries: [StoredEntry(date: 1, light: secret)])
      )
    }
    try folder.backUp()
    let bytes = try Data(contentsOf: URL(filePath: folder.backupPath))
    #expect(bytes.range(of: Data(secret)) == nil)
    let kept = try Data(contentsOf: URL(filePath: folder.location.path))
    let log = try Data(contentsOf: URL(filePath: folder.location.logPath))
    #expect((kept + log).range(of: Data(secret)) != nil)
  }

  // RD-2
  @Test func `beside sixteen writers each is one moment of the store, and none of them waits`()
    async throws
  {
    let (writers, rounds) = (16, 12)
    _ = try folder.open()
    try await withThrowingTaskGroup { group in
      for writer in 0..<writers {
        let store = try folder.open()
        group.addTask {
          for round in 0..<rounds {
            // Two records in a commit: a backup between them would hold an odd number.
            try await store.write { transaction in
              try transaction.insert(Note("\(writer)-\(round)a"))
              try transaction.insert(Note("\(writer)-\(round)b"))
            }
          }
        }
      }
      for number in 0..<8 {
        let path = "\(folder.backupPath)\(number)"
        try folder.backUp(to: path)
        let facts = try folder.verified(path).facts
        #expect(facts.records.isMultiple(of: 2))
      }
      try await group.waitForAll()
    }
    try folder.backUp()
    let other = TemporaryStore()
    try other.restore(try folder.verified())
    #expect(try await other.texts() == folder.texts())
    #expect(try await other.texts().count == writers * rounds * 2)
  }

  @Test func `a backup that is there is replaced, and whatever else is there stays`() async throws {
    try await folder.open().write { try $0.insert(Note("a")) }
    try folder.backUp()
    try await folder.open().write { try $0.insert(Note("b")) }
    #expect(try folder.backUp().records == 2)
    #expect(try folder.verified().facts.records == 2)
    let text = folder.folder + "/text"
    try Data("a letter".utf8).write(to: URL(filePath: text))
    let link = folder.folder + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: text)
    for path in [text, link, folder.folder, folder.location.path] {
      #expect(throws: BackupError.inTheWay(path: path)) { try folder.backUp(to: path) }
    }
    #expect(try String(contentsOfFile: text, encoding: .utf8) == "a letter")
    #expect(try await folder.texts() == ["a", "b"])
  }

  @Test func `what a killed process began is written anew, and what another one writes is left`()
    async throws
  {
    try await folder.open().write { try $0.insert(Note("a")) }
    let unfinished = folder.backupPath + "-backing-up"
    try Data(repeating: 7, count: 100_000).write(to: URL(filePath: unfinished))
    try folder.backUp()
    #expect(try folder.verified().facts.records == 1)
    #expect(!FileManager.default.fileExists(atPath: unfinished))
    let other = try UnfinishedBackup(for: folder.backupPath, at: unfinished)
    #expect(throws: BackupError.busy(path: folder.backupPath)) { try folder.backUp() }
    other.discard()
    try folder.backUp()
  }

  @Test(arguments: BackupStep.allCases)
  func `a step that fails, and a kill before it, leave the one that was there`(
    step: BackupStep
  ) async throws {
    let store = try folder.open()
    try await store.write { try $0.insert(Note("a")) }
    try folder.backUp()
    try await store.write { try $0.insert(Note("b")) }
    let before = try Data(contentsOf: URL(filePath: folder.backupPath))
    let error = #expect(throws: BackupError.self) {
      try folder.backUp { (reached) throws(StoreError) in
        guard reached == step else { return }
        // As a process that is killed now leaves it.
        let left = FileManager.default.contents(atPath: folder.backupPath)
        guard left == before else { throw .unexpected(code: 0, reason: "half a backup") }
        throw .full(path: "x")
      }
    }
    #expect(error == .full(path: folder.backupPath) || error == .store(.full(path: "x")))
    #expect(error?.exitCode == .inputOutput)
    #expect(try Data(contentsOf: URL(filePath: folder.backupPath)) == before)
    #expect(!FileManager.default.fileExists(atPath: folder.backupPath + "-backing-up"))
  }

  @Test func `without a store, or of a damaged one, there is no backup`() async throws {
    #expect(throws: BackupError.store(.missing(path: folder.location.path))) {
      try folder.backUp()
    }
    do { try await folder.fill(folder.open(), 30) }
    try folder.overwrite(page: folder.page(of: "timelines_by_due"))
    let error = #expect(throws: BackupError.self) { try folder.backUp() }
    #expect(error?.exitCode == .inputOutput)
    #expect(error?.hint?.contains("doctor --recover") == true)
    #expect(!FileManager.default.fileExists(atPath: folder.backupPath))
  }

  @Test func `the number of the last change rises with records and the page, not with pictures`()
    async throws
  {
    let store = try folder.open()
    let widget = try await WidgetTests.place("a", in: store)
    let placed = try folder.backUp().lastChange
    try await store.write {
      try $0.store(WidgetTests.timeline(widget, entries: [StoredEntry(date: 1, light: [9])]))
    }
    #expect(try folder.backUp().lastChange == placed)
    try await store.write { try $0.insert(Note("a")) }
    let changed = try folder.backUp().lastChange
    #expect(changed > placed)
    #expect(try StoreReader(at: folder.location).lastChange() == changed)
    let glance = BackupFile.glance(at: folder.backupPath)
    #expect(glance?.lastChange == changed)
    #expect(glance?.made == TemporaryStore.instant)
    #expect(BackupFile.glance(at: folder.location.path) == nil)
  }
}
