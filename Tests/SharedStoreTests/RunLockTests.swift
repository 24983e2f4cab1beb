import Foundation
import Ground
import TestSupport
import Testing

@testable import SharedStore

@Suite("The lock of an extension's runs (AI-75)", .timeLimit(.minutes(5)))
struct RunLockTests {
  let folder = TemporaryFolder()

  var path: String { "\(folder.path)/Counting.lock" }

  func take(
    _ holder: String = "a run",
    milliseconds: Int64 = 300_000,
    isUnwanted: (() -> Bool)? = nil
  ) throws -> RunLock {
    try RunLock.take(
      at: path,
      for: holder,
      milliseconds: milliseconds,
      isUnwanted: isUnwanted
    )
  }

  @Test func `who waits longer than it may learns which run holds it`() throws {
    let lock = try take("count (run 1)")
    #expect(throws: RunLockError.held(by: "count (run 1)")) { try take("late", milliseconds: 0) }
    lock.end()
    // A waiter that has given up may hold the lock for a moment, until its thread lets go.
    let next = try take("count (run 2)")
    #expect(throws: RunLockError.held(by: "count (run 2)")) { try take("late", milliseconds: 0) }
    next.end()
  }

  @Test func `who waits gets it when the holder ends`() async throws {
    let lock = try take()
    let waits = Guarded(false)
    let path = path
    async let next = onThread {
      try RunLock.take(at: path, for: "next", milliseconds: 300_000) {
        waits.withLock { $0 = true }
        return false
      }
    }
    while !waits.withLock({ $0 }) { await Task.yield() }
    lock.end()
    let held = try await next
    #expect(throws: RunLockError.held(by: "next")) { try take(milliseconds: 0) }
    held.end()
  }

  @Test func `a wait that is not wanted any more ends, and the lock goes to the next`() throws {
    let lock = try take()
    #expect(throws: RunLockError.unwanted) { try take { true } }
    lock.end()
    try take().end()
  }

  @Test func `a holder that goes away blocks no one`() throws {
    do {
      let lock = try take()
      withExtendedLifetime(lock) {}
    }
    try take(milliseconds: 0).end()
  }

  @Test func `a process that is killed blocks no one, and what it said of itself counts no more`()
    throws
  {
    // As a killed process leaves it: the text of its run, and no lock.
    try Data("count (run 1)".utf8).write(to: URL(filePath: path))
    let lock = try take("count (run 2)", milliseconds: 0)
    #expect(throws: RunLockError.held(by: "count (run 2)")) { try take(milliseconds: 0) }
    lock.end()
  }

  @Test func `it is the user's own, and a program that is started does not inherit it`() throws {
    // RI-6
    let lock = try take()
    var file = stat()
    #expect(stat(path, &file) == 0 && file.st_mode & 0o777 == 0o600)
    let inherited = (0..<Int32(1_024)).filter { descriptor in
      var facts = stat()
      return fstat(descriptor, &facts) == 0 && facts.st_ino == file.st_ino
        && facts.st_dev == file.st_dev && fcntl(descriptor, F_GETFD) & FD_CLOEXEC == 0
    }
    #expect(inherited.isEmpty)
    lock.end()
  }

  @Test func `who waited at a file that was deleted goes to the one that is there`() async throws {
    let lock = try take()
    let waits = Guarded(false)
    let path = path
    async let next = onThread {
      try RunLock.take(at: path, for: "next", milliseconds: 300_000) {
        unlink(path)
        waits.withLock { $0 = true }
        return false
      }
    }
    while !waits.withLock({ $0 }) { await Task.yield() }
    lock.end()
    let held = try await next
    #expect(throws: RunLockError.held(by: "next")) { try take(milliseconds: 0) }
    held.end()
  }

  @Test(arguments: ["folder", "link", "missing/lock"])
  func `what is no file is refused with the reason`(name: String) throws {
    let manager = FileManager.default
    try manager.createDirectory(atPath: "\(folder.path)/folder", withIntermediateDirectories: true)
    symlink("/dev/null", "\(folder.path)/link")
    let reasons = [
      "folder": "Is a directory", "link": "it is a symbolic link",
      "missing/lock": "No such file or directory",
    ]
    let path = "\(folder.path)/\(name)"
    #expect(throws: RunLockError.unusable(path: path, reason: reasons[name] ?? "")) {
      try RunLock.take(at: path, for: "a run", milliseconds: 0)
    }
  }
}
