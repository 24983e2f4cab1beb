import SwiftUI
import WidgetKit

struct WeatherEntry: TimelineEntry {
  let date: Date
  let forecast: Forecast
}

struct WeatherProvider: TimelineProvider {
  func placeholder(in context: Context) -> WeatherEntry {
    WeatherEntry(date: .now, forecast: .sunny)
  }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (WeatherEntry) -> Void) {
    completion(WeatherEntry(date: .now, forecast: .sunny))
  }

  func getTimeline(
    in context: Context,
    completion: @escaping @Sendable (Timeline<WeatherEntry>) -> Void
  ) {
    let entries = [
      WeatherEntry(date: .now, forecast: .sunny),
      WeatherEntry(date: .now + 3_600, forecast: .rainy),
    ]
    completion(Timeline(entries: entries, policy: .after(.now + 2 * 3_600)))
  }
}

struct WeatherView: View {
  let entry: WeatherEntry
  @Environment(\.widgetFamily) private var family

  var body: some View {
    VStack(alignment: .leading) {
      HStack(alignment: .top) {
        now
        if family != .systemSmall {
          Spacer()
          conditions
        }
      }
      Spacer(minLength: 0)
      if family == .systemSmall {
        Image(systemName: entry.forecast.symbol)
          .symbolRenderingMode(.multicolor)
        Text(entry.forecast.summary)
          .font(.caption)
        range
      } else {
        hours
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .foregroundStyle(.white)
    .containerBackground(for: .widget) {
      LinearGradient(colors: sky, startPoint: .top, endPoint: .bottom)
    }
  }

  private var now: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(entry.forecast.place)
        .font(.headline)
      Text("\(entry.forecast.temperature)°")
        .font(.system(size: 40, weight: .light))
    }
  }

  private var conditions: some View {
    VStack(alignment: .trailing) {
      Image(systemName: entry.forecast.symbol)
        .symbolRenderingMode(.multicolor)
      Text(entry.forecast.summary)
        .font(.caption)
      range
    }
  }

  private var range: some View {
    Text("H:\(entry.forecast.high)° L:\(entry.forecast.low)°")
      .font(.caption)
  }

  private var hours: some View {
    HStack {
      ForEach(entry.forecast.hours) { hour in
        VStack {
          Text("\(hour.id)")
            .font(.caption2)
            .opacity(0.8)
          Image(systemName: hour.symbol)
            .symbolRenderingMode(.multicolor)
          Text("\(hour.temperature)°")
        }
        if hour != entry.forecast.hours.last { Spacer() }
      }
    }
  }

  private var sky: [Color] {
    entry.forecast.symbol.hasPrefix("sun")
      ? [Color(red: 0.1, green: 0.4, blue: 0.8), Color(red: 0.4, green: 0.7, blue: 0.95)]
      : [Color(red: 0.2, green: 0.25, blue: 0.35), Color(red: 0.4, green: 0.45, blue: 0.55)]
  }
}

@main
struct WeatherWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "WeatherWidget", provider: WeatherProvider()) { entry in
      WeatherView(entry: entry)
    }
    .configurationDisplayName("Weather")
    .description("A place's weather, now and in the next hours.")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

#Preview("Weather, small", as: .systemSmall) {
  WeatherWidget()
} timeline: {
  WeatherEntry(date: Date(timeIntervalSince1970: 1_798_794_540), forecast: .sunny)
  WeatherEntry(date: Date(timeIntervalSince1970: 1_798_798_140), forecast: .rainy)
}

#Preview("Weather, medium", as: .systemMedium) {
  WeatherWidget()
} timeline: {
  WeatherEntry(date: Date(timeIntervalSince1970: 1_798_794_540), forecast: .sunny)
  WeatherEntry(date: Date(timeIntervalSince1970: 1_798_798_140), forecast: .rainy)
}
