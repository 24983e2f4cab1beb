import Foundation
import Testing

@testable import SharedStore

@Suite("The length of the log (PF-4)")
struct LogLengthTests {
  let folder = TemporaryStore()

  @Test func `without a log there are no pages`() {
    #expect(LogLength(at: folder.location) == LogLength(pages: 0, fileSize: 0))
    #expect(!LogLength.exceeds(bytes: 0, at: folder.location))
  }

  @Test func `it is what SQLite counts`() async throws {
    let store = try folder.open()
    for number in 1...20 {
      try await store.write { try $0.insert(Note("\(number)")) }
      let pages = LogLength(at: folder.location).pages
      #expect(try await Int(store.framesInLog()) == pages)
      #expect(LogLength.exceeds(bytes: Int64(pages - 1) * 1_024, at: folder.location))
      #expect(!LogLength.exceeds(bytes: Int64(pages) * 1_024, at: folder.location))
    }
  }

  @Test func `what is left of an earlier log does not count`() async throws {
    let store = try folder.open()
    try await store.write {
      try $0.insert(Note("x", picture: [UInt8](repeating: 7, count: 80_000)))
    }
    try await store.shortenLog()
    let log = LogLength(at: folder.location)
    #expect(log.pages == 1)
    #expect(log.fileSize > 50_000)
  }

  @Test(arguments: [(0, UInt8(0)), (8_192, 0), (8_192, 0xFF)])
  func `what is no log has no pages`(count: Int, byte: UInt8) throws {
    try StoreFiles.prepare(folder.location)
    try Data(repeating: byte, count: count)
      .write(to: URL(fileURLWithPath: folder.location.logPath))
    #expect(LogLength(at: folder.location).pages == 0)
    #expect(!LogLength.exceeds(bytes: 0, at: folder.location))
  }

  @Test func `changes by hand stay below what a command may leave`() async throws {
    for number in 1...30 {
      let store = try folder.open()
      try await store.perform("\(number)") {
        _ = try await store.write { try $0.insert(Note("x")) }
      }
      try await store.shortenLog(above: LogLength.mostLeft)
      #expect(LogLength(at: folder.location).pages <= LogLength.mostLeft / 1_024)
    }
    #expect(try StoreReader(at: folder.location).count(Note.self) == 30)
  }
}
