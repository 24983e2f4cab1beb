import Foundation
import Moments
import TestSupport
import Testing

@testable import HomeWidgets

@Suite("Exports", .timeLimit(.minutes(2)))
struct ExportTests {
  private static let list = """
    # my list
    (A) 2026-11-01 Call Mom +Family @phone due:2026-12-01
    x 2026-11-20 2026-11-01 Buy milk @shop
    Write  report +Work due:2026-12-05 foo:bar

    (C) Water plants rec:1w

    """

  @Test(arguments: [("foo", "“foo” is not a known format of to-dos"), ("org", "org is read only")])
  func `a form that cannot be written is answered with those that can`(
    form: String,
    message: String
  )
    async throws
  {
    let desk = try await ExchangeDesk()
    let error = await #expect(throws: ExchangeError.self) {
      try await desk.exporting(to: "x", ExportOptions(form: form))
    }
    #expect(error?.message == message)
    #expect(error?.hint == "--to can be: icalendar, taskwarrior, todo.txt")
  }

  @Test func `a file that was imported comes back byte for byte, done ones too`() async throws {
    let desk = try await ExchangeDesk()
    try await desk.importing(text: Self.list)
    #expect(try await desk.exporting(to: "todo.txt") == Self.list)
  }

  @Test func `a change here changes its own tokens alone`() async throws {
    let desk = try await ExchangeDesk()
    try await desk.importing(text: Self.list)
    try await desk.change("Call Mom") {
      $0.due = .day(CivilDate(text: "2026-12-24") ?? CivilDate(daysSince1970: 0))
    }
    let text = try await desk.exporting(to: "todo.txt")
    #expect(text == Self.list.replacing("due:2026-12-01", with: "due:2026-12-24"))
    // The line is another one, and the same to-do.
    #expect(try await desk.importing("todo.txt").sentence == "Nothing new, 4 unchanged.")
    #expect(try await desk.names.count == 4)
  }

  @Test func `what is changed here, exported, and changed there comes back without a conflict`()
    async throws
  {
    let desk = try await ExchangeDesk()
    try await desk.importing(text: Self.list)
    try await desk.change("Water plants") { $0.priority = .high }
    let text = try await desk.exporting(to: "todo.txt")
    #expect(text.contains("(A) Water plants rec:1w"))
    #expect(try await desk.importing("todo.txt").sentence == "Nothing new, 4 unchanged.")
  }

  // A kill just before the file is written, and just after it.
  @Test(arguments: [false, true])
  func `an export that is killed doubles nothing at the next import`(isWritten: Bool) async throws {
    let desk = try await ExchangeDesk()
    try await desk.importing(text: "a @Work\nb id:7\n")
    try await desk.change("a") { $0.name = "a, changed" }
    try await desk.change("b") { $0.name = "b, changed" }
    let own = try await desk.toDos.add(ToDoRecord(name: "own"))
    try await desk.change("own") { $0.checklist = [ChecklistItem(name: "step")] }
    let exported = try await desk.toDos.exported(to: desk.path("todo.txt"), ExportOptions())
    _ = try await desk.toDos.announce(exported)
    if isWritten { try desk.write(exported.bytes, to: "todo.txt") }
    let report = try await desk.importing("todo.txt")
    #expect(report.added == 0 && report.lines == [])
    #expect(try await desk.names.sorted() == ["a, changed", "b, changed", "own"])
    #expect(try await desk.record("own").id == own.id)
    let text = try await desk.exporting(to: "todo.txt")
    #expect(text.hasPrefix("a, changed @Work\nb, changed id:7\n") && text.contains(" own id:"))
  }

  @Test func `what is removed here is gone from the file, with the rest as it was`() async throws {
    let desk = try await ExchangeDesk()
    try await desk.importing(text: Self.list)
    _ = try await desk.toDos.remove(try await desk.record("Buy milk").key)
    let text = try await desk.exporting(to: "todo.txt")
    #expect(text == Self.list.replacing("x 2026-11-20 2026-11-01 Buy milk @shop\n", with: ""))
  }

  @Test func `a to-do of this list is appended with its identity, and changed there it comes back`()
    async throws
  {
    let desk = try await ExchangeDesk()
    try await desk.importing(text: Self.list)
    let added = try await desk.toDos.add(ToDoRecord(name: "Ours"))
    let text = try await desk.exporting(to: "todo.txt")
    #expect(text.hasPrefix(Self.list))
    #expect(text.contains("Ours id:\(added.id.text)"))
    try desk.write(text.replacing("Ours", with: "Theirs now"), to: "todo.txt")
    let report = try await desk.importing("todo.txt")
    #expect(report.sentence == "Updated 1, 4 unchanged.")
    #expect(try await desk.record("Theirs now").id == added.id)
  }

  @Test func `a to-do that was changed on both sides is named, and stays as it is here`()
    async throws
  {
    let desk = try await ExchangeDesk()
    try await desk.importing(text: "(A) one id:a1\n(B) two id:b2\n")
    try await desk.change("one") { $0.name = "one here" }
    let there = "(A) one there id:a1\n(B) two id:b2\n"
    let report = try await desk.importing(text: there)
    #expect(report.sentence == "Nothing new, 2 unchanged, 1 conflict.")
    #expect(report.conflicts.first?.contains("the name") == true)
    #expect(try await desk.names == ["one here", "two"])
    #expect(try await desk.importing("todo.txt").sentence == "Nothing new, 2 unchanged.")
    #expect(try await desk.exporting(to: "todo.txt") == "(A) one here id:a1\n(B) two id:b2\n")
  }

  @Test func `the file's is taken where that is asked for`() async throws {
    let desk = try await ExchangeDesk()
    try await desk.importing(text: "(A) one id:a1\n")
    try await desk.change("one") { $0.name = "one here" }
    let options = ImportOptions(takesTheirs: true)
    let report = try await desk.importing(text: "(A) one there id:a1\n", options)
    #expect(report.sentence == "Updated 1, 1 conflict.")
    #expect(try await desk.names == ["one there"])
  }

  @Test func `another file has the open ones, and all where that is asked for`() async throws {
    let desk = try await ExchangeDesk()
    try await desk.importing(text: Self.list)
    let open = try await desk.exporting(to: "open.txt")
    #expect(!open.contains("Buy milk"))
    #expect(open.contains("Call Mom"))
    let all = try await desk.exporting(to: "all.txt", ExportOptions(includesClosed: true))
    #expect(all.contains("x 2026-11-20 2026-11-01 Buy milk @shop"))
  }

  @Test func `a file that was imported gets new to-dos and none of another file`() async throws {
    let desk = try await ExchangeDesk()
    try await desk.importing(text: "(A) work\n", as: "work.txt")
    try await desk.importing(text: "(B) home\n", as: "home.txt")
    let ours = try await desk.toDos.add(ToDoRecord(name: "ours"))
    let text = try await desk.exporting(to: "home.txt")
    #expect(text.hasPrefix("(B) home\n"))
    #expect(text.contains("ours id:\(ours.id.text)"))
    #expect(!text.contains("work"))
    #expect(try await desk.exporting(to: "work.txt") == "(A) work\n")
    // A file that an export made has all that is open, each time.
    #expect(try await desk.exporting(to: "phone.txt").contains("work"))
    _ = try await desk.toDos.add(ToDoRecord(name: "later"))
    try await desk.importing(text: "(A) work\n(A) more\n", as: "work.txt")
    let phone = try await desk.exporting(to: "phone.txt")
    #expect(phone.contains("later"))
    #expect(phone.contains("more"))
  }

  @Test func `a condition is all that decides`() async throws {
    let desk = try await ExchangeDesk()
    try await desk.importing(text: Self.list)
    let done = try await desk.exporting(to: "done.txt", ExportOptions(filter: .isToDo(.done)))
    #expect(done == "# my list\nx 2026-11-20 2026-11-01 Buy milk @shop\n\n")
  }

  @Test func `the samples of a new list are not exported`() async throws {
    let fresh = try TestStore(zone: ExchangeDesk.zone)
    let exported = try await fresh.toDos.exported(to: nil, ExportOptions(form: "todo.txt"))
    #expect(exported.count == 0)
    #expect(try await fresh.names.count == 3)
  }

  @Test
  func `an export to another form counts what has no place there, and strictly writes nothing`()
    async throws
  {
    let desk = try await ExchangeDesk()
    var record = ToDoRecord(name: "one")
    record.checklist = [ChecklistItem(name: "first"), ChecklistItem(name: "second")]
    _ = try await desk.toDos.add(record)
    let exported = try await desk.toDos.exported(to: nil, ExportOptions(form: "todo.txt"))
    #expect(exported.unplaced == "steps of 1")
    let error = await #expect(throws: ExchangeError.self) {
      try await desk.toDos.exported(to: nil, ExportOptions(form: "todo.txt", isStrict: true))
    }
    #expect(error?.exitCode == 65)
    #expect(error?.message == "todo.txt cannot store steps of 1, and nothing was written")
  }

  @Test func `a to-do of another form is known again where it comes back through a third file`()
    async throws
  {
    let desk = try await ExchangeDesk()
    try await desk.importing(
      text: """
        [{"uuid":"6f1a2b3c-0000-4000-8000-000000000001","status":"pending","description":"one","entry":"20261101T090000Z","estimate":"5"}]
        """,
      as: "tasks.json"
    )
    let text = try await desk.exporting(to: "phone.txt")
    #expect(text.contains("one"))
    try desk.write(text.replacing("one", with: "one on the phone"), to: "phone.txt")
    #expect(try await desk.importing("phone.txt").sentence == "Updated 1.")
    #expect(try await desk.importing("phone.txt").sentence == "Nothing new, 1 unchanged.")
    // Its own program's fields are still there.
    let back = try await desk.exporting(to: "tasks.json")
    #expect(back.contains("\"estimate\":\"5\""))
    #expect(back.contains("one on the phone"))
  }

  @Test func `a file keeps its permissions, and a link leads to the file that is written`()
    async throws
  {
    let desk = try await ExchangeDesk()
    try await desk.importing(text: "(A) one\n")
    let files = FileManager.default
    try files.setAttributes([.posixPermissions: 0o640], ofItemAtPath: desk.path("todo.txt"))
    try files.createSymbolicLink(
      atPath: desk.path("link.txt"),
      withDestinationPath: desk.path("todo.txt")
    )
    try ExchangeFile(path: desk.path("link.txt")).write(Array("(B) two\n".utf8))
    #expect(try desk.text(of: "todo.txt") == "(B) two\n")
    #expect(
      try files.attributesOfItem(atPath: desk.path("todo.txt"))[.posixPermissions] as? Int == 0o640
    )
    #expect(
      try files.contentsOfDirectory(atPath: desk.path).sorted() == ["link.txt", "todo.txt"]
    )
  }
}
