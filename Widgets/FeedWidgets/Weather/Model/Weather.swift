import Foundation

/// The weather at a location: now, by the hour, and by the day.
///
/// Temperatures are in degrees Celsius, speeds in kilometres per hour, amounts of rain in
/// millimetres.
struct Weather: Hashable, Sendable {
  struct Hour: Hashable, Sendable {
    var date: Date
    var temperature: Double
    var feelsLike: Double?
    /// The relative humidity in percent.
    var humidity: Double?
    var wind: Double?
    /// The direction from which the wind comes, in degrees.
    var windDirection: Double?
    /// The probability of rain or snow, in percent.
    var chance: Double?
    var rain: Double?
    var code: WeatherCode
    var isDay: Bool
  }

  struct Day: Hashable, Sendable {
    /// The midnight at which the day begins, in local time of the location.
    var date: Date
    var low: Double
    var high: Double
    var chance: Double?
    var code: WeatherCode
  }

  /// The current measurement; `nil` if the answer has none.
  var current: Hour?
  /// The hours of the forecast, the earliest first.
  var hours: [Hour]
  var days: [Day]
  var secondsFromUTC: Int

  /// Returns the hour that contains a moment; `nil` if it is outside the forecast.
  func hour(at moment: Date) -> Hour? {
    hours.last { $0.date <= moment }.flatMap { hour in
      moment.timeIntervalSince(hour.date) < 3_600 ? hour : nil
    }
  }

  /// Returns at most `count` hours, beginning with the one that contains a moment.
  func hours(from moment: Date, count: Int) -> ArraySlice<Hour> {
    guard let first = hours.firstIndex(where: { $0.date.addingTimeInterval(3_600) > moment }) else {
      return []
    }
    return hours[first...].prefix(count)
  }

  /// Returns the days, beginning with the one that contains a moment.
  func days(from moment: Date) -> ArraySlice<Day> {
    guard let first = days.firstIndex(where: { $0.date.addingTimeInterval(86_400) > moment }) else {
      return []
    }
    return days[first...]
  }

  /// Returns the hour of a date in local time of the location, from 0 to 23.
  func clockHour(of date: Date) -> Int {
    let seconds = Int(date.timeIntervalSince1970.rounded()) + secondsFromUTC
    return (seconds % 86_400 + 86_400) % 86_400 / 3_600
  }
}
