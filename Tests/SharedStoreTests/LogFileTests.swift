import CSQLite
import Foundation
import Ground
import Testing

@testable import SharedStore

/// Tests when the store's folder is flushed; SQLite opens the folder to do so.
@Suite("The file of the log", .timeLimit(.minutes(2)))
struct LogFileTests {
  private static let folders = Guarded<[String: Int]>([:])
  private typealias OpenFolder =
    @convention(c) (
      UnsafePointer<CChar>?, UnsafeMutablePointer<Int32>?
    ) -> Int32

  /// SQLite's function to open a file's folder, replaced by one that counts its calls.
  private static let openFolder: OpenFolder? = {
    guard let files = sqlite3_vfs_find("unix"), let get = files.pointee.xGetSystemCall,
      let set = files.pointee.xSetSystemCall, let usual = get(files, "openDirectory")
    else { return nil }
    let counting: OpenFolder = { path, descriptor in
      if let path {
        let name = String(cString: path)
        LogFileTests.folders.withLock { $0[name, default: 0] += 1 }
      }
      return LogFileTests.openFolder.map { $0(path, descriptor) } ?? SQLITE_CANTOPEN
    }
    _ = set(files, "openDirectory", unsafeBitCast(counting, to: sqlite3_syscall_ptr.self))
    return unsafeBitCast(usual, to: OpenFolder.self)
  }()

  private let folder = TemporaryStore()

  init() throws {
    try #require(Self.openFolder != nil)
  }

  /// How often the folder of the log was flushed so far.
  private var flushes: Int {
    Self.folders.withLock { folders in
      folders.filter { $0.key.hasSuffix(folder.location.logPath) }.values.reduce(0, +)
    }
  }

  private func write(_ durability: Durability = .full) async throws {
    // A store of its own for each: as each command has one.
    let store = try folder.open()
    try await store.write(durability: durability) { try $0.insert(Note("Milk")) }
  }

  // PF-5, RD-1
  @Test func `the folder is flushed for a new log, and not again by each process`() async throws {
    try await write()
    // The store was made, and the first process that has the log from its beginning marks it.
    try await write()
    let first = flushes
    #expect(first >= 1)
    let mark = LogFile.mark(folder.location.logPath)
    #expect(GateState(of: folder.location).log == mark)
    for _ in 0..<5 { try await write() }
    // Without times of birth nothing is left out.
    #expect(flushes == (mark == 0 ? first + 5 : first))
  }

  @Test func `a log that was made anew is flushed with its folder`() async throws {
    for _ in 0..<2 { try await write() }
    let first = flushes
    let old = LogFile.mark(folder.location.logPath)
    // Another file of the same content, as from a backup of the folder.
    let url = URL(filePath: folder.location.logPath)
    let content = try Data(contentsOf: url)
    try FileManager.default.removeItem(at: url)
    try content.write(to: url)
    try await write()
    #expect(flushes > first)
    let new = LogFile.mark(folder.location.logPath)
    #expect(new != old || new == 0)
    #expect(GateState(of: folder.location).log == new)
    #expect(try await folder.open().read { try $0.count(Note.self) } == 3)
  }

  @Test func `a commit that is not flushed marks nothing`() async throws {
    try await write()
    try FileManager.default.removeItem(atPath: folder.location.lockPath)
    try await write(.relaxed)
    #expect(GateState(of: folder.location).log == 0)
  }

  @Test func `a lock file of an earlier version has no mark`() async throws {
    for _ in 0..<2 { try await write() }
    let url = URL(filePath: folder.location.lockPath)
    try Data(contentsOf: url).prefix(32).write(to: url)
    let state = GateState(of: folder.location)
    #expect(state.log == 0)
    #expect(state.durable == 3)
  }
}
