import Testing

@testable import ToDoFormats

@Suite("Components without a calendar", .timeLimit(.minutes(2)))
struct BareComponentTests {
  private static let toDo = [
    "BEGIN:VTODO", "UID:a", "SUMMARY:Milk", "X-EVOLUTION-ALARM-UID:1", "DUE;VALUE=DATE:20261201",
    "END:VTODO",
  ]

  private static func text(_ lines: [String], _ lineBreak: String = "\r\n") -> String {
    lines.map { $0 + lineBreak }.joined()
  }

  @Test(arguments: [
    "BEGIN:VTODO", "begin:vtodo", "\u{FEFF}BEGIN:VTODO", "\r\n BEGIN:VEVENT", "BEGIN:VJOURNAL",
    "BEGIN:VTIMEZONE",
  ])
  func `is recognized`(beginning: String) {
    #expect(ICalendar().recognizes(beginning[...].utf8))
    #expect(ToDoFormats.format(of: beginning + "\r\n")?.name == "icalendar")
  }

  @Test(arguments: ["BEGIN:VCARD", "BEGIN", "Buy VTODO", "BEGIN:VTOD"])
  func `nothing else is`(beginning: String) {
    #expect(!ICalendar().recognizes(beginning[...].utf8))
  }

  @Test(arguments: ["\r\n", "\n"])
  func `comes back byte for byte, and changed without a calendar around it`(lineBreak: String)
    throws
  {
    let settings = try CalendarSamples.settings()
    let text = Self.text(Self.toDo, lineBreak)
    let document = try ICalendar().read(text, settings)
    let record = try #require(document.records.first)
    #expect((document.records.count, record.fault, document.remarks) == (1, nil, []))
    #expect((record.toDo.name, record.toDo.identity) == ("Milk", "a"))
    #expect(ICalendar().document([.part(record.raw.parts[0])], appending: []) == text)
    var after = record.toDo
    after.name = "Oat milk"
    let edited = ICalendar().edit(record.raw, from: record.toDo, to: after, settings).raw
    let written = ICalendar().document([.part(edited.parts[0])], appending: [])
    #expect(written == text.replacing("SUMMARY:Milk", with: "SUMMARY:Oat milk"))
  }

  @Test func `a zone and a further to-do follow it, without a calendar too`() throws {
    let settings = try CalendarSamples.settings()
    let text = Self.text(Self.toDo).dropLast()
    let zone = Self.text(["BEGIN:VTIMEZONE", "TZID:X", "END:VTIMEZONE"])
    let appended = [
      WrittenRecord(RawRecord(parts: [], surroundings: [zone])),
      WrittenRecord(RawRecord(parts: [Self.text(["BEGIN:VTODO", "UID:b", "END:VTODO"])])),
    ]
    let written = ICalendar().document([.part(String(text))], appending: appended)
    #expect(written == text + "\r\n" + zone + Self.text(["BEGIN:VTODO", "UID:b", "END:VTODO"]))
    #expect(try ICalendar().read(written, settings).records.map(\.toDo.identity) == ["a", "b"])
  }

  @Test func `stands in a folder beside whole calendars`() throws {
    let settings = try CalendarSamples.settings()
    let whole = Self.text(
      ["BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VTODO", "UID:b", "END:VTODO", "END:VCALENDAR"]
    )
    let files = [
      ("1.ics", Self.text(Self.toDo)), ("2.ics", whole), ("3.ics", Self.text(Self.toDo)),
    ]
    let collection = ItemCollection(
      files.map { ItemCollection.File(name: $0.0, text: $0.1) },
      settings
    )
    #expect(collection.items.map(\.identity) == ["a", "b", "a"])
    #expect(collection.faults["3.ics"]?.message == "the UID of the to-do in 1.ics")
    var after = collection.items[0].record.toDo
    after.due = nil
    let changes = collection.edit.changing(
      collection.items[0],
      from: collection.items[0].record.toDo,
      to: after
    ).changes
    let written = Self.text(Self.toDo.filter { !$0.hasPrefix("DUE") })
    #expect(changes == [.write(ItemCollection.File(name: "1.ics", text: written))])
  }

  @Test func `an event alone is kept and told`() throws {
    let text = Self.text(["BEGIN:VEVENT", "UID:e", "BEGIN:VALARM", "END:VALARM", "END:VEVENT"])
    let document = try ICalendar().read(text, try CalendarSamples.settings())
    #expect(document.records.isEmpty)
    #expect(document.remarks == ["1 of VEVENT is kept for the export"])
    #expect(document.pieces == [.text(text)])
  }

  @Test func `an event of the agenda`() throws {
    var reader = EventReader(try CalendarSamples.settings())
    let event = [
      "BEGIN:VEVENT", "UID:e", "SUMMARY:Lunch", "DTSTART:20261201T100000Z", "END:VEVENT",
    ]
    let document = try reader.read(Self.text(event))
    #expect(document.events.map(\.words.title) == ["Lunch"])
    #expect(document.faults.isEmpty && document.remarks.isEmpty)
  }
}
