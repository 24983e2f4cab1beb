import Moments
import WidgetUI

/// The text for a status line: today's date, the week, and the number of late or current to-dos.
struct CalendarInlineView: View {
  let picture: CalendarPicture

  var body: some View {
    HStack {
      Text(verbatim: picture.shortToday).bold().fixedSize()
      dot
      Text(verbatim: picture.week).foregroundStyle(.secondary).fixedSize()
      dot
      if picture.lateCount > 0 {
        Text(verbatim: picture.lateWords).foregroundStyle(.red).lineLimit(1)
      } else {
        Text(verbatim: picture.todayWords).lineLimit(1)
      }
    }
  }

  private var dot: some View {
    Text(verbatim: "·").foregroundStyle(.secondary).fixedSize().accessibilityHidden(true)
  }
}

/// The day in large digits, between its weekday and its month.
struct CalendarCircularView: View {
  let picture: CalendarPicture

  var body: some View {
    VStack(spacing: 0) {
      Text(verbatim: picture.today.weekday.shortName(in: .spoken)).foregroundStyle(.secondary)
        .frame(maxWidth: .infinity)
      Text(verbatim: "\(picture.today.day)").font(.system(size: 34, weight: .bold))
        .frame(maxWidth: .infinity)
      Text(verbatim: picture.today.shortMonth(in: .spoken))
        .foregroundStyle(picture.lateCount > 0 ? Color.red : .secondary)
        .frame(maxWidth: .infinity)
    }
    .lineLimit(1)
  }
}

/// The next seven days, and the next to-do.
struct CalendarRectangularView: View {
  let picture: CalendarPicture

  /// Today and the next six days; seven days of two digits fill the whole width.
  private static let dayCount = 7

  private var days: [CivilDate] { (0..<Self.dayCount).map { picture.today.adding(days: $0) } }

  private var weekdays: String {
    days.map { String($0.weekday.shortName(in: .spoken).prefix(2)) }.joined(separator: " ")
  }

  private var toDos: [ToDoPicture.Row] { picture.agenda.first.map { $0.rows.map(\.toDo) } ?? [] }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text(verbatim: "\(picture.today.dayAndMonth(in: .spoken)) \(picture.today.year)").bold()
        Spacer(minLength: 0)
        Text(verbatim: picture.week).foregroundStyle(.secondary)
      }
      .lineLimit(1)
      .padding(.horizontal, 8)
      Text(verbatim: weekdays).foregroundStyle(.secondary).lineLimit(1)
      // The first day is today, so it needs no sign before it.
      days.reduce(Text(verbatim: "")) { text, day in
        text + Text(verbatim: day == picture.today ? "" : " ")
          + CalendarDay(picture: picture, day: day).text
      }
      .lineLimit(1)
      Spacer(minLength: 0)
      next.padding(.horizontal, 8)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private var next: some View {
    VStack(alignment: .leading, spacing: 0) {
      if let next = toDos.first {
        HStack {
          ToDoMark(row: next)
          ToDoTitle(row: next)
        }
      }
      if picture.lateCount > 0 {
        Text(verbatim: picture.lateWords).foregroundStyle(.red).lineLimit(1)
      } else if toDos.count == 2, picture.todayCount == 2 {
        HStack {
          ToDoMark(row: toDos[1])
          ToDoTitle(row: toDos[1])
        }
      } else {
        Text(verbatim: picture.todayWordsWithDay).foregroundStyle(.secondary).lineLimit(1)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
