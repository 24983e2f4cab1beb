import SwiftUI
import WidgetKit

/// A minute of the clock; the seconds count by themselves.
struct ClockEntry: TimelineEntry {
  let date: Date
}

struct ClockProvider: TimelineProvider {
  func placeholder(in context: Context) -> ClockEntry {
    ClockEntry(date: .now)
  }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (ClockEntry) -> Void) {
    completion(ClockEntry(date: .now))
  }

  /// An entry for each minute of the next hour.
  func getTimeline(
    in context: Context,
    completion: @escaping @Sendable (Timeline<ClockEntry>) -> Void
  ) {
    let calendar = Calendar.current
    let minute = calendar.dateInterval(of: .minute, for: .now)?.start ?? .now
    let entries = (0..<60).map { ClockEntry(date: minute + Double($0) * 60) }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

struct ClockView: View {
  let entry: ClockEntry
  @Environment(\.widgetFamily) private var family

  var body: some View {
    Group {
      switch family {
      case .accessoryInline: Text(entry.date, style: .time)
      case .systemMedium: medium
      default: small
      }
    }
    .containerBackground(.background, for: .widget)
  }

  private var small: some View {
    VStack {
      Text(entry.date, format: .dateTime.weekday(.wide))
        .font(.headline)
        .foregroundStyle(.orange)
      Spacer()
      time
      Spacer()
      Text(entry.date, style: .date)
        .font(.caption)
    }
  }

  private var medium: some View {
    HStack {
      time
      Spacer()
      VStack(alignment: .trailing) {
        Text(entry.date, format: .dateTime.weekday(.wide))
          .font(.headline)
          .foregroundStyle(.orange)
        Text(entry.date, style: .date)
        Spacer()
        Label {
          Text(Self.midnight(after: entry.date), style: .timer)
        } icon: {
          Image(systemName: "moon.fill")
        }
        .foregroundStyle(.indigo)
        Text("until midnight")
          .font(.caption)
      }
    }
  }

  private var time: some View {
    Text(entry.date, format: .dateTime.hour(.twoDigits(amPM: .omitted)).minute(.twoDigits))
      .font(.system(size: 48, weight: .bold, design: .rounded))
      .monospacedDigit()
  }

  private static func midnight(after date: Date) -> Date {
    let calendar = Calendar.current
    return calendar.date(byAdding: .day, value: 1, to: calendar.startOfDay(for: date)) ?? date
  }
}

@main
struct ClockWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "ClockWidget", provider: ClockProvider()) { entry in
      ClockView(entry: entry)
    }
    .configurationDisplayName("Clock")
    .description("The time, large, and what is left of the day.")
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryInline])
  }
}

#Preview("Clock, small", as: .systemSmall) {
  ClockWidget()
} timeline: {
  ClockEntry(date: Date(timeIntervalSince1970: 1_798_794_540))
  ClockEntry(date: Date(timeIntervalSince1970: 1_798_797_600))
}

#Preview("Clock, medium", as: .systemMedium) {
  ClockWidget()
} timeline: {
  ClockEntry(date: Date(timeIntervalSince1970: 1_798_794_540))
}

#Preview("Clock, inline", as: .accessoryInline) {
  ClockWidget()
} timeline: {
  ClockEntry(date: Date(timeIntervalSince1970: 1_798_794_540))
}
