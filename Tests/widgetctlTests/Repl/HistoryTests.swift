import Foundation
import Ground
import TestSupport
import Testing

@testable import widgetctl

@Suite("History of the prompt", .timeLimit(.minutes(2)))
struct HistoryTests {
  @Test(arguments: [
    "print 1", "for a in b {\n    print a\n}", "print \"\\n \\\\ 世界\"", "\\", "\\n", "a\n\nb\n",
  ])
  func `an input is the same after writing and reading it`(entry: String) {
    let line = HistoryCoding.line(of: entry)
    #expect(line.filter { $0 == UInt8(ascii: "\n") }.count == 1)
    #expect(HistoryCoding.entries(of: line + line) == [entry, entry])
  }

  @Test func `damaged lines are left out`() {
    let bytes = Array("good\nbad \\x\nbad \\\n\n".utf8) + [0xFF, 0x0A] + Array("cut sh".utf8)
    #expect(HistoryCoding.entries(of: bytes) == ["good", "cut sh"])
  }

  @Test func `blank, repeated and oversized inputs are not kept`() {
    let large = String(repeating: "a", count: HistoryEntries.maximumEntryBytes + 1)
    let history = HistoryEntries(["a", "a", "b", "  \n", "a", large])
    #expect(history.entries == ["a", "b", "a"])
  }

  @Test func `the oldest inputs go first`() {
    let count = HistoryEntries.maximumEntries
    let history = HistoryEntries((0..<count + 5).map { "\($0)" })
    #expect(history.entries.count == count)
    #expect(history.entries.first == "5")
  }

  @Test func `the file and its folder are private`() throws {
    try Self.withFile(maximumBytes: 1_000) { file in
      try file.append(HistoryCoding.line(of: "print 1"))
      #expect(FileStamp(path: file.path)?.permissions == 0o600)
      let folder = URL(filePath: file.path).deletingLastPathComponent().path
      #expect(FileStamp(path: folder)?.permissions == 0o700)
    }
  }

  @Test func `a long file loses its older half, in whole lines`() throws {
    try Self.withFile(maximumBytes: 100) { file in
      for number in 10..<50 { try file.append(HistoryCoding.line(of: "entry \(number)\nx")) }
      let entries = HistoryCoding.entries(of: try file.contents())
      #expect(entries.last == "entry 49\nx")
      #expect(entries.count >= 4)
      let size = try file.contents().count
      #expect(size <= 100)
      #expect(entries.allSatisfy { $0.hasPrefix("entry ") && $0.hasSuffix("\nx") })
    }
  }

  @Test func `a line that was cut short stays apart`() throws {
    try Self.withFile(maximumBytes: 1_000) { file in
      try file.append(Array("cut".utf8))
      try file.append(HistoryCoding.line(of: "print 1"))
      #expect(HistoryCoding.entries(of: try file.contents()) == ["cut", "print 1"])
    }
  }

  @Test func `a missing file is an empty history`() throws {
    try Self.withFile(maximumBytes: 10) { file in
      let bytes = try file.contents()
      #expect(bytes == [])
    }
  }

  @Test func `writers at once lose nothing, while the file is shortened too`() async throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/widgetctl/history"
    await withTaskGroup(of: Void.self) { group in
      for writer in 0..<4 {
        group.addTask {
          await BlockingThread.run {
            for number in 0..<50 {
              let entry = "writer \(writer)\nnumber \(number)"
              try? LineFile(path: path, maximumBytes: 2_000).append(HistoryCoding.line(of: entry))
            }
          }
        }
      }
    }
    let bytes = try LineFile(path: path, maximumBytes: 2_000).contents()
    let entries = HistoryCoding.entries(of: bytes)
    #expect(bytes.count <= 2_000)
    #expect(entries.count > 30)
    #expect(entries.allSatisfy { $0.hasPrefix("writer ") && $0.contains("\nnumber ") })
    for writer in 0..<4 {
      let numbers = entries.filter { $0.hasPrefix("writer \(writer)\n") }
        .compactMap { $0.split(separator: " ").last.flatMap { Int($0) } }
      // Each writer's inputs are there in order and without a gap, up to the last one that was kept.
      #expect(numbers == Array((numbers.first ?? 0)..<(numbers.first ?? 0) + numbers.count))
    }
  }

  private static func withFile(
    maximumBytes: Int,
    _ body: (LineFile) throws -> Void
  ) throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/widgetctl/history"
    try body(LineFile(path: path, maximumBytes: maximumBytes))
  }
}
