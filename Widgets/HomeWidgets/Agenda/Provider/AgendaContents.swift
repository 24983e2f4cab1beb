import Foundation
import Moments
import SharedStore
import WidgetIntents

/// The events and to-dos of a few days, from which the picture of the agenda at any moment is
/// created.
struct AgendaContents: Sendable {
  /// The most to-dos with a due day that are read, and the most with a due time.
  static let toDoLimit = 200
  /// The most late to-dos that have a line in today's list; further ones are only counted.
  private static let lateLines = 3
  /// The most lines of one day; `linesOfAll` is the limit for all days together.
  ///
  /// The largest page has fewer rows.
  private static let linesOfDay = 40
  private static let linesOfAll = 80
  /// The most entries of `AgendaPicture.next`, which widgets with few rows show instead of whole
  /// days.
  private static let nextLimit = 12
  /// The most past events that have a line in today's list; earlier ones are left out.
  private static let overLines = 2
  /// The shortest gap between events that gets a line, in minutes.
  private static let leastFreeMinutes = 30

  /// The number of days that a picture shows, including today.
  let dayCount: Int
  var items: [AgendaItem] = []
  private(set) var toDos: [ToDoRecord] = []
  var calendars: [AgendaCalendar] = []
  var problems: [String] = []
  var problemCount = 0
  var isSample = false

  init(dayCount: Int) { self.dayCount = dayCount }

  mutating func take(_ events: AgendaEvents) {
    (items, calendars) = (events.items, events.calendars)
    (problems, problemCount) = (events.problems, events.problemCount)
  }

  /// Reads the open to-dos that are due before `end`, including late ones.
  mutating func read(
    _ transaction: borrowing ReadTransaction,
    to end: CivilDate,
    in calendar: Calendar
  ) throws {
    toDos = try transaction.fetch(
      where: .all([.isOpenToDo, .less("dueDay", .text(end.text))]),
      sortedBy: [.descending("dueDay"), .descending("priority")],
      limit: Self.toDoLimit
    )
    toDos += try transaction.fetch(
      where: .all([
        .isOpenToDo, .less("dueAt", .integer(Instant(end.start(in: calendar)).microseconds)),
      ]),
      sortedBy: [.descending("dueAt")],
      limit: Self.toDoLimit
    )
  }

  /// Returns the picture at `now`, which is on or after the day from which the contents were read.
  func picture(at now: Date, in calendar: Calendar) -> AgendaPicture {
    let today = CivilDate(now, in: calendar)
    var picture = AgendaPicture(today: today, lastDay: today.adding(days: dayCount - 1))
    (picture.calendars, picture.isSample) = (calendars, isSample)
    (picture.problems, picture.problemCount) = (problems, problemCount)
    let toDos = toDos.filter { !$0.isLater(at: now, in: calendar) }
    var left = Self.linesOfAll
    for offset in 0..<dayCount {
      let date = today.adding(days: offset)
      let frame = DayFrame(date, today: today, now: now, in: calendar)
      var day = frame.day(items, toDos)
      if offset == 0 {
        picture.leftCount = items.count {
          $0.meets(max(now, frame.start), frame.end) && $0.end > now && !$0.isCancelled
        }
        picture.toDoCount = day.lines.count { if case .toDo = $0 { true } else { false } }
        picture.freeUntil = frame.freeUntil(items)
      }
      guard offset == 0 || !day.isEmpty else { continue }
      let room = max(min(Self.linesOfDay, left), 0)
      if day.lines.count > room {
        day.hiddenCount += day.lines.dropFirst(room).count { $0 != .now }
        day.lines = Array(day.lines.prefix(room))
      }
      left -= day.lines.count + 1
      picture.days.append(day)
    }
    picture.next = next(now, in: calendar)
    return picture
  }

  /// Returns the events in progress and the coming ones, without all-day and cancelled events.
  private func next(_ now: Date, in calendar: Calendar) -> [AgendaPicture.Event] {
    let end = CivilDate(now, in: calendar).adding(days: dayCount).start(in: calendar)
    return items.lazy
      .filter { !$0.isAllDay && !$0.isCancelled && $0.meets(now, end) && $0.end > now }
      .prefix(Self.nextLimit)
      .map { item in
        let first = CivilDate(max(item.start, now), in: calendar)
        return DayFrame(
          first,
          today: CivilDate(now, in: calendar),
          now: now,
          in: calendar
        ).event(item)
      }
  }

  /// Creates the lines of one day for the picture at the moment `now`.
  private struct DayFrame {
    let date: CivilDate
    let today: CivilDate
    let now: Date
    let calendar: Calendar
    let start: Date
    let end: Date

    init(_ date: CivilDate, today: CivilDate, now: Date, in calendar: Calendar) {
      (self.date, self.today, self.now, self.calendar) = (date, today, now, calendar)
      (start, end) = (date.start(in: calendar), date.adding(days: 1).start(in: calendar))
    }

    private var isToday: Bool { date == today }

    /// Returns the day with its lines.
    ///
    /// All-day events are first, then late to-dos and the to-dos of the day, then all other events
    /// by time.
    func day(_ items: [AgendaItem], _ toDos: [ToDoRecord]) -> AgendaPicture.Day {
      var day = AgendaPicture.Day(date: date, title: date.title(from: today))
      var timed: [(at: Date, line: AgendaPicture.Line)] = []
      for item in items where item.meets(start, end) {
        if isWhole(item) {
          day.lines.append(.event(event(item)))
        } else {
          timed.append((max(item.start, start), .event(event(item))))
        }
      }
      addToDos(toDos, to: &day, &timed)
      timed.sort { $0.at < $1.at }
      if isToday {
        let over = timed.count { isOver($0.line) }
        if over > AgendaContents.overLines {
          timed.removeSubrange(..<(over - AgendaContents.overLines))
        }
        insertNow(&timed)
        insertFree(&timed, items)
      }
      day.lines += timed.map(\.line)
      return day
    }

    private func isOver(_ line: AgendaPicture.Line) -> Bool {
      if case .event(let event) = line { event.phase == .over } else { false }
    }

    /// Returns whether the event is an all-day event, or fills this day from midnight to midnight.
    private func isWhole(_ item: AgendaItem) -> Bool {
      item.isAllDay || item.start < start && item.end >= end
    }

    func event(_ item: AgendaItem) -> AgendaPicture.Event {
      let phase: AgendaPicture.Phase =
        item.end <= now && (item.start < now || item.end < now)
        ? .over : item.start <= now ? .running : .ahead
      var event = AgendaPicture.Event(item: item, day: date, phase: phase)
      if !isWhole(item) {
        if item.start >= start { event.from = time(item.start) }
        let isNight = item.end < item.start + 86_400
        if item.end > item.start, item.end <= end || isNight { event.to = time(item.end) }
      }
      let first = CivilDate(item.start, in: calendar)
      let last = CivilDate(max(item.start, item.end - 1), in: calendar)
      if isWhole(item), first != last {
        let number = date.daysSince1970 - first.daysSince1970 + 1
        let count = last.daysSince1970 - first.daysSince1970 + 1
        // For events of 100 days or more, the number of the day is not shown.
        if count < 100 { event.dayOfDays = "\(number)/\(count)" }
      }
      return event
    }

    private func addToDos(
      _ toDos: [ToDoRecord],
      to day: inout AgendaPicture.Day,
      _ timed: inout [(at: Date, line: AgendaPicture.Line)]
    ) {
      var late: [(at: Date, line: AgendaPicture.Line)] = []
      var ofDay: [AgendaPicture.Line] = []
      for record in toDos {
        guard let due = record.due else { continue }
        let row = ToDoPicture.Row(record, at: now, in: calendar, below: nil)
        let isLate = due.lateFrom(in: calendar) <= now
        if isLate {
          guard isToday else { continue }
          let words = row.due?.wordsInGroup ?? ""
          late.append((due.lateFrom(in: calendar), .toDo(.init(row: row, time: "! \(words)"))))
        } else if due.day(in: calendar) == date {
          if case .instant(let instant) = due {
            timed.append((instant.date, .toDo(.init(row: row, time: time(instant.date)))))
          } else {
            ofDay.append(.toDo(.init(row: row, time: "")))
          }
        }
      }
      late.sort { $0.at > $1.at }
      day.hiddenCount += max(late.count - AgendaContents.lateLines, 0)
      day.lines += late.prefix(AgendaContents.lateLines).map(\.line) + ofDay
    }

    /// Inserts the line for the current time after past and current events; does nothing if `timed`
    /// is empty.
    private func insertNow(_ timed: inout [(at: Date, line: AgendaPicture.Line)]) {
      guard !timed.isEmpty else { return }
      timed.insert((now, .now), at: timed.firstIndex { $0.at > now } ?? timed.count)
    }

    /// Inserts a line for each gap of half an hour or more, from now to the last event of the day.
    private func insertFree(
      _ timed: inout [(at: Date, line: AgendaPicture.Line)],
      _ items: [AgendaItem]
    ) {
      for gap in gaps(items) {
        let minutes = Int(gap.to.timeIntervalSince(gap.from) / 60)
        guard minutes >= AgendaContents.leastFreeMinutes else { continue }
        let place = timed.firstIndex { $0.at >= gap.from && $0.line != .now } ?? timed.count
        // A gap that has begun gets shorter, so only its end is shown.
        let length = gap.from <= now ? nil : minutes
        timed.insert((gap.from, .free(minutes: length, until: time(gap.to))), at: place)
      }
    }

    private func gaps(_ items: [AgendaItem]) -> [(from: Date, to: Date)] {
      var gaps: [(from: Date, to: Date)] = []
      var free = max(now, start)
      for item in items where blocks(item) && item.end > free {
        if item.start > free { gaps.append((free, item.start)) }
        free = max(free, item.end)
      }
      return gaps
    }

    private func blocks(_ item: AgendaItem) -> Bool {
      !item.isAllDay && !item.isCancelled && item.start < item.end && item.meets(start, end)
    }

    /// Returns the time at which the next event begins; empty during an event, and if no event
    /// follows.
    func freeUntil(_ items: [AgendaItem]) -> String {
      let coming = items.filter { blocks($0) && $0.end > now }
      guard let first = coming.map(\.start).min(), first > now else { return "" }
      return time(first)
    }

    private func time(_ date: Date) -> String {
      let parts = calendar.dateComponents([.hour, .minute], from: date)
      let (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
      return "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
    }
  }
}
