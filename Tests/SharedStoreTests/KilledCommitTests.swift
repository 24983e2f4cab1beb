import Foundation
import TestSupport
import Testing

@testable import SharedStore

/// Tests a commit whose process is killed after writing it to the log and before announcing it to
/// other processes.
@Suite("A commit whose process was killed", .timeLimit(.minutes(5)))
struct KilledCommitTests {
  let folder = TemporaryStore()
  let run = JournalRun(id: "run-1", intent: "add", parameters: [], key: nil, origin: "perform")

  /// The size of both copies of the log index's header, which contain how much of the log is
  /// committed.
  private static let headerBytes = 96

  /// Leaves a commit of `run` in the log as such a killed process does, and returns a store that
  /// was open at the time.
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

  /// Clears the log's index, so that the next reader rebuilds it from the log, as after all
  /// processes have closed the store.
  private func loseIndex() async throws {
    try await copyHeader(from: "/dev/zero", to: folder.location.path + "-shm")
  }

  /// Copies the header of a file by another process, because closing the file in this one would
  /// release the database's locks (RD-5).
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
