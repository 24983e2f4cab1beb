import Foundation

/// The JSON of Open-Meteo's forecast, with times in seconds since 1970
/// (https://open-meteo.com/en/docs).
struct WeatherDocument: Decodable, Sendable {
  struct Current: Decodable {
    let time: Double
    let temperature_2m: Double?
    let apparent_temperature: Double?
    let relative_humidity_2m: Double?
    let wind_speed_10m: Double?
    let wind_direction_10m: Double?
    let weather_code: Int?
    let is_day: Int?
  }

  struct Hourly: Decodable {
    let time: [Double]
    let temperature_2m: [Double?]
    let apparent_temperature: [Double?]?
    let relative_humidity_2m: [Double?]?
    let precipitation_probability: [Double?]?
    let precipitation: [Double?]?
    let weather_code: [Int?]?
    let wind_speed_10m: [Double?]?
    let wind_direction_10m: [Double?]?
    let is_day: [Int?]?
  }

  struct Daily: Decodable {
    let time: [Double]
    let weather_code: [Int?]?
    let temperature_2m_max: [Double?]
    let temperature_2m_min: [Double?]
    let precipitation_probability_max: [Double?]?
  }

  let utc_offset_seconds: Int?
  let current: Current?
  let hourly: Hourly
  let daily: Daily

  /// The requested fields of the current weather, of each hour and of each day, as the service
  /// names them.
  static let currentFields = [
    "temperature_2m", "relative_humidity_2m", "apparent_temperature", "is_day", "weather_code",
    "wind_speed_10m", "wind_direction_10m",
  ]
  static let hourlyFields = currentFields + ["precipitation_probability", "precipitation"]
  static let dailyFields = [
    "weather_code", "temperature_2m_max", "temperature_2m_min", "precipitation_probability_max",
  ]

  /// The most hours that are read, and the most days; the service sends 168 and 7.
  private static let maximumHours = 400
  private static let maximumDays = 16
  /// The valid times, in seconds since 1970: the years 2000 to 2100.
  private static let times = 946_684_800.0...4_102_444_800
  /// The valid temperatures on Earth, in degrees Celsius.
  private static let temperatures = -100.0...70
  /// The valid offsets from UTC in seconds: -14 to +14 hours.
  private static let offsets = -50_400...50_400

  /// Returns the weather in this answer, without hours and days that have impossible values.
  ///
  /// - Throws: `.decoding` if no hour is left.
  func weather() throws(FeedError) -> Weather {
    let hours = hourly.time.prefix(Self.maximumHours).indices.compactMap(hour)
      .sorted { $0.date < $1.date }
    guard !hours.isEmpty else {
      throw .decoding(
        field: "hourly",
        reason: String(english: "has no hour that can be read", turkish: "okunabilir bir saat yok")
      )
    }
    let days = daily.time.prefix(Self.maximumDays).indices.compactMap(day)
      .sorted { $0.date < $1.date }
    return Weather(
      current: current.flatMap(measured),
      hours: hours,
      days: days,
      secondsFromUTC: utc_offset_seconds.flatMap { Self.offsets.contains($0) ? $0 : nil } ?? 0
    )
  }

  private func measured(_ current: Current) -> Weather.Hour? {
    guard let date = Self.date(current.time), let temperature = Self.sound(current.temperature_2m)
    else { return nil }
    return Weather.Hour(
      date: date,
      temperature: temperature,
      feelsLike: Self.sound(current.apparent_temperature),
      humidity: Self.share(current.relative_humidity_2m),
      wind: current.wind_speed_10m,
      windDirection: current.wind_direction_10m,
      code: WeatherCode(number: current.weather_code ?? -1),
      isDay: current.is_day != 0
    )
  }

  private func hour(_ place: Int) -> Weather.Hour? {
    guard let date = Self.date(hourly.time[place]),
      let temperature = Self.sound(hourly.temperature_2m[at: place])
    else { return nil }
    return Weather.Hour(
      date: date,
      temperature: temperature,
      feelsLike: Self.sound(hourly.apparent_temperature?[at: place]),
      humidity: Self.share(hourly.relative_humidity_2m?[at: place]),
      wind: hourly.wind_speed_10m?[at: place],
      windDirection: hourly.wind_direction_10m?[at: place],
      chance: Self.share(hourly.precipitation_probability?[at: place]),
      rain: hourly.precipitation?[at: place].map { min(max($0, 0), 1_000) },
      code: WeatherCode(number: hourly.weather_code?[at: place] ?? -1),
      isDay: hourly.is_day?[at: place] != 0
    )
  }

  private func day(_ place: Int) -> Weather.Day? {
    guard let date = Self.date(daily.time[place]),
      let low = Self.sound(daily.temperature_2m_min[at: place]),
      let high = Self.sound(daily.temperature_2m_max[at: place]), low <= high
    else { return nil }
    return Weather.Day(
      date: date,
      low: low,
      high: high,
      chance: Self.share(daily.precipitation_probability_max?[at: place]),
      code: WeatherCode(number: daily.weather_code?[at: place] ?? -1)
    )
  }

  private static func date(_ seconds: Double) -> Date? {
    times.contains(seconds) ? Date(timeIntervalSince1970: seconds) : nil
  }

  private static func sound(_ temperature: Double?) -> Double? {
    temperature.flatMap { temperatures.contains($0) ? $0 : nil }
  }

  private static func share(_ percent: Double?) -> Double? {
    percent.flatMap { (0.0...100).contains($0) ? $0 : nil }
  }
}

extension Array {
  /// Returns the value at an index; `nil` for a null and beyond the end, because the lists in an
  /// answer may differ in length.
  fileprivate subscript<Wrapped>(at place: Int) -> Wrapped? where Element == Wrapped? {
    indices.contains(place) ? self[place] : nil
  }
}
