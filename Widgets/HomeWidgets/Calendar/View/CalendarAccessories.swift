import Moments
import WidgetUI

/// What a status line says: today, the week, and what there is to do.
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

/// The present week, and what is next.
struct CalendarRectangularView: View {
  let picture: CalendarPicture

  private var week: [CivilDate] {
    let start = picture.today.startOfWeek(picture.month.rule)
    return (0..<7).map { start.adding(days: $0) }
  }

  private var next: ToDoPicture.Row? { picture.agenda.first?.rows.first?.toDo }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text(verbatim: "\(picture.today.dayAndMonth(in: .spoken)) \(picture.today.year)").bold()
        Spacer(minLength: 0)
        Text(verbatim: picture.week).foregroundStyle(.secondary)
      }
      .lineLimit(1)
      Text(verbatim: picture.weekdays.joined(separator: " ")).foregroundStyle(.secondary)
        .lineLimit(1)
      CalendarWeekLine(picture: picture, days: week)
      Spacer(minLength: 0)
      if let next {
        HStack {
          ToDoMark(row: next)
          ToDoTitle(row: next)
        }
      }
      if picture.lateCount > 0 {
        Text(verbatim: picture.lateWords).foregroundStyle(.red).lineLimit(1)
      } else {
        Text(verbatim: picture.todayWords).foregroundStyle(.secondary).lineLimit(1)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}
