import Foundation
import Ground
import Moments
import SharedStore
import TestSupport
import Testing

@testable import widgetctl

@Suite("Long answers and secrets", .timeLimit(.minutes(2)))
struct LongAnswerTests {
  private let folder = TemporaryFolder()

  private func answer(milliseconds: Int64 = 60_000, output: Int32 = 1) -> LongAnswer? {
    LongAnswer(
      StoreLocation(path: "\(folder.path)/store.sqlite"),
      places: "\(folder.path)/state/cgi-wait",
      clock: { 1_000_000 },
      milliseconds: milliseconds,
      output: output
    )
  }

  @Test func `at most eight wait, and a place is free again once its answer is given`() throws {
    var waiting = (0..<LongAnswer.most).compactMap { _ in answer() }
    #expect(waiting.count == LongAnswer.most)
    #expect(answer() == nil)
    waiting.removeLast()
    #expect(answer() != nil)
  }

  @Test func `a commit ends the wait`() async throws {
    let path = folder.path
    try await onThread {
      let store = try StoreCore(at: StoreLocation(path: "\(path)/store.sqlite"))
      let long = try #require(answer())
      #expect(long.wait(before: nil))
      try store.write { _ = try $0.addBoard(named: "Work") }
      #expect(long.wait(before: nil))
    }
  }

  @Test func `a moment that has come ends it, and so does its own time`() async throws {
    try await onThread {
      let long = try #require(answer(milliseconds: 1))
      #expect(long.wait(before: nil))
      #expect(!long.wait(before: nil))
      let other = try #require(self.answer())
      _ = other.wait(before: nil)
      #expect(other.wait(before: Instant(microseconds: 1_000_000)))
    }
  }

  @Test func `no one waits on behalf of a server that has gone`() async throws {
    try await onThread {
      let pipe = Pipe()
      try pipe.fileHandleForReading.close()
      let long = try #require(answer(output: pipe.fileHandleForWriting.fileDescriptor))
      _ = long.wait(before: nil)
      #expect(!long.wait(before: nil))
    }
  }

  @Test func `a secret is made once, for its user alone`() throws {
    let file = SecretFile(path: "\(folder.path)/state/cgi-secret")
    let secret = try file.bytes()
    #expect(secret.count == SecretFile.byteCount && Set(secret).count > 8)
    #expect(try file.bytes() == secret)
    #expect(FileStamp(path: file.path)?.permissions == 0o600)
    #expect(FileStamp(path: "\(folder.path)/state")?.permissions == 0o700)
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/state").count == 1)
  }

  @Test(arguments: [0o640, 0o604, 0o660])
  func `a secret that others can read is none`(mode: Int) throws {
    let file = SecretFile(path: "\(folder.path)/cgi-secret")
    _ = try file.bytes()
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)
    #expect(throws: InputFile.Failure.system(EACCES)) { try file.bytes() }
  }

  @Test func `neither is one that is cut short, nor a link to one`() throws {
    let file = SecretFile(path: "\(folder.path)/cgi-secret")
    _ = try file.bytes()
    let link = SecretFile(path: "\(folder.path)/link")
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: file.path)
    #expect(throws: InputFile.Failure.system(ELOOP)) { try link.bytes() }
    #expect(truncate(file.path, 31) == 0)
    #expect(throws: InputFile.Failure.system(EINVAL)) { try file.bytes() }
  }
}
