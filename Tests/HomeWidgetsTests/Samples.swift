import Foundation
import Moments

@testable import HomeWidgets

/// Sample to-dos for pictures, all at the same moment in the same time zone.
enum Samples {
  /// Saturday, 21 November 2026, 10:00 UTC.
  static let now = Date(timeIntervalSince1970: 1_795_255_200)

  static var utc: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }

  static func instant(_ hours: Double) -> Due {
    .instant(Instant(now.addingTimeInterval(hours * 3_600)))
  }

  static func day(_ days: Int) -> Due {
    .day(CivilDate(now, in: utc).adding(days: days))
  }

  static func record(
    _ key: Int64,
    _ name: String,
    due: Due? = nil,
    isDone: Bool = false,
    priority: ToDoPriority = .none
  ) -> ToDoRecord {
    ToDoRecord(
      key: key,
      id: ToDoID(bits: UInt64(key) &* 0x9E37_79B9_7F4A_7C15),
      name: name,
      state: isDone ? .done : .open,
      doneAt: isDone ? Instant(now).microseconds - key : nil,
      due: due,
      priority: priority,
      position: key &* ToDoStore.positionStep
    )
  }

  static func entry(
    _ records: [ToDoRecord],
    at date: Date = now,
    rowLimit: Int = ToDoContents.rowLimit
  ) -> ToDoEntry {
    var contents = contents(records, rowLimit: rowLimit)
    contents.hasWeek = true
    return ToDoEntry(date: date, picture: contents.picture(at: date, in: utc))
  }

  static func contents(
    _ records: [ToDoRecord],
    rowLimit: Int = ToDoContents.rowLimit
  ) -> ToDoContents {
    let open = records.filter { !$0.isDone && !$0.isLater(at: now, in: utc) }
    let later = records.filter { $0.isLater(at: now, in: utc) }
    let blocked = blocked(records)
    let done = records.filter(\.isDone)
    let late = open.filter { $0.due.map { $0.lateFrom(in: utc) <= now } ?? false }
    let today = CivilDate(now, in: utc)
    var days: [CivilDate: Int] = [:]
    var instants: [Instant] = []
    for record in open {
      switch record.due {
      case .day(let day) where day >= today: days[day, default: 0] += 1
      case .instant(let instant) where instant > Instant(now): instants.append(instant)
      default: break
      }
    }
    let places = open.map { ($0, ToDoPlace($0, isBlocked: blocked.contains($0), utc)) }
      .sorted { $0.1 < $1.1 }
    return ToDoContents(
      open: places.prefix(rowLimit).map(\.0),
      done: Array(done.prefix(rowLimit)),
      openCount: open.count,
      doneCount: done.count,
      laterCount: later.count,
      blocked: blocked,
      lateCount: late.count,
      lateInstants: instants.sorted(),
      dueDays: days,
      end: .distantFuture
    )
  }

  /// Returns the to-dos that wait for open ones, as they are read from the store.
  private static func blocked(_ records: [ToDoRecord]) -> BlockedToDos {
    let open = records.filter(\.isOpen)
    let numbers = Dictionary(open.map { ($0.id, $0.key) }) { first, _ in first }
    let pairs = open.compactMap { record in
      let blockers = record.blockedBy.compactMap { numbers[$0] }
      return blockers.isEmpty ? nil : (record.key, blockers)
    }
    return BlockedToDos(blockers: Dictionary(uniqueKeysWithValues: pairs))
  }

  /// A list with a to-do in progress, two that wait for others, and three that cannot be done yet.
  static let working: [ToDoRecord] = {
    var records = many
    records[8].startedAt = Instant(now.addingTimeInterval(-4_353)).microseconds
    records[4].blockedBy = [records[5].id]
    records[6].blockedBy = [records[0].id, records[10].id, records[11].id]
    records += [
      record(16, "Order the firewood"), record(17, "Book the dentist", due: day(30)),
      record(18, "Check in for the flight", due: day(60), priority: .high),
    ]
    for index in records.indices.suffix(3) { records[index].notBefore = day(20) }
    return records
  }()

  /// Only to-dos that cannot be done yet.
  static let later: [ToDoRecord] = (1...3).map { number in
    var later = record(Int64(number), "Firewood \(number)")
    later.notBefore = day(number)
    return later
  }

  /// An ordinary list: late to-dos, some of today, tomorrow and later, some without a date, and
  /// done ones.
  ///
  /// Half of them have more fields than a name.
  static let everyday: [ToDoRecord] = {
    var records = [
      record(1, "Buy groceries", due: instant(4)),
      record(2, "Call the dentist", due: day(1)),
      record(3, "Water the plants", isDone: true),
      record(5, "Send the tax return to the accountant before she leaves", due: day(-2)),
      record(8, "Renew passport", due: day(6), priority: .high),
      record(13, "Learn to juggle"),
      record(21, "Book the train to Izmir", due: day(40)),
      record(34, "Read the lease", due: instant(-1)),
      record(35, "Oil the bicycle chain", isDone: true),
      record(36, "Return library books", due: day(0)),
      record(37, "Back up the photos"),
      record(112, "Plan the birthday party", due: instant(30)),
    ]
    records[0].checklist = ["Milk", "Bread", "Tea"].map {
      ChecklistItem(name: $0, isDone: $0 == "Tea")
    }
    records[4].notes = "Take the old one and two photos."
    records[6].tags = ["trip"]
    records[10].recurrence = "FREQ=MONTHLY"
    records[11].list = "Family"
    return records
  }()

  /// More to-dos than fit in any family, some of them done.
  static let crowded =
    (1...20).map { key in
      record(
        Int64(key),
        "Errand number \(key)",
        due: key.isMultiple(of: 4) ? day(key - 5) : nil,
        priority: key == 3 ? .high : .none
      )
    } + (21...25).map { record(Int64($0), "Finished errand \($0)", isDone: true) }

  /// Thirteen to-dos, one of them done: late, today, tomorrow, this week, later and without a date.
  static let many: [ToDoRecord] = {
    var records = [
      record(4, "Renew the passport", due: day(-1), priority: .high),
      record(15, "Zürich Spaziergang mit Anna", due: instant(-2)),
      record(5, "Call Grandma", due: instant(8.5), priority: .high),
      record(9, "日本語のテキスト 会議の準備", due: day(1)),
      record(12, "Send the signed contract", due: day(3)),
      record(6, "Prepare the quarterly report", due: instant(148), priority: .medium),
      record(10, "Pay family tax", due: day(9)),
      record(7, "Book flights to Lisbon", due: day(101)),
      record(8, "Read “The Left Hand of Darkness”", priority: .low),
      record(1, "Buy groceries"),
      record(11, "Fix the bicycle's rear brake"),
      record(13, "Learn to bake sourdough"),
      record(2, "Call the dentist", isDone: true),
    ]
    records[2].tags = ["family"]
    records[4].list = "Work"
    records[5].list = "Work"
    records[5].notes = "The numbers are in the mail."
    records[6].recurrence = "FREQ=MONTHLY"
    records[9].checklist = ["Milk", "Bread", "Tea"].map {
      ChecklistItem(name: $0, isDone: $0 == "Tea")
    }
    records[9].tags = ["home", "shop"]
    return records
  }()

  /// Only late to-dos, some of them late for years.
  static let late = (1...9).map { number in
    record(
      Int64(number),
      "Overdue for \(number * number * 7 - 6) days",
      due: number == 1 ? instant(-0.5) : day(6 - number * number * 7),
      priority: number == 3 ? .high : number == 5 ? .low : .none
    )
  }

  /// Names with letters of two columns and of none, and with emoji.
  static let wide = [
    record(1, "買牛奶和雞蛋，然後去圖書館還書，再去郵局寄包裹", due: day(0)),
    record(2, "회의 준비: 발표 자료 만들기", due: instant(3), priority: .medium),
    record(3, "👨‍👩‍👧‍👦 family dinner 🇹🇷 👍🏽", due: day(1)),
    record(4, "ｆｕｌｌ　ｗｉｄｔｈ", priority: .high),
    record(5, "e\u{0301}te\u{0301} à la plage", isDone: true),
  ]

  /// Names that are written from right to left, alone and mixed with others.
  static let rightToLeft = [
    record(1, "اشتر الحليب والخبز من المتجر", due: day(-1), priority: .high),
    record(2, "לשלם את החשבון עד יום שלישי", due: instant(5)),
    record(3, "mix of עברית and English 123", due: day(2)),
    record(4, "تحضير الاجتماع (العرض رقم ٢)"),
    record(5, "לקנות לחם", isDone: true),
  ]

  static let fresh = ToDoSchema.samples(language: .english, now: 0).enumerated().map {
    record(Int64($0.offset + 1), $0.element.name)
  }

  static let allDone = fresh.map { sample in
    var done = sample
    done.close(at: Instant(now).microseconds - sample.key)
    return done
  }

  /// Names with characters and control sequences that have caused errors in terminals.
  static let hostile = [
    record(1, "Köpeği yürüyüşe çıkar, İstanbul'a bilet al"),
    record(2, "买牛奶和鸡蛋，然后去图书馆还书", due: day(0)),
    record(3, "اشتر الحليب من المتجر", due: day(1)),
    record(4, "👨‍👩‍👧‍👦 family dinner 🇹🇷 👍🏽", due: day(-1)),
    record(5, String(repeating: "long ", count: 2_000)),
    record(6, "red \u{1B}[31malert\u{1B}[0m \u{1B}]0;title\u{07} \u{202E}abc\r\nsecond line"),
    record(9_223_372_036_854_775_807, "z" + String(repeating: "\u{0301}", count: 5_000)),
    record(10, "\u{200B}\u{FEFF}e\u{0301}\ttab", isDone: true),
  ]
}
