import Foundation
import Testing

@testable import HomeWidgets

@Suite("To-dos that come again", .timeLimit(.minutes(2)))
struct TakenAgainTests {
  private static let tea = ExchangeDesk.item("tea", "Green tea")

  @Test func `a sync that was taken again is not done again beside itself`() async throws {
    let desk = try await ExchangeDesk.besideFolder()
    try await desk.sync(run: "one")
    try desk.write(Self.tea, to: "cal/t.ics")
    try await desk.sync(run: "two")
    let first = try await desk.record("Green tea")
    try await desk.undo("two")
    #expect(try await desk.sync(run: "three").sentence == "Added 1 here.")
    let again = try await desk.record("Green tea")
    #expect((again.key, again.id) == (first.key, first.id))
    #expect(try await desk.redo("two") == "three")
    #expect(try await desk.names.count == 4)
    // The first one comes back once the second is away, and the folder has nothing new to say.
    try await desk.undo("three")
    #expect(try await desk.redo("two") == nil)
    #expect(try await desk.redo("three") == "two")
    #expect(try await desk.record("Green tea").key == first.key)
    #expect(try await desk.sync().sentence == "Nothing new.")
    #expect(try await desk.names.count == 4)
    #expect(try desk.text(of: "cal/t.ics") == Self.tea)
  }

  private static let files: [(name: String, text: String)] = [
    ("todo.txt", "(A) Call Bob @phone\nPay rent +home\n"),
    ("ids.txt", "(A) Call Bob id:1 @phone\nPay rent +home id:2\n"),
    ("list.ics", tea),
    ("tasks.json", #"{"description":"Tea","uuid":"0336eff3-7f73-49ab-943e-6bec38f71153"}"#),
  ]

  @Test(arguments: files)
  func `nor is an import`(file: (name: String, text: String)) async throws {
    let desk = try await ExchangeDesk()
    try desk.write(file.text, to: file.name)
    try await desk.perform("one") { try await desk.importing(file.name) }
    let first = try await desk.toDos.records()
    try await desk.undo("one")
    #expect(try await desk.names.isEmpty)
    try await desk.perform("two") { try await desk.importing(file.name) }
    #expect(try await desk.toDos.records().map(\.id) == first.map(\.id))
    #expect(try await desk.redo("one") == "two")
    #expect(try await desk.toDos.records().map(\.key) == first.map(\.key))
    #expect(try await desk.importing(file.name).sentence.hasPrefix("Nothing new"))
    try await desk.undo("two")
    #expect(try await desk.redo("one") == nil)
    #expect(try await desk.toDos.records() == first)
  }

  @Test func `an import that is taken back leaves room for a sync of the same to-dos`() async throws
  {
    let desk = try await ExchangeDesk.besideFolder()
    try await desk.perform("one") { try await desk.importing("cal") }
    let milk = try await desk.record("Milk")
    try await desk.undo("one")
    #expect(try await desk.sync(run: "two").taken == 2)
    #expect(try await desk.redo("one") == "two")
    #expect(try await desk.record("Milk").key == milk.key)
    #expect(try await desk.names.sorted() == ["Milk", "Rent", "Tea"])
  }

  @Test func `a removal cannot be taken back once the to-do has come again`() async throws {
    let desk = try await ExchangeDesk()
    try await desk.importing(text: "(A) Call Bob\n")
    let bob = try await desk.record("Call Bob")
    try await desk.perform("removal") { _ = try await desk.toDos.remove(bob.key) }
    try await desk.perform("import") {
      try await desk.importing("todo.txt", ImportOptions(takesTheirs: true))
    }
    #expect(try await desk.record("Call Bob").key == bob.key)
    await #expect(throws: (any Error).self) { try await desk.undo("removal") }
    #expect(try await desk.names == ["Call Bob"])
    try await desk.undo("import")
    try await desk.undo("removal")
    #expect(try await desk.toDos.records() == [bob])
  }

  // A number that another to-do has by now stays that one's.
  @Test func `another to-do's number is not taken`() async throws {
    let desk = try await ExchangeDesk()
    try await desk.perform("one") { try await desk.importing(text: "(A) Call Bob\n") }
    let bob = try await desk.record("Call Bob")
    try await desk.undo("one")
    var other = ToDoRecord(name: "Tea")
    other.key = bob.key
    _ = try await desk.toDos.store.write { [other] in try $0.insert(other) }
    try await desk.importing("todo.txt")
    #expect(try await desk.record("Tea").key == bob.key)
    #expect(try await desk.record("Call Bob").key > bob.key)
  }
}
