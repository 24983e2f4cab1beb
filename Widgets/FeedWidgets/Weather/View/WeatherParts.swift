import WidgetUI

/// The current weather: its symbol and its temperature, both large, with the description next to
/// them.
struct WeatherNowView: View {
  let picture: WeatherPicture
  let now: WeatherPicture.Now
  /// Whether there is space for the description next to the temperature.
  let hasWords: Bool

  var body: some View {
    HStack(alignment: .top, spacing: 8) {
      WeatherDrawing(name: now.drawing).accessibilityElement(children: .ignore)
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

/// The description of the weather; severe weather has a sign, so that no colour is needed.
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

/// A table with one column for each shown hour: the time, the weather and the temperature.
///
/// The widget's width is divided into equally wide columns, unless they have a given width.
struct WeatherHoursTable: View {
  let hours: [WeatherPicture.Hour]
  /// The number of hours from one column to the next.
  let step: Int
  let columns: Int
  /// The width of each column except the last one, in points; `nil` for an equal share.
  var width: Double?

  var body: some View {
    HStack(alignment: .top, spacing: 0) {
      ForEach(0..<columns, id: \.self) { column in
        let place = column * step
        if hours.indices.contains(place) {
          if let width, column < columns - 1 {
            cell(hours[place]).frame(width: width, alignment: .leading)
          } else {
            cell(hours[place]).frame(maxWidth: .infinity, alignment: .leading)
          }
        }
      }
    }
  }

  private func cell(_ hour: WeatherPicture.Hour) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: hour.label).foregroundStyle(.secondary)
      Image(systemName: hour.symbol).symbolRenderingMode(.multicolor)
      Text(verbatim: hour.temperature)
    }
    .lineLimit(1)
  }
}

/// A day on one line: its name, its weather, and its range of temperatures within that of the week.
struct WeatherDayRow: View {
  let day: WeatherPicture.Day
  /// The width of the temperature bar in cells.
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

/// A day's range of temperatures, drawn on a track that represents the week's range.
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

  /// Returns the colour of a temperature, on a scale from frost to heat.
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

/// The footer: the origin of the weather; sample data is marked.
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
