import SwiftUI
import WidgetKit

struct MonthEntry: TimelineEntry {
  let date: Date
}

struct MonthProvider: TimelineProvider {
  func placeholder(in context: Context) -> MonthEntry {
    MonthEntry(date: .now)
  }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (MonthEntry) -> Void) {
    completion(MonthEntry(date: .now))
  }

  /// Today, and the next seven midnights.
  func getTimeline(
    in context: Context,
    completion: @escaping @Sendable (Timeline<MonthEntry>) -> Void
  ) {
    let calendar = Calendar.current
    let today = calendar.startOfDay(for: .now)
    let entries = (0..<8).compactMap { day in
      calendar.date(byAdding: .day, value: day, to: today).map { MonthEntry(date: $0) }
    }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

/// The days of a month in weeks.
struct Month {
  let calendar: Calendar
  let date: Date

  /// The days by number, with empty places before the first one.
  var places: [Int?] {
    guard let days = calendar.range(of: .day, in: .month, for: date),
      let first = calendar.dateInterval(of: .month, for: date)?.start
    else { return [] }
    let weekday = calendar.component(.weekday, from: first)
    let leading = (weekday - calendar.firstWeekday + 7) % 7
    return Array(repeating: nil, count: leading) + days.map { $0 }
  }

  var today: Int { calendar.component(.day, from: date) }

  /// One letter a day, the first day of the week first.
  var weekdays: [String] {
    let symbols = calendar.veryShortStandaloneWeekdaySymbols
    let first = calendar.firstWeekday - 1
    return Array(symbols[first...] + symbols[..<first])
  }

  /// Whether the place in a week is a Saturday or a Sunday.
  func isWeekend(_ place: Int) -> Bool {
    let weekday = (place + calendar.firstWeekday - 1) % 7 + 1
    return weekday == 1 || weekday == 7
  }
}

struct MonthView: View {
  let entry: MonthEntry
  @Environment(\.widgetFamily) private var family
  @Environment(\.calendar) private var calendar

  private var month: Month { Month(calendar: calendar, date: entry.date) }

  var body: some View {
    VStack(alignment: .leading, spacing: family == .systemLarge ? 16 : 0) {
      Text(entry.date, format: .dateTime.month(.wide).year())
        .font(.headline)
        .foregroundStyle(.red)
      LazyVGrid(columns: columns, alignment: .trailing, spacing: family == .systemLarge ? 16 : 0) {
        ForEach(Array(month.weekdays.enumerated()), id: \.offset) { place, name in
          Text(name)
            .font(.caption2)
            .foregroundStyle(month.isWeekend(place) ? .tertiary : .secondary)
        }
        ForEach(Array(month.places.enumerated()), id: \.offset) { place, day in
          if let day {
            number(day, isWeekend: month.isWeekend(place))
          } else {
            Text("")
          }
        }
      }
      Spacer(minLength: 0)
    }
    .padding(.horizontal, family == .systemSmall ? 0 : 8)
    .containerBackground(.background, for: .widget)
  }

  private var columns: [GridItem] {
    Array(repeating: GridItem(.flexible(minimum: 16), spacing: 8), count: 7)
  }

  private func number(_ day: Int, isWeekend: Bool) -> some View {
    Text("\(day)")
      .bold(day == month.today)
      .foregroundStyle(
        day == month.today ? Color.white : isWeekend ? Color.secondary : Color.primary
      )
      .frame(minWidth: 16, alignment: .trailing)
      .background(day == month.today ? Color.red : Color.clear)
  }
}

@main
struct MonthWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "MonthWidget", provider: MonthProvider()) { entry in
      MonthView(entry: entry)
    }
    .configurationDisplayName("Month")
    .description("The days of this month.")
    .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    .contentMarginsDisabled()
  }
}

#Preview("Month, small", as: .systemSmall) {
  MonthWidget()
} timeline: {
  MonthEntry(date: Date(timeIntervalSince1970: 1_798_794_540))
}

#Preview("Month, large", as: .systemLarge) {
  MonthWidget()
} timeline: {
  MonthEntry(date: Date(timeIntervalSince1970: 1_798_794_540))
}
