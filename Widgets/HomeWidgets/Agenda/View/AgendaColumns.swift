import Moments
import WidgetUI

/// Today's events; above them the time until the next one in large figures, below them a chart of the
/// next days, if they fit.
struct AgendaTodayColumn: View {
  let picture: AgendaPicture

  private var today: ArraySlice<AgendaPicture.Day> { picture.days.prefix(1) }

  var body: some View {
    Group {
      if let next = picture.next.first, next.day == picture.today {
        ViewThatFits(in: .vertical) {
          ForEach(AgendaWeek.forms, id: \.self) { days in
            VStack(alignment: .leading, spacing: 0) {
              AgendaNextUp(event: next, picture: picture)
              Divider()
              AgendaList(days: today, picture: picture).frame(height: least)
              Spacer(minLength: 0)
              AgendaWeek(picture: picture, mostDays: days)
            }
          }
          VStack(alignment: .leading, spacing: 0) {
            AgendaNextUp(event: next, picture: picture)
            Divider()
            AgendaList(days: today, picture: picture)
              .frame(minHeight: least, idealHeight: least, maxHeight: .infinity)
          }
          AgendaDays(days: today, picture: picture)
        }
      } else {
        ViewThatFits(in: .vertical) {
          VStack(alignment: .leading, spacing: 0) {
            AgendaList(days: today, picture: picture).frame(height: least)
            Spacer(minLength: 16)
            AgendaWeek(picture: picture, mostDays: AgendaWeek.forms[0])
          }
          AgendaDays(days: today, picture: picture)
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  /// The height of today's heading and lines, in points.
  private var least: Double {
    Double(
      today.reduce(0) { rows, day in
        rows + day.lines.count + 1 + (day.isEmpty ? 1 : 0) + (day.hiddenCount > 0 ? 1 : 0)
      }
    ) * 16
  }
}

/// The title of the next event, and below it in large figures the time until it starts or ends.
private struct AgendaNextUp: View {
  let event: AgendaPicture.Event
  let picture: AgendaPicture

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        AgendaMark(calendar: event.item.calendar, picture: picture)
        Text(verbatim: event.item.title).bold().lineLimit(1)
        Spacer(minLength: 8)
        Text(verbatim: words).foregroundStyle(.secondary).lineLimit(1).fixedSize()
      }
      AgendaCountdown(event: event, isLarge: true)
    }
  }

  private var words: String {
    event.phase == .running
      ? String(english: "ends in", turkish: "bitişe")
      : String(english: "starts in", turkish: "başlangıca")
  }
}

/// The days after today.
struct AgendaComingColumn: View {
  let picture: AgendaPicture

  private var days: ArraySlice<AgendaPicture.Day> { picture.days.dropFirst() }

  var body: some View {
    list.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  @ViewBuilder private var list: some View {
    if days.isEmpty {
      Text(verbatim: "\(AgendaWords.nothing) \(AgendaWords.until(picture.lastDay))")
        .foregroundStyle(.secondary)
        .lineLimit(2)
    } else {
      AgendaList(days: days, picture: picture)
    }
  }
}

/// A bar for each of the next days; its length is the day's number of events and to-dos.
private struct AgendaWeek: View {
  let picture: AgendaPicture

  /// The most days that are shown.
  let mostDays: Int

  /// How many days may be shown; the first number that fits is used.
  static let forms = [7, 6, 5, 4]

  var body: some View {
    let days = counts
    let most = days.map(\.count).max() ?? 0
    VStack(alignment: .leading, spacing: 0) {
      Divider()
      ForEach(Array(days.enumerated()), id: \.offset) { _, day in
        HStack {
          Text(verbatim: "\(day.date.weekday.shortName(in: .spoken)) \(day.date.day)")
            .foregroundStyle(day.date == picture.today ? Color.accentColor : .secondary)
            .lineLimit(1)
            .frame(width: 56, alignment: .leading)
          ProgressView(value: Double(day.count), total: Double(max(most, 1)))
            .tint(day.date == picture.today ? .accentColor : .green)
            .accessibilityHidden(true)
          Text(verbatim: day.count == 0 ? "–" : "\(day.count)")
            .foregroundStyle(day.count == 0 ? .secondary : .primary)
            .lineLimit(1)
            .frame(width: 32, alignment: .trailing)
        }
      }
    }
  }

  private var counts: [(date: CivilDate, count: Int)] {
    var days: [(date: CivilDate, count: Int)] = []
    var date = picture.today
    while days.count < mostDays, date <= picture.lastDay {
      let day = picture.days.first { $0.date == date }
      days.append((date, day.map(Self.count) ?? 0))
      date = date.adding(days: 1)
    }
    return days
  }

  private static func count(_ day: AgendaPicture.Day) -> Int {
    day.hiddenCount
      + day.lines.count { line in
        switch line {
        case .event, .toDo: true
        case .free, .now: false
        }
      }
  }
}
