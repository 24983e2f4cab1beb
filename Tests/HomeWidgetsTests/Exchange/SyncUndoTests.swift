import Foundation
import Testing

@testable import HomeWidgets

@Suite("Undo of a sync", .timeLimit(.minutes(2)))
struct SyncUndoTests {
  private static let tea = ExchangeDesk.item("tea", "Green tea", "X-FOO:kept", "ATTACH:http://a.b")

  @Test func `to-dos that a later sync took are taken again after an undo`() async throws {
    let desk = try await ExchangeDesk.besideFolder()
    try await desk.sync(run: "one")
    try desk.write(Self.tea, to: "cal/t.ics")
    #expect(try await desk.sync(run: "two").sentence == "Added 1 here.")
    try await desk.undo("two")
    #expect(try await desk.names.sorted() == ["Milk", "Rent", "Tea"])
    #expect(try await desk.sync(run: "three").sentence == "Added 1 here.")
    #expect(try desk.text(of: "cal/t.ics") == Self.tea)
    #expect(try await desk.names.sorted() == ["Green tea", "Milk", "Rent", "Tea"])
    #expect(try await desk.sync().sentence == "Nothing new.")
  }

  @Test func `the first sync can be taken back and made again`() async throws {
    let desk = try await ExchangeDesk.besideFolder()
    try await desk.sync(run: "one")
    try await desk.undo("one")
    #expect(try await desk.names == ["Tea"])
    #expect(try await desk.sync(run: "two").sentence == "Added 2 here.")
    #expect(try desk.files().count == 4)
    try await desk.undo("two")
    #expect(try await desk.sync().sentence == "Added 2 here.")
  }

  @Test func `a change that a sync took is taken again after an undo`() async throws {
    let desk = try await ExchangeDesk.besideFolder()
    try await desk.sync(run: "one")
    for (run, name) in [("two", "Oat milk"), ("three", "Soy milk")] {
      try desk.write(ExchangeDesk.item("milk", name), to: "cal/a.ics")
      try await desk.sync(run: run)
    }
    try await desk.undo("three")
    try await desk.undo("two")
    _ = try await desk.record("Milk")
    #expect(try await desk.sync().sentence == "Changed 1 here.")
    #expect(try desk.text(of: "cal/a.ics").contains("SUMMARY:Soy milk"))
    #expect(try await desk.names.sorted() == ["Rent", "Soy milk", "Tea"])
  }

  @Test func `an undo that was itself undone leaves nothing to take`() async throws {
    let desk = try await ExchangeDesk.besideFolder()
    try await desk.sync(run: "one")
    try desk.write(Self.tea, to: "cal/t.ics")
    try await desk.sync(run: "two")
    try await desk.undo("two")
    try await desk.toDos.store.redo(.run("two"), id: "redo")
    #expect(try await desk.sync().sentence == "Nothing new.")
    #expect(try await desk.names.count == 4)
  }

  // What the user removes is removed there, also after an undo of something else.
  @Test func `a to-do that was removed by hand is removed there`() async throws {
    let desk = try await ExchangeDesk.besideFolder()
    try await desk.sync(run: "one")
    try desk.write(Self.tea, to: "cal/t.ics")
    try await desk.sync(run: "two")
    _ = try await desk.toDos.remove(try await desk.record("Green tea").key)
    #expect(try await desk.sync().sentence == "Removed 1 there (“Green tea”).")
    #expect(try desk.files().count == 4)
  }

  @Test func `a file that comes back has all that it had`() async throws {
    let desk = try await ExchangeDesk.besideFolder()
    try desk.write(Self.tea, to: "cal/tea.ics")
    try await desk.sync(run: "one")
    // What the neighbour writes later counts, in its own to-dos and in those of the list.
    let later = Self.tea.replacing("X-FOO:kept", with: "X-FOO:later")
    try desk.write(later, to: "cal/tea.ics")
    let mine = try await desk.record("Tea")
    let own = "cal/\(mine.id.text)@widgetctl.ics"
    let text = try desk.text(of: own).replacing("END:VTODO", with: "X-BAR:more\r\nEND:VTODO")
    try desk.write(text, to: own)
    #expect(try await desk.sync(run: "two").sentence == "Nothing new.")
    let (green, plain) = (try await desk.record("Green tea"), try await desk.record("Tea"))
    for record in [green, plain] { _ = try await desk.toDos.remove(record.key) }
    #expect(try await desk.sync().sentence.hasPrefix("Removed 2 there ("))
    _ = try await desk.toDos.store.write { transaction in
      for record in [green, plain] { try transaction.insert(record) }
    }
    #expect(try await desk.sync().sentence == "Added 2 there.")
    // The calendar around it is this program's.
    let block = try #require(later.firstRange(of: "BEGIN:VTODO")).lowerBound
    #expect(try desk.text(of: "cal/tea.ics").hasSuffix(later[block...]))
    #expect(try desk.text(of: own).contains("X-BAR:more"))
  }

  @Test func `an import of a synced folder finds nothing new`() async throws {
    let desk = try await ExchangeDesk.besideFolder()
    try await desk.sync()
    try await desk.importing("cal")
    #expect(try await desk.importing("cal").conflicts == [])
    #expect(try await desk.record("Milk").list == "Home")
    #expect(try await desk.sync().sentence == "Nothing new.")
  }
}
