import Foundation
import Moments
import WidgetUI

/// The month's title, with buttons to the previous and the next month, and back to today.
struct CalendarTitle: View {
  let picture: CalendarPicture
  let month: CalendarMonth
  var hasButtons = false
  var hasRoomForToday = true

  var body: some View {
    HStack {
      if hasButtons {
        Button(intent: PreviousMonth()) { Image(systemName: "chevron.left") }
          .accessibilityLabel(String(english: "previous month", turkish: "önceki ay"))
      }
      Text(verbatim: month.title).bold().lineLimit(1)
      let hasToday = hasButtons && hasRoomForToday && picture.isTurned
      Spacer(minLength: hasToday ? 8 : 0)
      if hasButtons {
        if hasToday {
          Button(intent: ShowThisMonth()) {
            Text(verbatim: String(english: "today", turkish: "bugün"))
          }
        }
        Button(intent: NextMonth()) { Image(systemName: "chevron.right") }
          .accessibilityLabel(String(english: "next month", turkish: "sonraki ay"))
      }
    }
    .buttonStyle(.plain)
  }
}

/// Today's date, and the number of today's to-dos or the week.
struct CalendarSummary: View {
  let picture: CalendarPicture
  var isShort = false
  /// The number of today's to-dos that have no line below.
  var hiddenCount = 0
  /// Whether the number of today's to-dos is shown, if none is late.
  var hasCount = true

  var body: some View {
    HStack {
      Button(intent: ShowThisMonth()) {
        Text(verbatim: isShort ? picture.shortestToday : picture.shortToday)
          .foregroundStyle(.blue)
          .lineLimit(1)
      }
      .buttonStyle(.plain)
      .accessibilityLabel(String(english: "today", turkish: "bugün"))
      Spacer(minLength: 0)
      if picture.lateCount > 0 {
        Text(verbatim: picture.lateWords).foregroundStyle(.red).fixedSize()
      } else if hiddenCount > 0 {
        MoreLabel(count: hiddenCount)
      } else if hasCount, picture.todayCount > 0 {
        Text(verbatim: picture.todayWords).foregroundStyle(.secondary).fixedSize()
      } else {
        Text(verbatim: picture.week).foregroundStyle(.secondary).fixedSize()
      }
    }
  }
}

/// A month that is 20 columns wide: two for each day, and one between days.
///
/// Today is between two thin vertical bars.
struct CalendarDenseMonth: View {
  let picture: CalendarPicture
  let month: CalendarMonth
  /// Whether week numbers can be shown; the smallest size has no space for them.
  var mayShowWeeks = true
  /// Whether the last week goes on with the first days of the next month, if the month is the
  /// current one.
  var runsOn = false

  private var showsWeeks: Bool { picture.showsWeeks && mayShowWeeks }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: indent + picture.weekdays.joined(separator: " "))
        .foregroundStyle(.secondary)
        .lineLimit(1)
        .fixedSize()
      ForEach(month.weeks, id: \.self) { week in
        line(week).lineLimit(1).fixedSize()
      }
    }
    .fixedSize()
  }

  private var indent: String { showsWeeks ? "   " : "" }

  private func line(_ week: CalendarMonth.Week) -> Text {
    let days = CalendarWeekLine(picture: picture, days: shown(week), last: month.last).text
    guard showsWeeks else { return days }
    return Text(verbatim: CalendarPicture.column(week.number) + " ").foregroundStyle(.tertiary)
      + days
  }
}

extension CalendarDenseMonth {
  /// The days of a week, with those of the next month if they are shown too.
  private func shown(_ week: CalendarMonth.Week) -> [CivilDate?] {
    guard runsOn, picture.isPresent else { return week.days }
    return week.days.enumerated().map { column, day in
      guard day == nil, let last = week.days[..<column].lastIndex(where: { $0 != nil }) else {
        return day
      }
      return week.days[last]?.adding(days: column - last)
    }
  }
}

/// The days of a week on one line, separated by blanks.
///
/// Today is between two thin vertical bars instead, so that it can be found without colour.
struct CalendarWeekLine: View {
  let picture: CalendarPicture
  let days: [CivilDate?]
  /// The last day of the month, after which days are faint; `nil` if none is faint.
  var last: CivilDate?

  var body: some View { text.lineLimit(1).fixedSize() }

  /// The days of the week as styled text, 20 columns wide.
  var text: Text {
    var text = Text(verbatim: "")
    for (column, day) in days.enumerated() {
      if column > 0 { text = text + gap(between: days[column - 1], and: day) }
      text =
        text
        + (day.map { CalendarDay(picture: picture, day: $0, isFaint: isFaint($0)).text }
          ?? Text(verbatim: "  "))
    }
    return text
  }

  private func isFaint(_ day: CivilDate) -> Bool { last.map { day > $0 } ?? false }

  private func gap(between left: CivilDate?, and right: CivilDate?) -> Text {
    if right == picture.today { return Text(verbatim: "▕").foregroundStyle(.blue) }
    if left == picture.today { return Text(verbatim: "▏").foregroundStyle(.blue) }
    return Text(verbatim: " ")
  }
}

/// The number of a day, styled by whether it is today, chosen, or has to-dos.
struct CalendarDay {
  let picture: CalendarPicture
  let day: CivilDate
  /// Whether the day belongs to the next month.
  var isFaint = false

  /// The day's number as styled text, two columns wide.
  var text: Text {
    let text = Text(verbatim: CalendarPicture.column(day.day))
    if day == picture.today {
      var filled = AttributedString(CalendarPicture.column(day.day))
      (filled.foregroundColor, filled.backgroundColor) = (.white, .blue)
      return Text(filled).bold()
    }
    let isChosen = day == picture.selected
    guard let mark = picture.marks[day] else {
      if isChosen { return text.bold().underline() }
      if isFaint { return text.foregroundStyle(.tertiary) }
      return day.weekday.isWeekend ? text.foregroundStyle(.secondary) : text
    }
    // The day is underlined, so that it can be recognised without colour.
    let due = text.underline().foregroundStyle(mark.isLate ? Color.red : .blue)
    return isChosen ? due.bold() : due
  }
}

/// A month whose days are buttons; a dot follows days on which a to-do is due, and `!` if one is
/// late.
struct CalendarGrid: View {
  /// The width of a day in points, for five columns: the number, a sign on each side, and one for
  /// to-dos.
  private static let dayWidth = 40.0

  let picture: CalendarPicture
  let month: CalendarMonth

  var body: some View {
    VStack(spacing: 0) {
      row(number: "  ") { column in
        Text(verbatim: " \(picture.weekdays[column])  ").foregroundStyle(.secondary)
      }
      ForEach(month.weeks, id: \.self) { week in
        row(number: CalendarPicture.column(week.number)) { column in
          if let day = week.days[column] {
            CalendarDayButton(picture: picture, day: day)
          } else {
            Text(verbatim: "     ")
          }
        }
      }
    }
  }

  private func row(
    number: String,
    @ViewBuilder cell: @escaping (Int) -> some View
  ) -> some View {
    HStack(spacing: 0) {
      if picture.showsWeeks { Text(verbatim: number).foregroundStyle(.tertiary).fixedSize() }
      ForEach(0..<7, id: \.self) { column in
        cell(column).fixedSize().frame(width: Self.dayWidth)
      }
    }
  }
}

/// A day as a button; pressing it lists the day's to-dos.
private struct CalendarDayButton: View {
  let picture: CalendarPicture
  let day: CivilDate

  var body: some View {
    Button(intent: ShowDay(day)) {
      HStack(spacing: 0) {
        edge("▕", "[")
        CalendarDay(picture: picture, day: day).text
        if day == picture.selected || day == picture.today && picture.marks[day] == nil {
          edge("▏", "]")
          mark
        } else {
          // Beside the number, without the edge that it does not have.
          mark
          Text(verbatim: " ")
        }
      }
    }
    .buttonStyle(.plain)
    .accessibilityLabel("\(day.weekday.name(in: .spoken)) \(day.dayAndMonth(in: .spoken))")
  }

  @ViewBuilder private func edge(_ today: String, _ chosen: String) -> some View {
    if day == picture.today {
      Text(verbatim: today).foregroundStyle(.blue)
    } else {
      Text(verbatim: day == picture.selected ? chosen : " ").foregroundStyle(.blue)
    }
  }

  @ViewBuilder private var mark: some View {
    if let mark = picture.marks[day] {
      Text(verbatim: mark.isLate ? "!" : "•").foregroundStyle(mark.isLate ? Color.red : .blue)
    } else {
      Text(verbatim: " ")
    }
  }
}
