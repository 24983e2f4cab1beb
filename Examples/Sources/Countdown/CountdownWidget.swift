import AppIntents
import SwiftUI
import WidgetKit

/// What is counted down to: the parameters of the widget.
struct CountdownConfiguration: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Countdown"
  static let description = IntentDescription("Counts down to a moment.")

  @Parameter(title: "Name", default: "New Year")
  var name: String

  @Parameter(title: "Date")
  var date: Date?
}

struct CountdownEntry: TimelineEntry {
  let date: Date
  let name: String
  let begin: Date
  let end: Date
}

struct CountdownProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> CountdownEntry {
    entry(for: CountdownConfiguration(), at: .now)
  }

  func snapshot(for configuration: CountdownConfiguration, in context: Context) async
    -> CountdownEntry
  {
    entry(for: configuration, at: .now)
  }

  /// One entry is enough: the dates in it count by themselves.
  func timeline(for configuration: CountdownConfiguration, in context: Context) async
    -> Timeline<CountdownEntry>
  {
    let entry = entry(for: configuration, at: .now)
    return Timeline(entries: [entry], policy: .after(max(entry.end, .now + 60)))
  }

  private func entry(for configuration: CountdownConfiguration, at now: Date) -> CountdownEntry {
    let calendar = Calendar.current
    let year = calendar.dateInterval(of: .year, for: now)
    let end = configuration.date ?? year?.end ?? now
    return CountdownEntry(
      date: now,
      name: configuration.name,
      begin: min(year?.start ?? now, end),
      end: end
    )
  }
}

struct CountdownView: View {
  let entry: CountdownEntry
  @Environment(\.widgetFamily) private var family

  var body: some View {
    Group {
      if family == .accessoryCircular {
        ProgressView(timerInterval: entry.begin...entry.end, countsDown: true) {
          Text(entry.name)
        } currentValueLabel: {
          Text(days)
        }
        .progressViewStyle(.circular)
      } else {
        card
      }
    }
    .tint(.mint)
    .containerBackground(.fill.tertiary, for: .widget)
  }

  private var card: some View {
    VStack(alignment: .leading) {
      Label(entry.name, systemImage: "party.popper.fill")
        .font(.headline)
        .lineLimit(1)
      Spacer(minLength: 0)
      Text(days)
        .font(.system(size: 40, weight: .bold))
      Text(entry.end, style: .relative)
        .font(.caption)
      ProgressView(timerInterval: entry.begin...entry.end, countsDown: false) {
        EmptyView()
      } currentValueLabel: {
        EmptyView()
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var days: String {
    let seconds = max(entry.end.timeIntervalSince(entry.date), 0)
    return "\(Int((seconds / 86_400).rounded(.up)))d"
  }
}

@main
struct CountdownWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "CountdownWidget",
      intent: CountdownConfiguration.self,
      provider: CountdownProvider()
    ) { entry in
      CountdownView(entry: entry)
    }
    .configurationDisplayName("Countdown")
    .description("What is left until a day of yours.")
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular])
  }
}

extension CountdownEntry {
  fileprivate static let newYear = CountdownEntry(
    date: Date(timeIntervalSince1970: 1_797_811_200),
    name: "New Year",
    begin: Date(timeIntervalSince1970: 1_767_225_600),
    end: Date(timeIntervalSince1970: 1_798_761_600)
  )
}

#Preview("Countdown, small", as: .systemSmall) {
  CountdownWidget()
} timeline: {
  CountdownEntry.newYear
}

#Preview("Countdown, medium", as: .systemMedium) {
  CountdownWidget()
} timeline: {
  CountdownEntry.newYear
}

#Preview("Countdown, circular", as: .accessoryCircular) {
  CountdownWidget()
} timeline: {
  CountdownEntry.newYear
}
