import Moments
import Testing

@testable import ToDoFormats

@Suite("Taskwarrior's recurrences", .timeLimit(.minutes(2)))
struct TaskwarriorRuleTests {
  @Test(arguments: [
    ("daily", "FREQ=DAILY"), ("weekdays", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"),
    ("weekly", "FREQ=WEEKLY"),
    ("biweekly", "FREQ=WEEKLY;INTERVAL=2"), ("fortnight", "FREQ=WEEKLY;INTERVAL=2"),
    ("monthly", "FREQ=MONTHLY"),
    ("bimonthly", "FREQ=MONTHLY;INTERVAL=2"), ("quarterly", "FREQ=MONTHLY;INTERVAL=3"),
    ("semiannual", "FREQ=MONTHLY;INTERVAL=6"), ("annual", "FREQ=YEARLY"), ("yearly", "FREQ=YEARLY"),
    ("biannual", "FREQ=YEARLY;INTERVAL=2"), ("biyearly", "FREQ=YEARLY;INTERVAL=2"),
    ("P3W", "FREQ=WEEKLY;INTERVAL=3"),
    ("P14D", "FREQ=WEEKLY;INTERVAL=2"), ("P10D", "FREQ=DAILY;INTERVAL=10"),
    ("3wks", "FREQ=WEEKLY;INTERVAL=3"),
    ("3m", "FREQ=MONTHLY;INTERVAL=3"), ("2q", "FREQ=MONTHLY;INTERVAL=6"),
    ("P1Y2M", "FREQ=MONTHLY;INTERVAL=14"),
    ("1yr", "FREQ=YEARLY"), ("hourly", ""), ("PT1H", ""), ("P", ""), ("P1M1D", ""), ("0d", ""),
    ("1000d", ""), ("often", ""),
    ("9999999999999999999d", ""),
  ])
  func `words are rules`(_ word: String, _ rule: String) throws {
    #expect(try reading(word, due: "20270115T090000Z").recurrence == rule)
  }

  @Test(arguments: [
    ("monthly", "20270131T090000Z", "FREQ=MONTHLY;BYMONTHDAY=-1"),
    ("monthly", "20270129T090000Z", "FREQ=MONTHLY;BYMONTHDAY=28,29;BYSETPOS=-1"),
    ("yearly", "20280229T090000Z", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1"),
  ])
  func `a rule from a month's last days keeps to its end`(
    _ word: String,
    _ due: String,
    _ rule: String
  ) throws {
    #expect(try reading(word, due: due).recurrence == rule)
  }

  @Test func `a recurring task alone is due when its next instance would be`() throws {
    let toDo = try reading("weekly", due: "20270115T090000Z", "\"mask\":\"++-\",")
    #expect(toDo.due == (try TaskwarriorSamples.time("2027-01-29 12:00")))
  }

  @Test(arguments: [
    ("FREQ=WEEKLY;BYDAY=FR", "weekly"), ("FREQ=MONTHLY;BYMONTHDAY=15", "monthly"),
    ("FREQ=DAILY;INTERVAL=3", "P3D"),
    ("FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", "weekdays"),
    ("FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=15", "yearly"),
    ("FREQ=WEEKLY;BYDAY=MO,WE", nil), ("FREQ=WEEKLY;COUNT=3", nil),
    ("FREQ=DAILY;X-FROM=COMPLETION", nil),
  ])
  func `rules have words where they mean the same days`(_ rule: String, _ word: String?) throws {
    var toDo = ForeignToDo(name: "Friday")
    toDo.due = try TaskwarriorSamples.day("2027-01-15")
    toDo.recurrence = rule
    let written = try Taskwarrior().write(toDo, TaskwarriorSamples.settings())
    let task = try #require(WarriorTask(written.raw.parts[0]))
    #expect(task.text("recur") == word ?? "")
    #expect(written.unplaced == (word == nil ? ["recurrence"] : []))
    #expect(task.status == (word == nil ? .pending : .recurring))
  }

  private func reading(_ word: String, due: String, _ more: String = "") throws -> ForeignToDo {
    let text =
      "{\"description\":\"a\",\"due\":\"\(due)\",\(more)\"recur\":\"\(word)\",\"status\":\"recurring\",\"uuid\":\"u\"}"
    return try #require(
      Taskwarrior().meaning(of: RawRecord(parts: [text]), TaskwarriorSamples.settings())
    )
  }
}
