import Foundation
import Testing

@testable import SharedStore

/// Lets each step of a restore fail once, and ends the process once before each step.
@Suite("A restore that is interrupted", .timeLimit(.minutes(5)))
struct RestoreStepTests {
  enum Start: CaseIterable {
    /// A store with notes named "old", some of them only in its write-ahead log.
    case sound
    case none
    case damaged
  }

  private static let (old, new) = (["old 0", "old 1"], ["new"])

  private func backup() async throws -> TemporaryStore {
    let folder = TemporaryStore()
    do { try await folder.open().write { try $0.insert(Note("new")) } }
    try folder.backUp()
    return folder
  }

  private func begin(_ start: Start) async throws -> TemporaryStore {
    let folder = TemporaryStore()
    guard start != .none else { return folder }
    do {
      let store = try folder.open()
      for text in Self.old { try await store.write { try $0.insert(Note(text)) } }
      if start == .damaged { try await store.emptyLog() }
    }
    if start == .damaged { try folder.overwrite(page: 0) }
    return folder
  }

  /// Returns the notes of the store; `nil` if there is none, or a damaged one that was copied.
  private func notes(in folder: TemporaryStore) async throws -> [String]? {
    guard FileManager.default.fileExists(atPath: folder.location.path) else { return nil }
    do {
      try StoreHealth.requireSound(folder.location)
      return try await folder.texts()
    } catch StoreError.damaged {
      return nil
    }
  }

  @Test(arguments: Start.allCases)
  func `a kill before any step leaves the one store or the other, and it can be run again`(
    start: Start
  ) async throws {
    let backup = try await backup()
    let folder = try await begin(start)
    var killed: [(step: RestoreStep, left: TemporaryStore)] = []
    try folder.restore(backup.verified()) { (step) throws(StoreError) in
      do {
        try FileManager.default.createDirectory(
          atPath: folder.location.directory,
          withIntermediateDirectories: true
        )
        killed.append((step, try folder.duplicate()))
      } catch {
        throw .unexpected(code: 0, reason: "\(error)")
      }
    }
    killed.append((.note, folder))
    #expect(killed.count >= 6)
    for (step, left) in killed {
      let found = try await notes(in: left)
      let isOld = start == .sound ? found == Self.old : found == nil
      #expect(isOld || found == Self.new, "\(step): \(String(describing: found))")
      try left.restore(backup.verified())
      #expect(try await notes(in: left) == Self.new, "\(step)")
      try await left.open().write { try $0.insert(Note("after")) }
      let files = try left.files()
      #expect(
        !files.contains { $0.contains("restoring") || $0.contains("-backing-up") },
        "\(step): \(files)"
      )
    }
    #expect(try await notes(in: killed[0].left)?.first == "after")
  }

  @Test(arguments: Start.allCases)
  func `a step that fails ends it with its error, and leaves what was there`(start: Start)
    async throws
  {
    let backup = try await backup()
    var steps: [RestoreStep] = []
    try await begin(start).restore(backup.verified()) { steps.append($0) }
    for failing in steps {
      let folder = try await begin(start)
      let error = #expect(throws: BackupError.self, "\(failing)") {
        try folder.restore(backup.verified()) { (step) throws(StoreError) in
          if step == failing { throw .full(path: "x") }
        }
      }
      #expect(error?.exitCode == .inputOutput)
      let found = try await notes(in: folder)
      // After the last steps the other store is there, and only the lock file does not say so yet.
      let isOld = start == .sound ? found == Self.old : found == nil
      #expect(isOld || found == Self.new, "\(failing): \(String(describing: found))")
      try folder.restore(backup.verified())
      #expect(try await notes(in: folder) == Self.new, "\(failing)")
    }
  }
}
