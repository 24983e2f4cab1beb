import Foundation
import Moments
import TestSupport
import Testing
import WidgetIntents

@testable import HomeWidgets

@Suite("What imports refuse and tell", .timeLimit(.minutes(2)))
struct ImportRefusalTests {
  @Test(
    arguments: [
      ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A], "a PNG picture"),
      (Array("%PDF-1.7".utf8), "a PDF document"),
      (Array("{\"a\": 1}".utf8), "JSON of another program"),
      (Array("<html></html>".utf8), "XML or a web page"),
      ([], "an empty file"),
      ([0x61, 0, 0x62], "a file of bytes"),
    ] as [([UInt8], String)]
  )
  func `a file without to-dos is refused with what it looks like`(
    bytes: [UInt8],
    look: String
  ) async throws {
    let desk = try await ExchangeDesk()
    try desk.write(bytes, to: "file")
    let error = await #expect(throws: ExchangeError.self) { try await desk.importing("file") }
    #expect(error == .notToDos(file: desk.path("file"), looksLike: look))
    #expect(error?.exitCode == 65)
    #expect(try await desk.names.isEmpty)
  }

  @Test func `a folder without files is refused with what it looks like`() async throws {
    let desk = try await ExchangeDesk()
    try FileManager.default.createDirectory(
      atPath: desk.path("empty/inner"),
      withIntermediateDirectories: true
    )
    let error = await #expect(throws: ExchangeError.self) { try await desk.importing("empty") }
    #expect(error == .notToDos(file: desk.path("empty"), looksLike: "a folder without any"))
  }

  @Test func `lines that end in a carriage return alone are lines`() async throws {
    let desk = try await ExchangeDesk()
    let text = "(A) one @x\r(B) two due:2027-01-01\rthree\r"
    try await desk.importing(text: text)
    #expect(try await desk.names == ["one", "two", "three"])
    #expect(try await desk.exporting(to: "todo.txt") == text)
  }

  @Test func `a text that is not UTF-8 is refused with its line and byte`() async throws {
    let desk = try await ExchangeDesk()
    try desk.write(Array("(A) one\n(B) Al".utf8) + [0xFE] + Array("veri\n".utf8), to: "todo.txt")
    let error = await #expect(throws: ExchangeError.self) { try await desk.importing("todo.txt") }
    #expect(error?.message == "\(desk.path("todo.txt")):2: byte 7 (0xfe) is not UTF-8")
    #expect(error?.hint?.contains("--charset") == true)
    #expect(error?.exitCode == 65)
    try await desk.importing("todo.txt", ImportOptions(charset: "windows-1254"))
    #expect(try await desk.names == ["one", "Alşveri"])
    // It holds for the file from then on, in both directions.
    #expect(try await desk.importing("todo.txt").sentence == "Nothing new, 2 unchanged.")
    _ = try await desk.exporting(to: "todo.txt")
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: desk.path("todo.txt"))))
    #expect(bytes == Array("(A) one\n(B) Al".utf8) + [0xFE] + Array("veri\n".utf8))
  }

  @Test func `broken records are named, and nothing is imported unless the others are asked for`()
    async throws
  {
    let desk = try await ExchangeDesk()
    let text = """
      [
      {"uuid":"6f1a2b3c-0000-4000-8000-000000000001","status":"pending","description":"one","entry":"20261101T090000Z"},
      {"uuid":"6f1a2b3c-0000-4000-8000-000000000002","status":"pending","description":"two","due":"20261399T090000Z","entry":"20261101T090000Z"},
      {"uuid":"6f1a2b3c-0000-4000-8000-000000000003","status":"pending","description":"three","entry":"20261101T090000Z"}
      ]

      """
    try desk.write(text, to: "tasks.json")
    let error = await #expect(throws: ExchangeError.self) { try await desk.importing("tasks.json") }
    guard case .faults(let lines, let count, let readable) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(count == 1)
    #expect(readable == 3)
    #expect(lines.first?.hasPrefix("\(desk.path("tasks.json")):3: ") == true)
    #expect(error?.hint == "'--keep-going' imports 3 to-dos, a broken one as far as it can be read")
    #expect(try await desk.names.isEmpty)
    #expect(try await desk.importing("tasks.json", ImportOptions(keepsGoing: true)).added == 3)
    #expect(try await desk.names == ["one", "two", "three"])
  }

  @Test func `a name without an end is cut at a word and is whole in the notes`() async throws {
    let desk = try await ExchangeDesk()
    let name = Array(repeating: "word", count: 400).joined(separator: " ")
    let report = try await desk.importing(text: "(A) \(name)\n")
    let record = try #require(try await desk.toDos.records().first)
    #expect(record.name.unicodeScalars.count <= 1_000)
    #expect(record.name.hasSuffix("word"))
    #expect(record.notes == name)
    #expect(report.lines.contains { $0.contains("whole in the notes") })
    #expect(try await desk.importing("todo.txt").sentence == "Nothing new, 1 unchanged.")
    #expect(try await desk.exporting(to: "todo.txt") == "(A) \(name)\n")
  }

  @Test func `a line without words is a to-do named by its line`() async throws {
    let desk = try await ExchangeDesk()
    let report = try await desk.importing(text: "(A) one\nh:1 @x\n")
    #expect(try await desk.names == ["one", "h:1 @x"])
    #expect(report.lines.contains { $0.contains(":2: ") && $0.contains("no name") })
  }

  @Test func `of 51 tags the first 50 are kept and the line comes back whole`() async throws {
    let desk = try await ExchangeDesk()
    let line = "(A) one " + (1...51).map { "+t\($0)" }.joined(separator: " ") + "\n"
    let report = try await desk.importing(text: line)
    #expect(try await desk.record("one").tags.count == 50)
    #expect(report.lines.contains { $0.contains("51 tags") })
    #expect(try await desk.exporting(to: "todo.txt") == line)
  }

  @Test(arguments: [
    (ImportOptions(form: "wunderlist"), "“wunderlist” is not a known format of to-dos"),
    (ImportOptions(zone: "Mars/Olympus"), "“Mars/Olympus” is not a time zone"),
    (ImportOptions(charset: "ebcdic"), "“ebcdic” is not a known charset"),
  ])
  func `an option that says nothing known is refused`(
    options: ImportOptions,
    message: String
  ) async throws {
    let desk = try await ExchangeDesk()
    try desk.write("(A) one\n", to: "todo.txt")
    let error = await #expect(throws: ExchangeError.self) {
      try await desk.importing("todo.txt", options)
    }
    #expect(error?.message == message)
    #expect(error?.exitCode == 64)
  }
}

@Suite("Identities of one file", .timeLimit(.minutes(2)))
struct FileIdentityTests {
  @Test func `a short id names a record of its own file alone`() async throws {
    let desk = try await ExchangeDesk()
    try await desk.importing(text: "one id:1\ntwo p:1\n", as: "a.txt")
    let report = try await desk.importing(text: "three id:1\nfour p:1\n", as: "b.txt")
    #expect(report.sentence == "Imported 2 to-dos.")
    #expect(try await desk.names == ["one", "two", "three", "four"])
    #expect(try await desk.exporting(to: "a.txt") == "one id:1\ntwo p:1\n")
    #expect(try await desk.exporting(to: "b.txt") == "three id:1\nfour p:1\n")
  }

  @Test func `two of one short id in one file get two`() async throws {
    let desk = try await ExchangeDesk()
    try await desk.importing(text: "aa id:1\nbb after:1\n", as: "a.txt")
    try await desk.importing(text: "yy id:1\nzz after:1\n", as: "b.txt")
    let id = try await desk.record("yy").id.text
    let options = ExportOptions(form: "todo.txt")
    #expect(
      try await desk.exporting(to: "all.txt", options)
        == "aa id:1\nbb after:1\nyy id:\(id)\nzz after:\(id)\n"
    )
    // The files themselves keep theirs.
    #expect(try await desk.exporting(to: "b.txt") == "yy id:1\nzz after:1\n")
  }

  // A whole that gets another id is called by it in the lines of its parts too.
  @Test func `a part names its whole by the id that it gets`() async throws {
    let desk = try await ExchangeDesk()
    try await desk.importing(text: "aa id:1\nbb p:1 id:2\n", as: "a.txt")
    try await desk.importing(text: "yy id:1\nzz  p:1 id:3\n", as: "b.txt")
    let id = try await desk.record("yy").id.text
    let text = try await desk.exporting(to: "all.txt", ExportOptions(form: "todo.txt"))
    #expect(text == "aa id:1\nbb p:1 id:2\nyy id:\(id)\nzz  p:\(id) id:3\n")
    let other = try await ExchangeDesk()
    try await other.importing(text: text, as: "all.txt")
    #expect(try await other.record("yy").blockedBy == [try await other.record("zz").id])
    #expect(try await other.record("aa").blockedBy == [try await other.record("bb").id])
  }

  @Test func `a part that gets another id stays one`() async throws {
    let desk = try await ExchangeDesk()
    try await desk.importing(text: "aa id:1\nbb id:2 p:1\n", as: "a.txt")
    try await desk.importing(text: "yy id:7\nzz id:2 p:7\n", as: "b.txt")
    let id = try await desk.record("zz").id.text
    let text = try await desk.exporting(to: "all.txt", ExportOptions(form: "todo.txt"))
    #expect(text == "aa id:1\nbb id:2 p:1\nyy id:7\nzz id:\(id) p:7\n")
  }
}
