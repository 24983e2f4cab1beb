import Foundation
import Testing

@testable import SharedStore

/// Tests that a dry run changes only a copy of the store, which no other process sees (LG-16).
@Suite("A copy of the store", .timeLimit(.minutes(5)))
struct CopyTests {
  let folder = TemporaryStore()

  /// The most bytes that a copy may use in memory; with 0 it is in an unnamed file.
  static let sizes: [Int64] = [.max, 0]

  private func copy(
    _ schemas: [ModuleSchema] = [Note.schema],
    bytesInMemory: Int64 = .max
  ) throws -> SharedStore {
    // No time passes: a block may take long on a busy machine.
    try SharedStore(
      copyOf: folder.location,
      schemas: schemas,
      bytesInMemory: bytesInMemory,
      timer: ManualTimer().timer
    )
  }

  private func texts(_ store: SharedStore) async throws -> [String] {
    try await store.read { try $0.fetch(Note.self) }.map(\.text).sorted()
  }

  /// Returns the bytes of all files except the index of the write-ahead log, which readers change.
  private func bytes() throws -> [String: Data] {
    var bytes: [String: Data] = [:]
    for name in try folder.files() where !name.hasSuffix("-shm") {
      let path = "\(folder.location.directory)/\(name)"
      bytes[name] = try Data(contentsOf: URL(filePath: path))
    }
    return bytes
  }

  @Test(arguments: sizes)
  func `it holds what is committed, and what is changed in it stays in it`(
    bytesInMemory: Int64
  ) async throws {
    let store = try folder.open()
    try await store.write { try $0.insert(Note("a")) }
    let before = try bytes()
    let copy = try copy(bytesInMemory: bytesInMemory)
    try await copy.perform("1") {
      try await copy.write {
        try $0.insert(Note("b", picture: Array(repeating: 1, count: 1 << 20)))
      }
    }
    #expect(try await texts(copy) == ["a", "b"])
    #expect(try await copy.read { try $0.log(limit: 9) }.map(\.run.id) == ["1"])
    #expect(try await texts(store) == ["a"])
    #expect(try bytes() == before)
    // It does not see what is committed later.
    try await store.write { try $0.insert(Note("c")) }
    #expect(try await texts(copy) == ["a", "b"])
  }

  @Test(arguments: sizes)
  func `its blocks, groups and savepoints are those of a store`(bytesInMemory: Int64) async throws {
    try await folder.open().write { try $0.insert(Note("a")) }
    let copy = try copy(bytesInMemory: bytesInMemory)
    try await copy.group {
      try await copy.write { try $0.insert(Note("b")) }
      let outer = try await copy.beginAtomic()
      try await StoreScope.with(atomic: outer) {
        try await copy.write { try $0.insert(Note("c")) }
        let inner = try await copy.beginAtomic(in: outer)
        try await StoreScope.with(atomic: inner) {
          try await copy.write { try $0.insert(Note("d")) }
        }
        await copy.rollBackAtomic(inner)
      }
      try await copy.commitAtomic(outer)
      try await copy.flush()
    }
    try await copy.shortenLog()
    #expect(try await texts(copy) == ["a", "b", "c"])
  }

  @Test func `writers of the store are not in its way, nor it in theirs`() async throws {
    let store = try folder.open(timer: ManualTimer())
    try await store.write { try $0.insert(Note("a")) }
    let block = try await store.beginAtomic()
    let copy = try copy()
    let own = try await copy.beginAtomic()
    try await StoreScope.with(atomic: own) {
      try await copy.write { try $0.insert(Note("b")) }
    }
    try await StoreScope.with(atomic: block) {
      try await store.write { try $0.insert(Note("c")) }
    }
    try await store.commitAtomic(block)
    try await copy.commitAtomic(own)
    #expect(try await texts(copy) == ["a", "b"])
    #expect(try await texts(store) == ["a", "c"])
  }

  @Test func `a file without a name leaves nothing behind`() async throws {
    try await folder.open().write { try $0.insert(Note("a")) }
    let before = try folder.files()
    let copy = try copy(bytesInMemory: 0)
    // More than SQLite keeps in memory.
    for _ in 0..<16 {
      try await copy.write {
        try $0.insert(Note("b", picture: Array(repeating: 1, count: 1 << 20)))
      }
    }
    #expect(try folder.files() == before)
    #expect(try await copy.read { try $0.count(Note.self) } == 17)
  }

  @Test func `without a store it is what a new one would be`() async throws {
    let copy = try copy()
    try await copy.write { try $0.insert(Note("a")) }
    #expect(try await texts(copy) == ["a"])
    #expect(!FileManager.default.fileExists(atPath: folder.folder))
  }

  @Test func `it is brought up to date, the store is not`() async throws {
    _ = try folder.open([])
    let copy = try copy()
    try await copy.write { try $0.insert(Note("a")) }
    let reader = try StoreReader(at: folder.location)
    #expect(try reader.read { try $0.connection.version(ofModule: "notes") } == 0)
  }

  @Test func `what keeps a store from being written keeps its copy from it`() async throws {
    try await folder.open().write { try $0.insert(Note("a")) }
    let later = ModuleSchema(
      name: "notes",
      migrations: Note.schema.migrations + [Migration(2, [.addIndex(["text"], on: "notes")])]
    )
    _ = try folder.open([later])
    #expect(throws: StoreError.newerSchema(module: "notes", found: 2, known: 1)) { try copy() }
  }
}
