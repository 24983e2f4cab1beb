import Foundation
import Moments
import WidgetUI

/// The symbol of a calendar; each calendar has another shape and colour, so that they differ even
/// without colours.
struct AgendaMark: View {
  let calendar: Int
  let picture: AgendaPicture
  var isFaint = false

  /// The shapes, which the calendars use in turn; terminals with only ASCII have a replacement for
  /// each.
  private static let shapes = ["●", "▲", "▼", "▸", "◂", "+"]
  private static let palette: [Color] = [.blue, .green, .orange, .purple, .teal, .pink]

  var body: some View {
    Text(verbatim: Self.shapes[calendar % Self.shapes.count])
      .foregroundStyle(isFaint ? .secondary : Self.color(calendar, in: picture))
      .fixedSize()
      .accessibilityLabel(
        picture.calendars.indices.contains(calendar) ? picture.calendars[calendar].name : ""
      )
  }

  static func color(_ calendar: Int, in picture: AgendaPicture) -> Color {
    let own =
      picture.calendars.indices.contains(calendar)
      ? picture.calendars[calendar].color : nil
    return own.map { Color(light: $0, dark: $0) } ?? palette[calendar % palette.count]
  }
}

/// The title of an event: struck through if it is cancelled, faint if it is over.
struct AgendaTitle: View {
  let event: AgendaPicture.Event

  private var isFaint: Bool { event.phase == .over || event.item.isCancelled }

  var body: some View {
    Text(verbatim: event.item.title)
      .bold(event.phase == .running && !event.item.isCancelled && !event.item.isAllDay)
      .strikethrough(event.item.isCancelled)
      .foregroundStyle(isFaint ? .secondary : .primary)
      .lineLimit(1)
  }
}

/// The time until an event, such as `in 12:30`, or during it the time left, such as `12:30 left`.
struct AgendaCountdown: View {
  let event: AgendaPicture.Event
  /// Whether only the time is shown, in large figures, without `in` or `left`.
  var isLarge = false

  /// How many seconds before an event's start its countdown begins: one day.
  private static let day: TimeInterval = 86_400

  var body: some View {
    let (start, end) = (event.item.start, event.item.end)
    switch event.phase {
    case .running where start < end:
      words("", start...end, String(english: " left", turkish: " kaldı")).foregroundStyle(.green)
    case .ahead:
      words(
        String(english: "in ", turkish: ""),
        (start - Self.day)...start,
        String(english: "", turkish: " sonra")
      )
      .foregroundStyle(.blue)
    default: EmptyView()
    }
  }

  private func words(
    _ before: String,
    _ interval: ClosedRange<Date>,
    _ after: String
  ) -> some View {
    let time = Text(timerInterval: interval, countsDown: true)
    return
      (isLarge ? time.font(.largeTitle) : Text(verbatim: before) + time + Text(verbatim: after))
      .lineLimit(1)
  }
}

/// The view of one line of a day: an event, a to-do, free time or the current time.
struct AgendaLineView: View {
  let line: AgendaPicture.Line
  let picture: AgendaPicture
  /// Whether there is space for the event's end and its place.
  var isWide = true

  var body: some View {
    switch line {
    case .event(let event): AgendaEventRow(event: event, picture: picture, isWide: isWide)
    case .toDo(let toDo): row(toDo)
    case .free(let minutes, let until): free(minutes, until)
    case .now: now
    }
  }

  private var times: Double { AgendaEventRow.width(isWide) }

  private func row(_ toDo: AgendaPicture.ToDo) -> some View {
    HStack {
      Text(verbatim: toDo.time)
        .foregroundStyle(toDo.row.due?.isLate == true ? Color.red : .secondary)
        .lineLimit(1)
        .frame(width: times, alignment: .leading)
      ToDoMark(row: toDo.row)
      if isWide {
        ToDoTitle(row: toDo.row).layoutPriority(1)
        if toDo.row.priority != .none { ToDoPriorityMark(priority: toDo.row.priority) }
        Spacer(minLength: 0)
      } else {
        ToDoTitle(row: toDo.row).frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }

  private func free(_ minutes: Int?, _ until: String) -> some View {
    HStack {
      Text(verbatim: "").frame(width: times)
      Text(verbatim: "┊").foregroundStyle(.secondary).fixedSize().accessibilityHidden(true)
      Text(verbatim: minutes.map(AgendaWords.free) ?? AgendaWords.freeUntil(until))
        .foregroundStyle(.secondary)
        .lineLimit(1)
      Spacer(minLength: 0)
    }
  }

  private var now: some View {
    HStack {
      // The time has the form of the other hours, even if the reader's clock has 12 hours.
      ClockTime(clock: .hours24, hasPeriod: false)
        .foregroundStyle(.red)
        .lineLimit(1)
        .fixedSize()
        .accessibilityLabel(String(english: "now", turkish: "şimdi"))
      Rectangle().fill(.red).frame(height: 1).frame(maxWidth: .infinity).frame(height: 16)
        .accessibilityHidden(true)
    }
  }
}

/// A line with an event's times, its calendar's symbol, its title, and its place if there is space.
struct AgendaEventRow: View {
  let event: AgendaPicture.Event
  let picture: AgendaPicture
  var isWide = true

  /// Returns the width of the times in points: enough for `22:00–23:00` if `isWide`, otherwise for
  /// `22:00`.
  static func width(_ isWide: Bool) -> Double { isWide ? 88 : 40 }

  private var isFaint: Bool { event.phase == .over || event.item.isCancelled }

  var body: some View {
    HStack {
      Text(verbatim: times)
        .foregroundStyle(.secondary)
        .lineLimit(1)
        .frame(width: Self.width(isWide), alignment: .leading)
      AgendaMark(calendar: event.item.calendar, picture: picture, isFaint: isFaint)
      if isWide {
        AgendaTitle(event: event).layoutPriority(1)
        Spacer(minLength: 8)
        if !remark.isEmpty {
          // The remark is left out if the title is too long.
          ViewThatFits(in: .horizontal) {
            Text(verbatim: remark).foregroundStyle(.secondary).lineLimit(1)
            Text(verbatim: "")
          }
        }
      } else {
        AgendaTitle(event: event).frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }

  private var times: String {
    if event.item.isAllDay || event.times.isEmpty {
      let words = String(english: "all day", turkish: "tüm gün")
      if !isWide { return shortDay }
      return event.dayOfDays.isEmpty
        ? words : String(english: "day \(event.dayOfDays)", turkish: "\(event.dayOfDays). gün")
    }
    // An event that has only an end keeps the space of the start.
    if isWide { return event.from.isEmpty ? "     \(event.times)" : event.times }
    return event.from.isEmpty ? "–" : event.from
  }

  /// The text that replaces the times of an all-day event, at most five columns wide.
  ///
  /// It is the number of the day in an event of several days, otherwise `today` or `day`.
  private var shortDay: String {
    let number = event.dayOfDays.prefix { $0 != "/" }
    guard !number.isEmpty else {
      return event.day == picture.today
        ? String(english: "today", turkish: "bugün") : String(english: "day", turkish: "gün")
    }
    return number.count == 1
      ? String(english: "day \(number)", turkish: "\(number).gün")
      : String(english: "d. \(number)", turkish: "\(number).g.")
  }

  private var remark: String {
    event.item.isCancelled
      ? String(english: "cancelled", turkish: "iptal") : String(event.item.place.prefix(20))
  }
}
