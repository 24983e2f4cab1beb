import Foundation
import Moments
import WidgetTimeline

/// The weather as a widget shows it from `date` on.
struct WeatherEntry: TimelineEntry {
  let date: Date
  let picture: WeatherPicture

  /// The relevance of the entry: 20 in severe weather, 10 if rain begins soon, otherwise 0; `nil`
  /// without a forecast.
  var relevance: TimelineEntryRelevance? {
    guard case .loaded = picture.state else { return nil }
    let isSevere = picture.now?.isSevere ?? false
    return TimelineEntryRelevance(score: isSevere ? 20 : picture.isRainNear ? 10 : 0)
  }
}

/// All data that a view of the weather shows; equal values look the same.
struct WeatherPicture: Hashable, Sendable {
  enum State: Hashable, Sendable {
    /// No location is configured, or an invalid one; `message` and `hint` explain how to set one.
    case placeless(message: String, hint: String)
    /// Nothing has been requested yet, or the loaded forecast has ended.
    case idle
    case loaded
  }

  struct Now: Hashable, Sendable {
    let symbol: String
    /// The name of the drawing for the weather.
    let drawing: String
    let words: String
    let temperature: String
    /// The unit of temperatures: `°C` or `°F`.
    let unit: String
    let isSevere: Bool
    /// The day's lowest temperature; empty if the forecast has none.
    let low: String
    let high: String
    var feelsLike: String?
    var wind: String?
    var humidity: String?
  }

  struct Hour: Hashable, Sendable {
    /// The hour in local time of the location, such as `14`.
    let label: String
    let symbol: String
    let temperature: String
    let celsius: Double
    /// The probability of rain or snow, in percent.
    let chance: Double
  }

  struct Day: Hashable, Sendable {
    let name: String
    let symbol: String
    let words: String
    let low: String
    let high: String
    /// The position of the day's lowest temperature in the week's range, from 0 to 1; `end` is that
    /// of the day's highest.
    let start: Double
    let end: Double
    let lowCelsius: Double
    let highCelsius: Double
    /// The probability of rain, such as `40%`; empty below ten percent.
    let chance: String
  }

  var title = ""
  var now: Now?
  /// The next 24 hours of the forecast, beginning with the current one.
  var hours: [Hour] = []
  var days: [Day] = []
  var state = State.loaded
  /// The origin and age of the forecast; `nil` if nothing was loaded.
  var status: FeedStatus?
  /// Whether the weather is sample data.
  var isSample = false
  /// The configured location, which the refresh button passes on with the address `url`; `nil` if
  /// none is configured.
  var place: String?
  var url: String?

  /// The number of hours within which rain counts as near, and the least probability in percent for
  /// that.
  private static let near = (hours: 3, chance: 50.0)
  /// The probability in percent below which a day counts as dry.
  static let leastChance = 10.0

  var isRainNear: Bool {
    hours.prefix(Self.near.hours).contains { $0.chance >= Self.near.chance }
  }

  /// Whether rain is unlikely in all hours that are shown.
  var isDry: Bool { mostChance == nil }

  /// The greatest probability of rain in an hour, as text; `nil` if rain is unlikely.
  var mostChance: String? {
    let most = hours.map(\.chance).max() ?? 0
    return most < Self.leastChance ? nil : "\(Int(most.rounded()))%"
  }

  init() {}

  /// Creates the picture of the weather at a moment; `isMeasured` means that it is the current
  /// measurement and not a forecast.
  init(
    _ weather: Weather,
    of title: String,
    in scale: WeatherScale,
    isMeasured: Bool,
    at moment: Date
  ) {
    self.title = title
    let days = weather.days(from: moment).prefix(7)
    guard let hour = (isMeasured ? weather.current : nil) ?? weather.hour(at: moment) else {
      state = .idle
      return
    }
    now = Self.now(hour, days.first, scale)
    hours = weather.hours(from: moment, count: 24).map { hour in
      let clock = weather.clockHour(of: hour.date)
      return Hour(
        label: clock < 10 ? "0\(clock)" : "\(clock)",
        symbol: hour.code.symbol(isDay: hour.isDay),
        temperature: scale.temperature(hour.temperature),
        celsius: hour.temperature,
        chance: hour.chance ?? 0
      )
    }
    let low = days.map(\.low).min() ?? 0
    let span = max((days.map(\.high).max() ?? 0) - low, 1)
    self.days = days.enumerated().map { place, day in
      Day(
        name: place == 0 ? String(english: "Today", turkish: "Bugün") : Self.name(day, weather),
        symbol: day.code.symbol(isDay: true),
        words: day.code.words,
        low: scale.temperature(day.low),
        high: scale.temperature(day.high),
        start: (day.low - low) / span,
        end: (day.high - low) / span,
        lowCelsius: day.low,
        highCelsius: day.high,
        chance: day.chance.flatMap { $0 >= Self.leastChance ? "\(Int($0.rounded()))%" : nil } ?? ""
      )
    }
  }

  private static func now(_ hour: Weather.Hour, _ day: Weather.Day?, _ scale: WeatherScale) -> Now {
    Now(
      symbol: hour.code.symbol(isDay: hour.isDay),
      drawing: hour.code.drawing(isDay: hour.isDay),
      words: hour.code.words,
      temperature: scale.temperature(hour.temperature),
      unit: scale.unit,
      isSevere: hour.code.isSevere,
      low: day.map { scale.temperature($0.low) } ?? "",
      high: day.map { scale.temperature($0.high) } ?? "",
      feelsLike: hour.feelsLike.map(scale.temperature),
      wind: hour.wind.map { "\(scale.speed($0)) \(hour.windDirection.map(direction) ?? "")" },
      humidity: hour.humidity.map { "\(Int($0.rounded()))%" }
    )
  }

  /// Returns the short name of the day's weekday.
  private static func name(_ day: Weather.Day, _ weather: Weather) -> String {
    // At noon, so that an offset that is wrong by an hour does not change the day.
    let seconds = day.date.timeIntervalSince1970 + Double(weather.secondsFromUTC) + 43_200
    return CivilDate(daysSince1970: Int(seconds / 86_400)).weekday.shortName(in: .spoken)
  }

  /// Returns the direction from which the wind comes, as one of eight.
  private static func direction(_ degrees: Double) -> String {
    guard degrees.isFinite, abs(degrees) < 1e6 else { return "" }
    let place = (Int((degrees / 45).rounded()) % 8 + 8) % 8
    return [
      String(english: "N", turkish: "K"), String(english: "NE", turkish: "KD"),
      String(english: "E", turkish: "D"), String(english: "SE", turkish: "GD"),
      String(english: "S", turkish: "G"), String(english: "SW", turkish: "GB"),
      String(english: "W", turkish: "B"), String(english: "NW", turkish: "KB"),
    ][place]
  }
}

extension WeatherEntry {
  /// Returns an entry with sample data for the gallery and placeholders; reads neither store nor
  /// network.
  static func sample(at date: Date, _ scale: WeatherScale) -> WeatherEntry {
    var picture = WeatherPicture(
      WeatherSample.weather(at: date),
      of: WeatherSample.place?.title ?? "",
      in: scale,
      isMeasured: true,
      at: date
    )
    picture.status = FeedStatus(.local, problem: nil, at: date)
    picture.isSample = true
    return WeatherEntry(date: date, picture: picture)
  }
}
