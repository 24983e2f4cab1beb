import Moments
import Testing

@testable import ToDoFormats

@Suite("Items of a collection", .timeLimit(.minutes(2)))
struct ItemCollectionTests {
  private static func file(_ name: String, _ lines: String...) -> ItemCollection.File {
    let all =
      ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//x//", "BEGIN:VTODO"] + lines + [
        "END:VTODO", "END:VCALENDAR",
      ]
    return ItemCollection.File(name: name, text: all.map { $0 + "\r\n" }.joined())
  }

  private let trip = [
    file("b.ics", "UID:trip", "SUMMARY:Trip"),
    file("a.ics", "UID:1", "SUMMARY:Pack", "RELATED-TO:trip"),
    file("c.ics", "UID:2", "SUMMARY:Book", "RELATED-TO:trip", "STATUS:COMPLETED"),
    file("d.ics", "UID:other", "SUMMARY:Other"),
  ]

  private func collection(_ files: [ItemCollection.File]) throws -> ItemCollection {
    ItemCollection(files, try CalendarSamples.settings())
  }

  private func applied(_ changes: [ItemCollection.Change], to files: [ItemCollection.File])
    -> [ItemCollection.File]
  {
    var files = files
    for change in changes {
      switch change {
      case .remove(let name): files.removeAll { $0.name == name }
      case .write(let file):
        files.removeAll { $0.name == file.name }
        files.append(file)
      }
    }
    return files
  }

  @Test func `a to-do and its steps are one item of several files`() throws {
    let collection = try collection(trip)
    #expect(collection.items.map(\.record.toDo.name) == ["Trip", "Other"])
    #expect(collection.items.first?.files == ["a.ics", "b.ics", "c.ics"])
    #expect(
      collection.items.first?.record.toDo.steps == [
        .init(name: "Pack"), .init(name: "Book", isDone: true),
      ]
    )
    #expect(collection.faults.isEmpty)
  }

  @Test func `a step that goes, one that comes and one that is done are changes of their files`()
    throws
  {
    let collection = try collection(trip)
    let item = try #require(collection.items.first)
    var after = item.record.toDo
    after.steps = [
      .init(name: "Pack", isDone: true), .init(name: "Buy a map"), .init(name: "Sleep"),
    ]
    let (changes, unplaced) = collection.edit.changing(item, from: item.record.toDo, to: after)
    #expect(unplaced == [])
    #expect(
      changes.map { change in
        switch change {
        case .write(let file): "write \(file.name)"
        case .remove(let name): "remove \(name)"
        }
      } == ["write step-1-of-trip.ics", "write step-2-of-trip.ics", "write a.ics", "remove c.ics"]
    )
    let again = try self.collection(applied(changes, to: trip))
    #expect(again.items.map(\.record.toDo.name).sorted() == ["Other", "Trip"])
    #expect(
      Set(again.items.first { $0.identity == "trip" }?.record.toDo.steps ?? []) == Set(after.steps)
    )
  }

  @Test func `an edit changes one file and no more of it than it names`() throws {
    let collection = try collection(trip)
    let item = try #require(collection.items.last)
    var after = item.record.toDo
    after.due = .day(CivilDate(text: "2027-01-20") ?? .first)
    #expect(
      collection.edit.changing(item, from: item.record.toDo, to: after).changes
        == [.write(Self.file("d.ics", "UID:other", "SUMMARY:Other", "DUE;VALUE=DATE:20270120"))]
    )
    #expect(collection.edit.changing(item, from: after, to: after).changes == [])
  }

  @Test func `what is removed takes its files with it, and leaves what else is in them`() throws {
    let mixed = ItemCollection.File(
      name: "e.ics",
      text:
        "BEGIN:VCALENDAR\nBEGIN:VTODO\nUID:e\nSUMMARY:E\nEND:VTODO\nBEGIN:VEVENT\nUID:v\nEND:VEVENT\nEND:VCALENDAR\n"
    )
    let collection = try collection(trip + [mixed])
    let items = collection.itemsByIdentity
    #expect(
      collection.edit.removing(try #require(items["trip"])) == [
        .remove("a.ics"), .remove("b.ics"), .remove("c.ics"),
      ]
    )
    let rest = "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:v\nEND:VEVENT\nEND:VCALENDAR\n"
    #expect(
      collection.edit.removing(try #require(items["e"])) == [
        .write(.init(name: "e.ics", text: rest))
      ]
    )
  }

  @Test func `a new to-do is a file, and each of its steps another`() throws {
    var toDo = ForeignToDo(name: "Party")
    toDo.identity = "klmnopqrstuvwxyz@widgetctl"
    toDo.list = "home"
    toDo.due = .instant(CalendarSamples.instant("2027-01-20T12:00:00Z"), zone: "Europe/Istanbul")
    toDo.steps = [.init(name: "Cake"), .init(name: "Music", isDone: true)]
    let (changes, unplaced) = try collection(trip).edit.adding(toDo)
    #expect(changes.count == 3 && unplaced == [])
    let again = try collection(applied(changes, to: trip))
    var expected = toDo
    expected.list = ""
    #expect(again.itemsByIdentity["klmnopqrstuvwxyz@widgetctl"]?.record.toDo == expected)
    for case .write(let file) in changes {
      #expect(file.text.contains("BEGIN:VTIMEZONE") == file.text.contains("TZID="))
    }
  }

  @Test func `files that cannot be read are named and not taken for missing`() throws {
    let broken = [
      ItemCollection.File(name: "1.ics", text: "not a calendar"),
      ItemCollection.File(name: "2.ics", text: "BEGIN:VCALENDAR\nBEGIN:VTODO\nUID:two\n"),
      Self.file("3.ics", "UID:three", "SUMMARY:Three", "DUE:20270230"),
      Self.file("4.ics", "UID:trip", "SUMMARY:Twin"),
    ]
    let collection = try collection(trip + broken)
    #expect(collection.faults.keys.sorted() == ["1.ics", "2.ics", "3.ics", "b.ics"])
    #expect(collection.faults["3.ics"]?.line == 7)
    let there = collection.there(["one": ["1.ics"], "two": ["2.ics"], "gone": ["9.ics"]])
    #expect(
      there["one"] == .unreadable && there["two"] == .unreadable && there["three"] == .unreadable
    )
    #expect(there["gone"] == nil)
    #expect(there["other"] == .present(ForeignToDo.named("Other", "other")))
  }
}

extension ForeignToDo {
  static func named(_ name: String, _ identity: String) -> ForeignToDo {
    var toDo = ForeignToDo(name: name)
    toDo.identity = identity
    return toDo
  }
}
