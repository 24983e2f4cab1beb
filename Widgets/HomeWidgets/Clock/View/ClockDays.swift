import Moments
import WidgetUI

/// Bars that show how many days of the week, the month and the year have passed.
struct ClockPartBars: View {
  let picture: ClockPicture

  var body: some View {
    VStack(spacing: 0) {
      ForEach(picture.parts, id: \.name) { part in
        HStack {
          Text(verbatim: part.name).foregroundStyle(.secondary).frame(
            width: 40,
            alignment: .leading
          )
          ProgressView(value: Double(part.passed), total: Double(part.of)).tint(.indigo)
            .accessibilityHidden(true)
          Text(
            verbatim: String(
              english: "\(part.passed) of \(part.of)",
              turkish: "\(part.passed)/\(part.of)"
            )
          )
          .foregroundStyle(.secondary)
          .frame(width: 80, alignment: .trailing)
        }
        .lineLimit(1)
      }
    }
  }
}

/// The current month or a part of it as a grid, in which today is between two thin vertical bars.
struct ClockMonth: View {
  let picture: ClockPicture
  /// Whether only this week and the next one are shown, for a widget without space for the whole
  /// month.
  var isShort = false

  /// The width of a day in points, for five columns: the number, a sign on each side, and blanks.
  private static let dayWidth = 40.0

  var body: some View {
    let month = CalendarMonth(of: picture.day, .iso)
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        ForEach(month.rule.days, id: \.self) { day in
          Text(verbatim: String(day.shortName(in: .spoken).prefix(2))).foregroundStyle(.secondary)
            .frame(width: Self.dayWidth)
        }
      }
      ForEach(isShort ? nextWeeks : month.weeks.map(\.days), id: \.self) { week in
        HStack(spacing: 0) {
          ForEach(0..<week.count, id: \.self) { column in
            cell(week[column]).frame(width: Self.dayWidth)
          }
        }
      }
    }
    .lineLimit(1)
    .accessibilityHidden(true)
  }

  /// The days of this week and of the next one, from Monday.
  private var nextWeeks: [[CivilDate?]] {
    let monday = picture.day.startOfWeek(.iso)
    return [0, 7].map { week in (week..<week + 7).map { monday.adding(days: $0) } }
  }

  @ViewBuilder private func cell(_ day: CivilDate?) -> some View {
    if let day {
      let number = Text(verbatim: CalendarPicture.column(day.day))
      if day == picture.day {
        HStack(spacing: 0) {
          Text(verbatim: "▕")
          number.bold()
          Text(verbatim: "▏")
        }
        .foregroundStyle(.blue)
      } else {
        number.foregroundStyle(day.weekday.isWeekend ? .secondary : .primary)
      }
    } else {
      Text(verbatim: "  ")
    }
  }
}

/// A hint that names the command for adding other time zones.
struct ClockZoneHint: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: String(english: "Other zones:", turkish: "Başka dilimler:"))
        .foregroundStyle(.secondary)
      Text(verbatim: "configure clock --zones Tokyo").foregroundStyle(.tint)
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
