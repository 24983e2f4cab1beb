import Foundation
import TestSupport
import Testing

@testable import SharedStore

/// A process that is killed after it wrote its commit to the log, and before it told the others.
@Suite("A commit whose process was killed", .timeLimit(.minutes(5)))
struct KilledCommitTests {
  let folder = TemporaryStore()
  let run = JournalRun(id: "run-1", intent: "add", parameters: [], key: nil, origin: "perform")

  /// The two copies of the index's header, which say how much of the log is committed.
  private static let headerBytes = 96

  /// Leaves a commit of `run` in the log as such a process does, and a store that is open meanwhile.
  private func leaveUnannounced() async throws -> SharedStore {
    let store = try folder.open()
    try await store.write { try $0.insert(Note("Bread")) }
    let remembering = [folder.location.path + "-shm", folder.location.lockPath]
    for path in remembering { try await copyHeader(from: path, to: path + "-saved") }
    try await StoreScope.with(run: run) {
      _ = try await store.write { try $0.insert(Note("Milk")) }
    }
    for path in remembering { try await copyHeader(from: path + "-saved", to: path) }
    return store
  }

  /// Makes the next one who looks read the log, as happens when all who had it open are gone.
  private func loseIndex() async throws {
    try await copyHeader(from: "/dev/zero", to: folder.location.path + "-shm")
  }

  /// Another process does it: to close such a file here would drop the database's locks (RD-5).
  private func copyHeader(from source: String, to target: String) async throws {
    try await onThread { try Self.copyHeader(from: source, to: target) }
  }

  private static func copyHeader(from source: String, to target: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/dd")
    process.arguments = [
      "if=\(source)", "of=\(target)", "bs=\(headerBytes)", "count=1", "conv=notrunc",
    ]
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  @Test func `it is invisible until a process reads the whole log`() async throws {
    let store = try await leaveUnannounced()
    #expect(try await store.read { try $0.run("run-1") } == nil)
    try await loseIndex()
    #expect(try await store.read { try $0.run("run-1") } != nil)
  }

  // RD-8
  @Test func `once its run is settled as unknown it never appears`() async throws {
    let store = try await leaveUnannounced()
    #expect(try await store.settledRun("run-1") == nil)
    try await loseIndex()
    #expect(try await store.read { try $0.run("run-1") } == nil)
    #expect(try await store.read { try $0.fetch(Note.self).map(\.text) } == ["Bread"])
  }

  @Test func `a run that was found is settled as found`() async throws {
    let store = try await leaveUnannounced()
    try await loseIndex()
    #expect(try await store.settledRun("run-1")?.run == run)
    #expect(try await store.read { try $0.fetch(Note.self).map(\.text) } == ["Bread", "Milk"])
  }
}
