import Foundation
import Synchronization
import Testing

@testable import SharedStore

/// Lets each step of a recovery fail once, and ends the process once before each step.
@Suite("A recovery that is interrupted (RD-11)", .timeLimit(.minutes(5)))
struct RecoveryStepTests {
  static let instant: Int64 = 1_796_000_000_000_000

  /// Returns a damaged store of 39 notes, which can all be read; ten of them are only in its log.
  private func damagedStore() async throws -> TemporaryStore {
    let folder = TemporaryStore()
    let store = try folder.open()
    try await folder.fill(store, 30)
    try folder.overwrite(page: folder.page(of: "timelines_by_due"))
    try await store.write { transaction in
      for number in 0..<10 { try transaction.insert(Note("late \(number)")) }
    }
    return folder
  }

  /// Returns each step of a recovery, with a copy of the folder as it is if the process is killed
  /// before the step.
  private func killedRecoveries() async throws -> [(step: RecoveryStep, left: TemporaryStore)] {
    let folder = try await damagedStore()
    var killed: [(step: RecoveryStep, left: TemporaryStore)] = []
    let recovery = StoreRecovery(folder.location, now: Self.instant) { (step) throws(StoreError) in
      do {
        killed.append((step, try folder.duplicate()))
      } catch {
        throw .unexpected(code: 0, reason: "\(error)")
      }
    }
    _ = try #require(try recovery.recover().report)
    killed.append((.clear, folder))
    return killed
  }

  /// Recovers the store after a kill, unless the store is already sound.
  private func recoverAgain(_ location: StoreLocation) throws {
    guard try StoreHealth.examine(location) != .sound else { return }
    _ = try StoreRecovery(location, now: Self.instant).recover()
  }

  private func notes(in location: StoreLocation) throws -> Int {
    let reader = try StoreReader(at: location)
    return try reader.count(Note.self)
  }

  @Test func `a kill before any step leaves all rows in the store or in a whole copy`() async throws
  {
    let killed = try await killedRecoveries()
    let steps = killed.map(\.step)
    #expect(steps.contains(.removeLog) && steps.contains(.save(table: "records_notes")))
    #expect(steps.count > 25)
    for (step, left) in killed {
      let copies = try left.copies().map { try notes(in: $0) }
      let found = try notes(in: left.location)
      #expect(found == 39 || copies.contains(39), "\(step): store \(found), copies \(copies)")
    }
  }

  @Test func `after a kill before any step a recovery saves all rows`() async throws {
    for (step, left) in try await killedRecoveries() {
      try recoverAgain(left.location)
      let store = try left.open()
      let found = try await store.read { try $0.count(Note.self) }
      #expect(found == 39, "\(step)")
      try await store.write { try $0.insert(Note("after")) }
      #expect(!(try left.files()).contains { $0.contains("recovering") || $0.contains("copying") })
      try StoreHealth.requireSound(left.location)
    }
  }

  @Test(arguments: [
    StoreError.full(path: "x"), .inputOutput(path: "x", reason: "Input/output error"),
  ])
  func `a step that fails ends the recovery with its error, and loses nothing`(
    error: StoreError
  ) async throws {
    let steps = try await killedRecoveries().map(\.step)
    for (index, step) in steps.enumerated().dropLast() {
      let folder = try await damagedStore()
      var count = 0
      let recovery = StoreRecovery(folder.location, now: Self.instant) { (_) throws(StoreError) in
        count += 1
        if count == index + 1 { throw error }
      }
      #expect(throws: error, "\(step)") { try recovery.recover() }
      let copies = try folder.copies().map { try notes(in: $0) }
      let found = try notes(in: folder.location)
      #expect(found == 39 || copies.contains(39), "\(step): store \(found), copies \(copies)")
      #expect(!(try folder.files()).contains { $0.hasSuffix("copying") }, "\(step)")
    }
  }

  @Test func `a copy that holds less than the store is not what is recovered`() async throws {
    let folder = try await damagedStore()
    // As if only the first half of the copy had been made.
    let short = folder.location.path + ".damaged-20261130T005320Z"
    try Data(contentsOf: URL(fileURLWithPath: folder.location.path)).prefix(4_096 * 8)
      .write(to: URL(fileURLWithPath: short))
    let gate = LockFile(folder.location, patienceInMilliseconds: 10)
    var state = try gate.enter()
    state.damaged = Self.instant
    gate.record(state)
    gate.leave()
    let report = try #require(
      try StoreRecovery(folder.location, now: Self.instant).recover().report
    )
    #expect(report.copy != short)
    #expect(try notes(in: folder.location) == 39)
  }

  @Test func `a copy that cannot be opened ends the recovery`() async throws {
    let folder = try await damagedStore()
    let copy = folder.location.path + ".damaged-20261130T005320Z"
    let recovery = StoreRecovery(folder.location, now: Self.instant) { (step) throws(StoreError) in
      if step == .openCopy { unlink(copy) }
    }
    #expect(throws: StoreError.missing(path: copy)) { try recovery.recover() }
    #expect(try notes(in: folder.location) == 39)
  }

  @Test func `a copy with fewer rows than a reader finds in the store ends the recovery`()
    async throws
  {
    let folder = try await damagedStore()
    let copy = folder.location.path + ".damaged-20261130T005320Z"
    let recovery = StoreRecovery(folder.location, now: Self.instant) { (step) throws(StoreError) in
      if step == .openCopy { unlink(copy + "-wal") }
    }
    let error = #expect(throws: StoreError.self) { try recovery.recover() }
    #expect(error?.exitCode == 74)
    #expect(error?.message.contains("39 rows of records_notes can be read") == true)
    #expect(try notes(in: folder.location) == 39)
  }
}

extension TemporaryStore {
  /// Returns a folder with copies of this folder's current files.
  func duplicate() throws -> TemporaryStore {
    let other = TemporaryStore()
    try FileManager.default.createDirectory(
      atPath: other.folder,
      withIntermediateDirectories: true
    )
    // Another process copies them: to close a database's file here would drop its locks (RD-5).
    let process = Process()
    process.executableURL = URL(filePath: "/bin/cp")
    process.arguments = ["-a", location.directory, other.location.directory]
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return other
  }

  /// Returns the copies of the damaged store that the recovery has kept.
  func copies() throws -> [StoreLocation] {
    try files().filter { $0.contains(".damaged-") && $0.hasSuffix("Z") }
      .map { StoreLocation(path: location.directory + "/" + $0) }
  }
}
