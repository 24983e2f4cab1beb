import WidgetUI

/// The weather of this hour: its symbol and its temperature, both large, and the text next to them.
struct WeatherNowView: View {
  let picture: WeatherPicture
  let now: WeatherPicture.Now
  /// Whether there is room for text next to the temperature.
  let hasWords: Bool

  var body: some View {
    HStack(alignment: .top, spacing: 8) {
      Image(systemName: now.drawing)
        .font(.system(size: 48))
        .symbolRenderingMode(.multicolor)
        .accessibilityLabel(now.words)
      Text(verbatim: now.temperature).font(.system(size: 40)).fixedSize()
      if hasWords {
        VStack(alignment: .leading, spacing: 0) {
          Text(verbatim: picture.title).bold()
          WeatherWords(now: now)
          WeatherSpan(now: now)
        }
        .lineLimit(1)
        .padding(.leading, 8)
      }
    }
  }
}

/// The description of the weather; severe weather has a sign that needs no colour.
struct WeatherWords: View {
  let now: WeatherPicture.Now

  var body: some View {
    Text(verbatim: now.isSevere ? "! \(now.words)" : now.words)
      .foregroundStyle(now.isSevere ? Color.orange : .primary)
      .lineLimit(1)
  }
}

/// The highest and the lowest temperature of the day.
struct WeatherSpan: View {
  let now: WeatherPicture.Now

  var body: some View {
    if !now.low.isEmpty {
      Text(verbatim: "↑ \(now.high) ↓ \(now.low)")
        .foregroundStyle(.secondary)
        .lineLimit(1)
        .accessibilityLabel(
          String(english: "\(now.low) to \(now.high)", turkish: "\(now.low) ile \(now.high) arası")
        )
    }
  }
}

/// The apparent temperature, the wind and the humidity on one line.
struct WeatherFacts: View {
  let now: WeatherPicture.Now

  var body: some View {
    HStack {
      if let feelsLike = now.feelsLike {
        Text(verbatim: String(english: "feels \(feelsLike)", turkish: "hissedilen \(feelsLike)"))
      }
      Spacer(minLength: 0)
      if let wind = now.wind {
        Image(systemName: "wind").accessibilityLabel(String(english: "wind", turkish: "rüzgâr"))
        Text(verbatim: wind)
      }
      Spacer(minLength: 0)
      if let humidity = now.humidity {
        Image(systemName: "humidity.fill").foregroundStyle(.blue)
          .accessibilityLabel(String(english: "humidity", turkish: "nem"))
        Text(verbatim: humidity)
      }
    }
    .foregroundStyle(.secondary)
    .lineLimit(1)
  }
}

/// Hours in columns: the time, the weather and the temperature.
///
/// A size is as wide as a whole number of cells for each of its columns, so that they are even.
struct WeatherHoursTable: View {
  let hours: [WeatherPicture.Hour]
  /// The number of hours between two columns.
  let step: Int
  let columns: Int

  var body: some View {
    HStack(alignment: .top, spacing: 0) {
      ForEach(0..<columns, id: \.self) { column in
        let place = column * step
        if hours.indices.contains(place) {
          let hour = hours[place]
          VStack(alignment: .leading, spacing: 0) {
            Text(verbatim: hour.label).foregroundStyle(.secondary)
            Image(systemName: hour.symbol).symbolRenderingMode(.multicolor)
            Text(verbatim: hour.temperature)
          }
          .lineLimit(1)
          .frame(maxWidth: .infinity, alignment: .leading)
        }
      }
    }
  }
}

/// A day on one line: its name, its weather, and the range of its temperatures within the week's.
struct WeatherDayRow: View {
  let day: WeatherPicture.Day
  /// The width of the bar in cells.
  let bar: Int
  let hasChance: Bool

  var body: some View {
    HStack(spacing: 8) {
      Text(verbatim: day.name).lineLimit(1).frame(width: 40, alignment: .leading)
      Image(systemName: day.symbol).symbolRenderingMode(.multicolor)
      if hasChance {
        Text(verbatim: day.chance).foregroundStyle(.blue).lineLimit(1)
          .frame(width: 32, alignment: .trailing)
      }
      Text(verbatim: day.low).foregroundStyle(.secondary).lineLimit(1)
        .frame(width: 32, alignment: .trailing)
      WeatherRange(day: day, cells: bar)
      Text(verbatim: day.high).lineLimit(1).frame(width: 32, alignment: .leading)
    }
  }
}

/// The range of a day's temperatures on a track for the week's.
struct WeatherRange: View {
  let day: WeatherPicture.Day
  let cells: Int

  var body: some View {
    let width = Double(cells) * 8
    let start = (day.start * Double(cells)).rounded(.down) * 8
    let end = max((day.end * Double(cells)).rounded(.up) * 8, start + 8)
    ZStack(alignment: .leading) {
      Color.primary.opacity(0.15).frame(width: width, height: 4)
      LinearGradient(
        colors: [Self.color(day.lowCelsius), Self.color(day.highCelsius)],
        startPoint: .leading,
        endPoint: .trailing
      )
      .frame(width: end - start, height: 4)
      .offset(x: start)
    }
    .frame(width: width, height: 16)
    .accessibilityLabel(
      String(english: "\(day.low) to \(day.high)", turkish: "\(day.low) ile \(day.high) arası")
    )
  }

  /// A colour between those of frost and heat.
  private static func color(_ celsius: Double) -> Color {
    switch celsius {
    case ..<0: .indigo
    case ..<8: .blue
    case ..<15: .teal
    case ..<22: .green
    case ..<29: .orange
    default: .red
    }
  }
}

/// The origin of the weather; a sample is marked as one.
struct WeatherFooter: View {
  let picture: WeatherPicture

  var body: some View {
    HStack {
      if picture.isSample {
        Text(verbatim: String(english: "! sample", turkish: "! örnek")).foregroundStyle(.orange)
          .fixedSize()
        if let problem = picture.status?.problem {
          Text(verbatim: problem).foregroundStyle(.secondary).lineLimit(1)
        }
      } else if let status = picture.status {
        FeedStatusView(status: status)
      }
      Spacer(minLength: 0)
      Button(intent: RefreshWeather(place: picture.place, url: picture.url)) {
        Image(systemName: "arrow.clockwise").foregroundStyle(.tint)
      }
      .buttonStyle(.plain)
      .accessibilityLabel(String(english: "refresh", turkish: "yenile"))
    }
  }
}
