import Foundation
import Moments
import Testing
import ToDoFormats

@testable import HomeWidgets

@Suite("A list and a folder of calendars", .timeLimit(.minutes(2)))
struct SyncTests {
  @Test func `each side gets what the other has, and then there is nothing new`() async throws {
    let desk = try await ExchangeDesk.besideFolder()
    #expect(try await desk.sync().sentence == "Added 2 here, added 1 there.")
    #expect(try await desk.names.sorted() == ["Milk", "Rent", "Tea"])
    #expect(try await desk.record("Rent").due == .day(CivilDate(text: "2027-01-01") ?? .first))
    #expect(try await desk.record("Milk").list == "Home")
    let tea = try await desk.record("Tea")
    let file = "\(tea.id.text)@widgetctl.ics"
    #expect(try desk.files() == ["a.ics", "b.ics", "displayname", file].sorted())
    #expect(try desk.text(of: "cal/\(file)").contains("SUMMARY:Tea\r\n"))
    let report = try await desk.sync()
    #expect(report.sentence == "Nothing new." && report.lines == [])
  }

  @Test func `changes go both ways, and each keeps what the other does not know`() async throws {
    let desk = try await ExchangeDesk.besideFolder()
    try await desk.sync()
    try await desk.change("Milk") { $0.name = "Oat milk" }
    try desk.write(
      ExchangeDesk.item("milk", "Milk", "LOCATION:Shop", "PRIORITY:9"),
      to: "cal/a.ics"
    )
    try desk.write(ExchangeDesk.item("rent", "Rent", "STATUS:COMPLETED"), to: "cal/b.ics")
    #expect(try await desk.sync().sentence == "Changed 2 here, changed 1 there.")
    let milk = try desk.text(of: "cal/a.ics")
    #expect(milk.contains("SUMMARY:Oat milk\r\nLOCATION:Shop\r\nPRIORITY:9\r\n"))
    #expect(try await desk.record("Oat milk").priority == .low)
    #expect(try await desk.record("Rent").state == .done)
    #expect(try await desk.sync().sentence == "Nothing new.")
  }

  @Test func `a field that both changed is kept twice and told`() async throws {
    let desk = try await ExchangeDesk.besideFolder()
    try await desk.sync()
    try await desk.change("Milk") { $0.name = "Oat milk" }
    try desk.write(ExchangeDesk.item("milk", "Soy milk"), to: "cal/a.ics")
    let report = try await desk.sync()
    #expect(report.sentence == "1 conflict.")
    #expect(try await desk.names.sorted() == ["Oat milk", "Rent", "Soy milk", "Tea"])
    #expect(try desk.text(of: "cal/a.ics").contains("SUMMARY:Oat milk"))
    #expect(try desk.files().count == 5)
    #expect(try await desk.sync().sentence == "Nothing new.")
  }

  @Test func `what is removed on one side is removed on the other`() async throws {
    let desk = try await ExchangeDesk.besideFolder()
    try await desk.sync()
    try FileManager.default.removeItem(atPath: desk.path("cal/a.ics"))
    let milk = try await desk.record("Milk")
    _ = try await desk.toDos.remove(try await desk.record("Rent").key)
    #expect(
      try await desk.sync().sentence == "Removed 1 here (\(milk.label)), removed 1 there (“Rent”)."
    )
    #expect(try await desk.names == ["Tea"])
    #expect(try desk.files().count == 2)
    #expect(try await desk.sync().sentence == "Nothing new.")
  }

  @Test func `a folder that is missing or empty removes nothing until it is meant`() async throws {
    let desk = try await ExchangeDesk.besideFolder()
    try await desk.sync()
    let (cal, away) = (desk.path("cal"), desk.path("away"))
    try FileManager.default.moveItem(atPath: cal, toPath: away)
    let missing = try await desk.sync()
    #expect(missing.sentence == "Nothing new." && missing.lines.count == 1)
    #expect(!FileManager.default.fileExists(atPath: cal))
    try desk.write("Home\n", to: "cal/displayname")
    #expect(try await desk.sync().lines.first?.contains("3 removals were not made") == true)
    #expect(try await desk.names.count == 3)
    try FileManager.default.removeItem(atPath: cal)
    try FileManager.default.moveItem(atPath: away, toPath: cal)
    #expect(try await desk.sync().sentence == "Nothing new.")
    for name in try desk.files() where name.hasSuffix(".ics") {
      try FileManager.default.removeItem(atPath: "\(cal)/\(name)")
    }
    #expect(try await desk.sync(isMeant: true).sentence.hasPrefix("Removed 3 here ("))
  }

  @Test func `files that cannot be read are named and remove nothing`() async throws {
    let desk = try await ExchangeDesk.besideFolder()
    try await desk.sync()
    let other = desk.path("elsewhere.ics")
    try FileManager.default.moveItem(atPath: desk.path("cal/a.ics"), toPath: other)
    try FileManager.default.createSymbolicLink(
      atPath: desk.path("cal/a.ics"),
      withDestinationPath: other
    )
    try desk.write("BEGIN:VCALENDAR\nBEGIN:VTODO\nUID:rent\n", to: "cal/b.ics")
    let report = try await desk.sync()
    #expect(report.sentence == "Nothing new." && report.lines.count == 2)
    #expect(try await desk.names.count == 3)
    try desk.write(ExchangeDesk.item("rent", "Rent, mended"), to: "cal/b.ics")
    #expect(try await desk.sync().sentence == "Changed 1 here.")
  }

  @Test func `a kill between the files and the list loses nothing and doubles nothing`()
    async throws
  {
    let desk = try await ExchangeDesk.besideFolder()
    try await desk.sync()
    try await desk.change("Milk") { $0.name = "Oat milk" }
    try desk.write(ExchangeDesk.item("new", "New"), to: "cal/n.ics")
    // A file has whole seconds, and no place for a start.
    try await desk.change("Rent") { $0.close(at: 1_800_000_000_123_456) }
    try await desk.change("Tea") { $0.startedAt = 1_800_000_000_123_456 }
    var own = ToDoRecord(name: "Own")
    (own.list, own.startedAt) = ("Home", 1_800_000_000_123_456)
    _ = try await desk.toDos.add(own)
    let before = try await desk.toDos.sources()
    #expect(try await desk.sync().sentence.hasPrefix("Added 1 here, added 1 there, changed "))
    // What was last seen is what it was before.
    for source in before { _ = try await desk.toDos.store.write { try $0.update(source) } }
    #expect(try await desk.sync().sentence == "Nothing new.")
    #expect(try await desk.names.sorted() == ["New", "Oat milk", "Own", "Rent", "Tea"])
    #expect(try desk.files().count == 6)
  }

  @Test func `two syncs at once take nothing twice`() async throws {
    let desk = try await ExchangeDesk.besideFolder()
    try await desk.sync()
    for number in 0..<40 {
      try desk.write(ExchangeDesk.item("n\(number)", "New"), to: "cal/n\(number).ics")
    }
    try await desk.change("Milk") { $0.name = "Oat milk" }
    try desk.write(ExchangeDesk.item("milk", "Soy milk"), to: "cal/a.ics")
    async let one = desk.sync()
    async let two = desk.sync()
    _ = try await [one, two]
    try await desk.sync()
    #expect(try await desk.names.filter { $0 == "New" }.count == 40)
    #expect(try await desk.names.filter { $0 == "Soy milk" }.count == 1)
    #expect(try await desk.names.count == 44)
    #expect(try await desk.sync().sentence == "Nothing new.")
  }

  @Test func `a file that holds an event keeps its name and its content`() async throws {
    let desk = try await ExchangeDesk.besideFolder()
    let event = ExchangeDesk.item("tea", "Tea time").replacingOccurrences(
      of: "VTODO",
      with: "VEVENT"
    )
    let tea = try await desk.record("Tea")
    let name = "\(tea.id.text)@widgetctl"
    try desk.write(event, to: "cal/\(name).ics")
    #expect(try await desk.sync().sentence == "Added 2 here, added 1 there.")
    #expect(try desk.text(of: "cal/\(name).ics") == event)
    #expect(try desk.text(of: "cal/\(name)-2.ics").contains("SUMMARY:Tea\r\n"))
  }

  @Test func `a link at a file's name is not written through`() async throws {
    let desk = try await ExchangeDesk.besideFolder()
    try await desk.sync()
    try desk.write("mine", to: "other")
    let link = "\(desk.path("cal"))/.a.ics.tmp"
    try FileManager.default.createSymbolicLink(
      atPath: link,
      withDestinationPath: desk.path("other")
    )
    try await desk.change("Milk") { $0.name = "Oat milk" }
    #expect(try await desk.sync().sentence == "Changed 1 there.")
    #expect(try desk.text(of: "other") == "mine")
  }

  @Test func `steps are files of their own`() async throws {
    let desk = try await ExchangeDesk.besideFolder()
    try await desk.change("Tea") {
      $0.checklist = [ChecklistItem(name: "Water", isDone: true), ChecklistItem(name: "Leaves")]
    }
    try await desk.sync()
    #expect(try desk.files().count == 6)
    try desk.write(ExchangeDesk.item("bag", "Bag", "RELATED-TO:milk"), to: "cal/c.ics")
    try await desk.sync()
    #expect(try await desk.record("Milk").checklist.map(\.name) == ["Bag"])
    try await desk.change("Milk") { $0.checklist[0].isDone = true }
    try await desk.sync()
    #expect(try desk.text(of: "cal/c.ics").contains("STATUS:COMPLETED"))
    #expect(try await desk.sync().sentence == "Nothing new.")
  }
}
