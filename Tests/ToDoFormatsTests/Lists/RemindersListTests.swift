import Testing

@testable import ToDoFormats

@Suite("Apple's reminders in JSON", .timeLimit(.minutes(2)))
struct RemindersListTests {
  @Test func `reminders have their fields`() throws {
    let file = try ListSamples.expectWhole(
      RemindersList(),
      ListSamples.text("lists/reminders.json")
    )
    #expect(file.faults.isEmpty && file.records.allSatisfy { $0.fault == nil })
    #expect(file.records.map(\.line) == [2, 15, 24])
    var milk = ForeignToDo(name: "Buy milk")
    milk.identity = "6A1B2C3D-0000-4000-8000-000000000001"
    milk.due = try ListSamples.day("2026-12-01")
    milk.priority = .high
    milk.list = "Home"
    milk.notes = "two litres\nfrom the corner shop"
    milk.addedAt = try ListSamples.time("2026-11-20 10:00")
    milk.modifiedAt = .init(secondsSince1970: 1_795_244_400)
    #expect(file.records[0].toDo == milk)
    #expect(file.records[1].toDo.state == (try .done(ListSamples.time("2026-11-22 11:15"))))
    #expect(file.records[1].toDo.url == "https://example.org/a")
    #expect(file.records[2].toDo.due == (try ListSamples.time("2026-12-02 09:30")))
    #expect(file.records[2].toDo.notBefore == (try ListSamples.time("2026-12-01 09:00")))
    #expect(file.records[2].toDo.priority == .medium)
    #expect(
      file.records[2].remarks == ["its place is kept, and there is no reminder by place here"]
    )
  }

  @Test(arguments: [
    ("2026-12-01T00:00:00Z", "2026-12-01 03:00"), ("2026-12-01T00:00:00+05:00", nil),
    ("2026-11-30T21:00:00Z", nil),
    ("2026-12-01", nil),
  ])
  func `midnight is a day in the reader's zone, and where it was written with an offset`(
    _ due: String,
    _ time: String?
  ) throws {
    let file = try ListSamples.expectWhole(
      RemindersList(),
      "[{\"title\":\"a\",\"dueDate\":\"\(due)\"}]"
    )
    let wanted = try time.map { try ListSamples.time($0) } ?? ListSamples.day("2026-12-01")
    #expect(file.records.map(\.toDo.due) == [wanted])
  }

  @Test(arguments: [
    ("{\"title\":\"\"}", "a reminder without a title"),
    ("{\"title\":\"a\",\"priority\":10}", "a priority that is not a number from 0 to 9"),
    ("{\"title\":\"a\",\"isCompleted\":\"no\"}", "neither true nor false"),
    (
      "{\"title\":\"a\",\"dueDate\":\"2026-02-30T00:00:00Z\"}",
      "dueDate is not a date of ISO 8601, or one that does not exist"
    ),
  ])
  func `what is wrong is named`(_ text: String, _ message: String) throws {
    let file = try ListSamples.expectWhole(RemindersList(), "[\n\(text)\n]")
    #expect(file.records.map { $0.fault?.message } == [message])
    #expect(file.records[0].fault?.line == 2)
  }

  @Test func `a form is known by its names`() throws {
    #expect(
      ToDoFormats.format(of: try ListSamples.text("lists/reminders.json"))?.name == "reminders"
    )
    #expect(throws: FormatRefusal.self) {
      try RemindersList().read("Buy milk", ListSamples.settings())
    }
  }
}
