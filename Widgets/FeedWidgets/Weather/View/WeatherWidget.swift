import WidgetUI

/// The widget that shows the weather of a place.
struct WeatherWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: WeatherConfiguration.kind, provider: WeatherProvider()) { entry in
      WeatherView(picture: entry.picture).containerBackground(.clear, for: .widget)
    }
    .configurationDisplayName(WeatherConfiguration.title)
    .description(WeatherConfiguration.explanation)
    .supportedFamilies([
      .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
      .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ])
  }
}

/// The weather, laid out for the widget's family.
struct WeatherView: View {
  @Environment(\.widgetFamily) private var family
  let picture: WeatherPicture

  var body: some View {
    if let now = picture.now, picture.state == .loaded {
      switch family {
      case .accessoryInline: WeatherInlineView(picture: picture, now: now)
      case .accessoryCircular, .accessoryCorner:
        WeatherCircularView(now: now, isSample: picture.isSample)
      case .accessoryRectangular: WeatherRectangularView(picture: picture, now: now)
      case .systemSmall: framed { WeatherSmallView(picture: picture, now: now) }
      case .systemMedium: framed { WeatherMediumView(picture: picture, now: now) }
      case .systemLarge, .systemExtraLargePortrait:
        framed { WeatherLargeView(picture: picture, now: now) }
      case .systemExtraLarge: framed { WeatherExtraLargeView(picture: picture, now: now) }
      }
    } else {
      WeatherEmptyView(picture: picture, isRoomy: family.isRoomy)
    }
  }

  private func framed<Rows: View>(@ViewBuilder _ rows: () -> Rows) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      rows()
      WeatherFooter(picture: picture)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

extension WidgetFamily {
  /// Whether the family has space for a few lines of explanation.
  fileprivate var isRoomy: Bool {
    switch self {
    case .accessoryInline, .accessoryCircular, .accessoryCorner, .accessoryRectangular: false
    default: true
    }
  }
}

private struct WeatherSmallView: View {
  let picture: WeatherPicture
  let now: WeatherPicture.Now

  var body: some View {
    WeatherNowView(picture: picture, now: now, hasWords: false)
    Text(verbatim: picture.title).bold().lineLimit(1)
    WeatherWords(now: now)
    WeatherSpan(now: now)
    WeatherHoursTable(hours: picture.hours, step: 3, columns: 3)
    Spacer(minLength: 0)
  }
}

private struct WeatherMediumView: View {
  let picture: WeatherPicture
  let now: WeatherPicture.Now

  var body: some View {
    WeatherNowView(picture: picture, now: now, hasWords: true)
    WeatherFacts(now: now)
    WeatherHoursTable(hours: picture.hours, step: 3, columns: 8)
    if picture.isDry {
      WeatherCurve(hours: picture.hours)
    } else {
      WeatherRain(hours: picture.hours)
    }
  }
}

private struct WeatherLargeView: View {
  let picture: WeatherPicture
  let now: WeatherPicture.Now

  var body: some View {
    WeatherNowView(picture: picture, now: now, hasWords: true)
    WeatherFacts(now: now)
    Divider()
    WeatherHoursTable(hours: picture.hours, step: 3, columns: 8)
    WeatherCurve(hours: picture.hours)
    WeatherRain(hours: picture.hours)
    Divider()
    ForEach(Array(picture.days.enumerated()), id: \.offset) { _, day in
      WeatherDayRow(day: day, bar: 16, hasChance: true)
    }
  }
}

private struct WeatherExtraLargeView: View {
  let picture: WeatherPicture
  let now: WeatherPicture.Now

  var body: some View {
    HStack(alignment: .top, spacing: 16) {
      VStack(alignment: .leading, spacing: 0) {
        WeatherNowView(picture: picture, now: now, hasWords: true)
        WeatherFacts(now: now)
        Divider()
        WeatherHoursTable(hours: picture.hours, step: 4, columns: 6)
        WeatherCurve(hours: picture.hours)
        if let chance = picture.mostChance {
          Text(
            verbatim: String(english: "Rain, up to \(chance)", turkish: "Yağış, en çok \(chance)")
          )
          .foregroundStyle(.secondary)
          .lineLimit(1)
        }
        WeatherRain(hours: picture.hours, hasLabel: false)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      Divider()
      VStack(alignment: .leading, spacing: 0) {
        WeatherWeekHead(days: picture.days)
        Divider()
        ForEach(Array(picture.days.enumerated()), id: \.offset) { _, day in
          WeatherDayRow(day: day, bar: 16, hasChance: false)
          HStack {
            Text(verbatim: day.words)
            if !day.chance.isEmpty { Text(verbatim: day.chance).foregroundStyle(.blue) }
          }
          .foregroundStyle(.secondary)
          .lineLimit(1)
          .padding(.leading, 48)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

/// The heading of the days, with the lowest and the highest temperature of all, which are
/// the ends of the bars.
private struct WeatherWeekHead: View {
  let days: [WeatherPicture.Day]

  var body: some View {
    HStack {
      Text(
        verbatim: String(
          english: "Next \(days.count) days",
          turkish: "Önümüzdeki \(days.count) gün"
        )
      )
      Spacer(minLength: 8)
      if let low = days.min(by: { $0.lowCelsius < $1.lowCelsius })?.low,
        let high = days.max(by: { $0.highCelsius < $1.highCelsius })?.high
      {
        Text(verbatim: "\(low) – \(high)").fixedSize()
      }
    }
    .foregroundStyle(.secondary)
    .lineLimit(1)
  }
}
