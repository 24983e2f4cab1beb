import Foundation
import Moments
import TestSupport
import Testing

@testable import HomeWidgets

@Suite("Imports", .timeLimit(.minutes(2)))
struct ImportTests {
  private static let list = """
    # my list
    (A) 2026-11-01 Call Mom +Family @phone due:2026-12-01
    x 2026-11-20 2026-11-01 Buy milk @shop
    Write report +Work due:2026-12-05 foo:bar

    (C) Water plants rec:1w

    """

  @Test func `a file comes whole, in its order`() async throws {
    let desk = try await ExchangeDesk()
    let report = try await desk.importing(text: Self.list)
    #expect(report.sentence == "Imported 4 to-dos.")
    #expect(
      try await desk.names == ["Call Mom", "Write report foo:bar", "Water plants", "Buy milk"]
    )
    let call = try await desk.record("Call Mom")
    #expect(call.priority == .high)
    #expect(call.due == .day(try #require(CivilDate(text: "2026-12-01"))))
    #expect(call.origin?.hasPrefix("todo.txt:") == true)
    #expect(KeptRecord(json: call.imported)?.parts.first?.hasPrefix("(A) 2026-11-01 Call") == true)
  }

  @Test func `the same file again changes nothing`() async throws {
    let desk = try await ExchangeDesk()
    try await desk.importing(text: Self.list)
    let before = try await desk.toDos.records()
    let commit = try await desk.toDos.store.read { try $0.lastCommit() }
    let report = try await desk.importing("todo.txt")
    #expect(report.sentence == "Nothing new, 4 unchanged.")
    #expect(report.lines.isEmpty)
    #expect(try await desk.toDos.records() == before)
    #expect(try await desk.toDos.store.read { try $0.lastCommit() } == commit)
  }

  @Test func `a dry run says what would come and writes nothing`() async throws {
    let desk = try await ExchangeDesk()
    let commit = try await desk.toDos.store.read { try $0.lastCommit() }
    let report = try await desk.importing(text: Self.list, ImportOptions(isDryRun: true))
    #expect(report.sentence == "Would import 4 to-dos.")
    #expect(try await desk.names.isEmpty)
    #expect(try await desk.toDos.store.read { try $0.lastCommit() } == commit)
  }

  @Test func `a form that was named holds for the file, and for no other text`() async throws {
    let desk = try await ExchangeDesk()
    let options = ImportOptions(form: "todo.txt")
    try await desk.importing(text: "Milk\nTea\n", as: "plain.txt", options)
    let report = try await desk.importing(text: "Milk\nTea\nBread\n", as: "plain.txt")
    #expect(report.sentence == "Imported 1 to-do, 2 unchanged.")
    await #expect(throws: ExchangeError.self) {
      try await desk.importing(text: "Milk\n", as: "other.txt")
    }
    try await desk.importingInput(text: "Soap\n", options)
    await #expect(throws: ExchangeError.self) { try await desk.importingInput(text: "Salt\n") }
    #expect(try await desk.names.sorted() == ["Bread", "Milk", "Soap", "Tea"])
  }

  @Test func `lines alike are as many to-dos`() async throws {
    let desk = try await ExchangeDesk()
    try await desk.importing(text: "Buy milk @shop\nBuy milk @shop\n")
    #expect(try await desk.names == ["Buy milk", "Buy milk"])
    let report = try await desk.importing(text: "Buy milk @shop\nBuy milk @shop\nBuy milk @shop\n")
    #expect(report.sentence == "Imported 1 to-do, 2 unchanged.")
  }

  @Test func `a changed line without an identity is a new to-do, and the one it was is named`()
    async throws
  {
    let desk = try await ExchangeDesk()
    try await desk.importing(text: "Buy milk @shop\nCall Mom @phone\n")
    let report = try await desk.importing(text: "Buy oat milk @shop\nCall Mom @phone\n")
    #expect(report.sentence == "Imported 1 to-do, 1 unchanged.")
    #expect(report.lines.count == 1)
    #expect(report.lines.first?.contains("Buy milk") == true)
    #expect(report.lines.first?.contains("it stays here") == true)
    #expect(try await desk.names == ["Buy milk", "Call Mom", "Buy oat milk"])
  }

  @Test func `what was removed here does not come back unless it is asked for`() async throws {
    let desk = try await ExchangeDesk()
    try await desk.importing(text: Self.list)
    _ = try await desk.toDos.remove(try await desk.record("Call Mom").key)
    #expect(
      try await desk.importing("todo.txt").sentence
        == "Nothing new, 3 unchanged, 1 removed here before."
    )
    let report = try await desk.importing("todo.txt", ImportOptions(takesTheirs: true))
    #expect(report.sentence == "Imported 1 to-do, 3 unchanged.")
  }

  @Test func `a file at another place is the one that it was`() async throws {
    let desk = try await ExchangeDesk()
    try await desk.importing(text: Self.list, as: "old/todo.txt")
    let report = try await desk.importing(text: Self.list, as: "new/todo.txt")
    #expect(report.sentence == "Nothing new, 4 unchanged.")
    #expect(report.lines.contains { $0.contains("old/todo.txt") })
  }

  @Test func `standard input is the file that it comes from, whatever came from it before`()
    async throws
  {
    let desk = try await ExchangeDesk()
    try await desk.importing(text: Self.list)
    #expect(try await desk.importingInput(text: "(A) Other\n").sentence == "Imported 1 to-do.")
    #expect(try await desk.importingInput(text: Self.list).sentence == "Nothing new, 4 unchanged.")
    // And one that no file has is what came from it last.
    let text = "(A) Other\n(B) Further\n"
    #expect(
      try await desk.importingInput(text: text).sentence == "Imported 1 to-do, 1 unchanged."
    )
    #expect(try await desk.toDos.sources().map(\.path) == [desk.path("todo.txt"), "-"])
  }

  @Test func `each file of a folder is known at its place, and where the folder was moved`()
    async throws
  {
    let desk = try await ExchangeDesk()
    for (name, text) in [("a.txt", "(A) one\n"), ("b.txt", "(A) two\n(B) three\n")] {
      try desk.write(text, to: "old/\(name)")
      try desk.write(text, to: "new/\(name)")
    }
    #expect(try await desk.importing("old").sentence == "Imported 3 to-dos.")
    #expect(try await desk.importing("old").sentence == "Nothing new, 3 unchanged.")
    let report = try await desk.importing("new")
    #expect(report.sentence == "Nothing new, 3 unchanged.")
    #expect(report.lines.count { $0.contains("old/") } == 2)
    #expect(
      try await desk.toDos.sources().map(\.path).sorted()
        == ["new/a.txt", "new/b.txt"].map(desk.path)
    )
  }

  @Test func `two files of one text are one file, as within one import`() async throws {
    let desk = try await ExchangeDesk()
    for name in ["a.txt", "b.txt"] { try desk.write("(A) one\n(B) two\n", to: "all/\(name)") }
    #expect(try await desk.importing("all").sentence == "Imported 2 to-dos, 2 unchanged.")
    #expect(try await desk.names == ["one", "two"])
  }

  @Test func `many lines come in their order, with identifiers of their own`() async throws {
    let desk = try await ExchangeDesk()
    let names = (1...700).map { "line \($0)" }
    try await desk.importing(text: names.map { "(A) \($0)\n" }.joined())
    #expect(try await desk.names == names)
    let records = try await desk.toDos.records()
    #expect(Set(records.map(\.id)).count == 700)
    #expect(records.map(\.key) == records.map(\.key).sorted())
  }

  @Test
  func `the list of an import is for to-dos without one, and holds for the file from then on`()
    async throws
  {
    let desk = try await ExchangeDesk()
    try await desk.importing(text: "(B) Buy milk\nCall Mom @phone\n", ImportOptions(list: "Home"))
    #expect(try await desk.record("Buy milk").list == "Home")
    #expect(try await desk.record("Call Mom").list == "phone")
    #expect(try await desk.importing("todo.txt").sentence == "Nothing new, 2 unchanged.")
    #expect(try await desk.exporting(to: "todo.txt") == "(B) Buy milk\nCall Mom @phone\n")
  }

  @Test func `a run that ended early is finished by the next one`() async throws {
    let desk = try await ExchangeDesk()
    try await desk.importing(text: Self.list)
    // As after a kill: the file's frame was not written, and a record is missing.
    var source = try #require(try await desk.toDos.sources().first)
    (source.skeleton, source.digest) = ("[]", "")
    _ = try await desk.toDos.store.write { [source] in try $0.update(source) }
    _ = try await desk.toDos.remove(try await desk.record("Water plants").key)
    #expect(try await desk.importing("todo.txt").sentence == "Imported 1 to-do, 3 unchanged.")
    #expect(try await desk.importing("todo.txt").sentence == "Nothing new, 4 unchanged.")
  }
}

@Suite("Imports of folders", .timeLimit(.minutes(2)))
struct FolderImportTests {
  private static func event(_ uid: String, _ summary: String) -> String {
    "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//x//x//EN\r\nBEGIN:VTODO\r\nUID:\(uid)\r\n"
      + "DTSTAMP:20261101T090000Z\r\nSUMMARY:\(summary)\r\nEND:VTODO\r\nEND:VCALENDAR\r\n"
  }

  @Test
  func
    `a folder of calendar files comes with its display name as the list, and links are not followed`()
    async throws
  {
    let desk = try await ExchangeDesk()
    try desk.write("Work\n", to: "cal/displayname")
    try desk.write(Self.event("a", "One"), to: "cal/a.ics")
    try desk.write(Self.event("b", "Two"), to: "cal/b.ics")
    try desk.write("half", to: "cal/c.ics.tmp")
    try desk.write(Self.event("z", "Elsewhere"), to: "z.ics")
    try FileManager.default.createSymbolicLink(
      atPath: desk.path("cal/link.ics"),
      withDestinationPath: desk.path("z.ics")
    )
    #expect(try await desk.importing("cal").sentence == "Imported 2 to-dos.")
    #expect(try await desk.names == ["One", "Two"])
    #expect(try await desk.record("One").list == "Work")
    #expect(try await desk.importing("cal").sentence == "Nothing new, 2 unchanged.")
  }

  @Test func `dstask's folder is known by its paths`() async throws {
    let desk = try await ExchangeDesk()
    let name = "11111111-2222-4333-8444-555555555555.yml"
    let task =
      "summary: Fix the roof\nnotes: \"\"\ntags: []\nproject: home\npriority: P1\n"
      + "created: 2026-11-01T09:00:00Z\nresolved: 0001-01-01T00:00:00Z\ndue: 0001-01-01T00:00:00Z\n"
    try desk.write(task, to: "dstask/pending/\(name)")
    #expect(try await desk.importing("dstask").sentence == "Imported 1 to-do.")
    #expect(try await desk.record("Fix the roof").priority != .none)
    #expect(try await desk.importing("dstask").sentence == "Nothing new, 1 unchanged.")
  }

  @Test func `calcurse's notes are read beside its list`() async throws {
    let desk = try await ExchangeDesk()
    let note = "b87346b5068e7c15811bfc30936b27c698e1ef7d"
    try desk.write("[1]>\(note) Call Bob\n[-5] Water the plants\n", to: "calcurse/todo")
    try desk.write("about the roof\n", to: "calcurse/notes/\(note)")
    #expect(try await desk.importing("calcurse/todo").sentence == "Imported 2 to-dos.")
    #expect(try await desk.record("Call Bob").notes.contains("about the roof"))
    #expect(try await desk.record("Water the plants").isDone)
  }
}
