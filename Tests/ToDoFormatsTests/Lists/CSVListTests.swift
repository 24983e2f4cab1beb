import Testing

@testable import ToDoFormats

@Suite("Lists in CSV", .timeLimit(.minutes(2)))
struct CSVListTests {
  private let form = CSVList()

  @Test func `rows have the fields that the first line names`() throws {
    let file = try ListSamples.expectWhole(form, ListSamples.text("lists/reminders.csv"))
    #expect(file.faults.isEmpty)
    #expect(file.records.map(\.line) == [2, 5])
    var milk = ForeignToDo(name: "Buy milk")
    milk.due = try ListSamples.day("2026-12-01")
    milk.priority = .high
    milk.list = "Home"
    milk.notes = "two litres, \"fresh\"\nfrom the corner shop"
    milk.addedAt = try ListSamples.time("2026-11-20 10:00")
    #expect(file.records[0].toDo == milk)
    #expect(file.records[1].toDo.state == (try .done(ListSamples.time("2026-11-22 11:15"))))
    #expect(file.remarks == ["columns that mean nothing here are kept: Flagged"])
    #expect(ToDoFormats.format(of: try ListSamples.text("lists/reminders.csv"))?.name == "csv")
  }

  @Test(arguments: [
    "title;done;tags\na, b;x;home #work\n", "title\tdone\ttags\na, b\tx\thome,#work\n",
  ])
  func `other signs may separate the cells`(_ text: String) throws {
    let file = try ListSamples.expectWhole(form, text)
    #expect(file.records.map(\.toDo.name) == ["a, b"])
    #expect(file.records[0].toDo.state == .done(nil))
  }

  @Test(arguments: [
    (
      "a,2026-02-30,no",
      "a date that is not written as 2026-12-24 or 2026-12-24 09:00, or that does not exist",
      "2026-02-30"
    ),
    (
      "a,tomorrow,no",
      "a date that is not written as 2026-12-24 or 2026-12-24 09:00, or that does not exist",
      "tomorrow"
    ),
    ("a,,perhaps", "neither done nor open: use Yes or No", "perhaps"),
    (",2026-12-24,no", "a row without a name", " 2026-12-24 no"),
    ("\"a\" b,,no", "text behind a closing quote", "a b  no"),
  ])
  func `what is wrong is named`(_ row: String, _ message: String, _ found: String) throws {
    let file = try ListSamples.expectWhole(form, "title,due,done\n\(row)\nb,,\n")
    #expect(file.records.map(\.fault) == [FormatFault(line: 2, message, found: found), nil])
  }

  @Test func `a quote without an end is a fault, and what stands before it is read`() throws {
    let file = try ListSamples.expectWhole(form, "title,due\na,\n\"b,\nc,\n")
    #expect(file.records.map(\.toDo.name) == ["a"])
    #expect(file.faults == [FormatFault(line: 3, "a quote that does not end", found: "\"b,\nc,\n")])
  }

  @Test(arguments: ["", "Buy milk, bread\n", "title\nmilk\n", "due,done\n", "x y,z\n"])
  func `a text without names of columns is none`(_ text: String) throws {
    #expect(!form.recognizes(text[...].utf8))
    #expect(throws: FormatRefusal.self) { try form.read(text, ListSamples.settings()) }
  }
}
