import Moments
import Testing

@testable import ToDoFormats

@Suite("Taskwarrior's tasks as to-dos", .timeLimit(.minutes(2)))
struct TaskwarriorReadingTests {
  @Test func `attributes have their fields`() throws {
    let file = try TaskwarriorSamples.read("own-2.6")
    #expect(file.faults.isEmpty && file.records.allSatisfy { $0.fault == nil })
    let milk = try file.record(named: "Buy milk").toDo
    #expect(milk.due == (try TaskwarriorSamples.day("2026-12-01")))
    #expect(milk.priority == .high && milk.tags == ["food", "shop"] && milk.list == "home.kitchen")
    #expect(milk.addedAt == (try TaskwarriorSamples.time("2026-11-20 10:00")))
    let bank = try file.record(named: "Call the bank").toDo
    #expect(bank.due == (try TaskwarriorSamples.time("2026-12-02 09:30")))
    #expect(bank.notBefore == (try TaskwarriorSamples.day("2026-11-29")))
    let report = try file.record(named: "Write report").toDo
    #expect(
      report.notes == "2026-11-20 10:05 first draft is in /tmp/x\n2026-11-20 10:06 ask Öykü 😀"
    )
    #expect(report.startedAt != nil)
    #expect(try file.record(named: "Publish report").toDo.blockedBy.count == 2)
    #expect(try file.record(named: "Path /usr/bin and \"quotes\"").toDo.priority == .medium)
    #expect(try file.record(named: "tab\there").toDo.tags == [])
  }

  @Test func `closed tasks are done, and deleted ones are no records`() throws {
    let file = try TaskwarriorSamples.read("own-2.6")
    #expect(
      try file.record(named: "Logged thing").toDo.state
        == .done(TaskwarriorSamples.day("2026-11-18"))
    )
    #expect(
      try file.record(named: "Finished thing").toDo.state
        == .done(TaskwarriorSamples.time("2026-11-20 11:00"))
    )
    #expect(!file.records.contains { $0.toDo.name == "Deleted thing" })
    #expect(file.removed.count == 1)
    #expect(file.remarks == ["1 deleted task is kept for the export"])
  }

  @Test func `one to-do has a recurring task's rule`() throws {
    let file = try TaskwarriorSamples.read("own-2.6")
    func rules(_ name: String) -> [String] {
      file.records.filter { $0.toDo.name == name }.map(\.toDo.recurrence)
    }
    #expect(rules("Stand-up").filter { !$0.isEmpty } == ["FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"])
    #expect(rules("Stand-up").count == 5)
    #expect(rules("Water plants").filter { !$0.isEmpty } == ["FREQ=DAILY;INTERVAL=3"])
    #expect(
      rules("Rent").filter { !$0.isEmpty } == [
        "FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1;UNTIL=20270301"
      ]
    )
    #expect(rules("Second Öykü").filter { !$0.isEmpty } == ["FREQ=DAILY;UNTIL=20261127"])
    // 3wks; its task was no recurring one before, so it has an instance too.
    #expect(rules("+home-office tags only") == ["FREQ=WEEKLY;INTERVAL=3"])
    // PT12H
    let hourly = file.records.filter { $0.toDo.name == "Hourly" }
    #expect(hourly.allSatisfy { $0.toDo.recurrence.isEmpty })
    #expect(
      hourly.contains {
        $0.remarks == ["no rule here is like “PT12H”: it is kept and makes nothing"]
      }
    )
    let rent = try #require(
      file.records.first { $0.toDo.name == "Rent" && !$0.toDo.recurrence.isEmpty }
    )
    #expect(rent.raw.parts.count == 2)
    #expect(rent.toDo.due == (try TaskwarriorSamples.day("2026-12-30")))
  }

  @Test func `instances of an ended recurring task have no rule`() throws {
    let file = try TaskwarriorSamples.read("own-2.6-ended")
    #expect(
      file.records.filter { $0.toDo.state == .open }.allSatisfy { $0.toDo.recurrence.isEmpty }
    )
  }

  /// The tasks as `task status:pending export` writes them, which leaves out recurring tasks.
  @Test func `an instance without its recurring task does not come back here`() throws {
    func task(_ uuid: Character, _ rest: String) -> String {
      """
      {"description":"Rent","entry":"20261101T080000Z","recur":"monthly","status":\(rest),\
      "uuid":"\(String(repeating: uuid, count: 8))-aaaa-4aaa-8aaa-111111111111",\
      "parent":"99999999-aaaa-4aaa-8aaa-111111111111"}

      """
    }
    let text =
      task("1", #""completed","due":"20261101T090000Z","end":"20261102T080000Z""#)
      + task("2", #""pending","due":"20261201T090000Z""#)
      + task("3", #""pending","due":"20270101T090000Z""#)
    let settings = try TaskwarriorSamples.settings()
    let file = try Taskwarrior().read(text, settings)
    #expect(file.records.map(\.toDo.recurrence) == ["", "", ""])
    let remark = ["its recurring task is not in the file: it does not come back here"]
    #expect(file.records.map(\.remarks) == [[], remark, remark])
    // Done here, its own text is completed and nothing of the rule is touched.
    let record = file.records[1]
    var done = record.toDo
    done.state = .done(record.toDo.due)
    let written = Taskwarrior().edit(
      record.raw,
      from: record.toDo,
      to: done,
      settings
    )
    #expect(written.unplaced.isEmpty)
    #expect(written.raw.parts[0].contains(#""recur":"monthly","status":"completed""#))
  }

  @Test func `older versions' forms are read`() throws {
    let file = try TaskwarriorSamples.read("older")
    #expect(file.faults.isEmpty && file.records.allSatisfy { $0.fault == nil })
    let waiting = try file.record(named: "Waits as 2.5 writes it").toDo
    #expect(waiting.state == .open)
    #expect(waiting.notBefore == (try TaskwarriorSamples.time("2016-04-01 03:00")))
    #expect(
      try file.record(named: "Depends by a text with commas").toDo.blockedBy == [
        "11111111-aaaa-4aaa-8aaa-111111111111", "33333333-aaaa-4aaa-8aaa-333333333333",
      ]
    )
    #expect(
      try file.record(named: "Depends by a text with brackets").toDo.blockedBy == [
        "11111111-aaaa-4aaa-8aaa-111111111111", "22222222-aaaa-4aaa-8aaa-222222222222",
      ]
    )
    let second = try file.record(named: "Second text")
    #expect(
      second.raw.parts.count == 2 && second.line == 5 && second.toDo.tags == ["home", "work"]
    )
    #expect(file.remarks == ["1 earlier task is of a uuid that comes again: the last one counts"])
    let lines = try file.record(named: "Line break")
    #expect(lines.toDo.notes == "without a time\n2016-03-12 12:00:30 two\nlines")
    #expect(lines.remarks.count == 2)
  }

  @Test func `broken records are named by line, and read where their meaning is plain`() throws {
    let file = try TaskwarriorSamples.read("broken")
    let records = file.records.map { ($0.line, $0.fault.map { "\($0.line): \($0.message)" }) }
    #expect(
      records.map { "\($0.0) \($0.1 ?? "sound")" } == [
        "2 sound",
        "3 3: a quote that is not escaped",
        "5 5: due is not a time of Taskwarrior's, or one that does not exist",
        "7 7: a status that Taskwarrior does not have",
        "8 8: a task without a description",
        "9 9: annotations that are not an array of them",
        "10 10: a control character that is not escaped",
        "12 sound",
      ]
    )
    #expect(file.records[1].toDo.tags == ["a\"b", "c\\d", "e\\"])
    #expect(
      file.faults.map { "\($0.line) \($0.message): \($0.found.prefix(20))" } == [
        "4 no comma or brace where one has to be: \"status\":\"pending\",\"",
        "6 no comma or brace where one has to be: status\":\"pending\"},",
        "11 text between the tasks: nothing",
      ]
    )
  }

  @Test(arguments: ["", "Buy milk\n", "BEGIN:VCALENDAR\n"])
  func `a file of another form is refused`(_ text: String) throws {
    #expect(throws: FormatRefusal.self) {
      try Taskwarrior().read(text, TaskwarriorSamples.settings())
    }
  }

  @Test func `the program's own data file is recognized, and refused with words`() throws {
    let text = "[description:\"milk\" entry:\"1479992400\" status:\"pending\" uuid:\"u\"]\n"
    #expect(ToDoFormats.format(of: text)?.name == "taskwarrior")
    let refusal = #expect(throws: FormatRefusal.self) {
      try Taskwarrior().read(text, TaskwarriorSamples.settings())
    }
    #expect(refusal?.hint == "write it with 'task export > FILE'")
  }

  @Test(arguments: TaskwarriorSamples.names)
  func `its files are recognized`(_ name: String) throws {
    #expect(ToDoFormats.format(of: try TaskwarriorSamples.text(name))?.name == "taskwarrior")
  }

  @Test(arguments: [
    "[]", "(A) milk", "[{\"title\":\"Milk\",\"list\":\"Home\"}]",
    "- [ ] {\"description\":1,\"uuid\":2}",
  ])
  func `other files are not`(_ text: String) {
    #expect(!Taskwarrior().recognizes(text[...].utf8))
  }

  @Test func `a uuid holds the sixteen letters of a to-do of this list`() {
    let form = Taskwarrior()
    #expect(form.identity(of: "klmnopqrstuvwxyz") == "01234567-89ab-8cde-8f77-696467657463")
    #expect(form.id(in: "01234567-89AB-8cde-8f77-696467657463") == "klmnopqrstuvwxyz")
    #expect(form.id(in: "0336eff3-7f73-49ab-943e-6bec38f71153") == nil)
    #expect(form.id(in: "01234567-89ab-8cde-8f77-696467657464") == nil)
  }
}
