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
    let report = try await desk.importing(Self.list)
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
    try await desk.importing(Self.list)
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
    let report = try await desk.importing(Self.list, ImportOptions(isDryRun: true))
    #expect(report.sentence == "Would import 4 to-dos.")
    #expect(try await desk.names.isEmpty)
    #expect(try await desk.toDos.store.read { try $0.lastCommit() } == commit)
  }

  @Test func `lines alike are as many to-dos`() async throws {
    let desk = try await ExchangeDesk()
    try await desk.importing("Buy milk @shop\nBuy milk @shop\n")
    #expect(try await desk.names == ["Buy milk", "Buy milk"])
    let report = try await desk.importing("Buy milk @shop\nBuy milk @shop\nBuy milk @shop\n")
    #expect(report.sentence == "Imported 1 to-do, 2 unchanged.")
  }

  @Test func `a changed line without an identity is a new to-do, and the one it was is named`()
    async throws
  {
    let desk = try await ExchangeDesk()
    try await desk.importing("Buy milk @shop\nCall Mom @phone\n")
    let report = try await desk.importing("Buy oat milk @shop\nCall Mom @phone\n")
    #expect(report.sentence == "Imported 1 to-do, 1 unchanged.")
    #expect(report.lines.count == 1)
    #expect(report.lines.first?.contains("Buy milk") == true)
    #expect(report.lines.first?.contains("it stays here") == true)
    #expect(try await desk.names == ["Buy milk", "Call Mom", "Buy oat milk"])
  }

  @Test func `what was removed here does not come back unless it is asked for`() async throws {
    let desk = try await ExchangeDesk()
    try await desk.importing(Self.list)
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
    try await desk.importing(Self.list, as: "old/todo.txt")
    let report = try await desk.importing(Self.list, as: "new/todo.txt")
    #expect(report.sentence == "Nothing new, 4 unchanged.")
    #expect(report.lines.contains { $0.contains("old/todo.txt") })
  }

  @Test
  func `the list of an import is for to-dos without one, and holds for the file from then on`()
    async throws
  {
    let desk = try await ExchangeDesk()
    try await desk.importing("(B) Buy milk\nCall Mom @phone\n", ImportOptions(list: "Home"))
    #expect(try await desk.record("Buy milk").list == "Home")
    #expect(try await desk.record("Call Mom").list == "phone")
    #expect(try await desk.importing("todo.txt").sentence == "Nothing new, 2 unchanged.")
    #expect(try await desk.exporting(to: "todo.txt") == "(B) Buy milk\nCall Mom @phone\n")
  }

  @Test func `a run that ended early is finished by the next one`() async throws {
    let desk = try await ExchangeDesk()
    try await desk.importing(Self.list)
    // As after a kill: the file's frame was not written, and a record is missing.
    var source = try #require(try await desk.toDos.sources().first)
    (source.skeleton, source.digest) = ("[]", "")
    _ = try await desk.toDos.store.write { [source] in try $0.update(source) }
    _ = try await desk.toDos.remove(try await desk.record("Water plants").key)
    #expect(try await desk.importing("todo.txt").sentence == "Imported 1 to-do, 3 unchanged.")
    #expect(try await desk.importing("todo.txt").sentence == "Nothing new, 4 unchanged.")
  }
}
