import Foundation
import Moments

/// Invented weather for a week, shown without a network and in the gallery; the widget marks it as
/// sample data.
enum WeatherSample {
  static let place = Place("41.01,28.98,Istanbul")

  private static let codes = [2, 61, 80, 3, 0, 1, 63]

  /// Returns the weather of a week, beginning with the day of `now` in UTC.
  static func weather(at now: Date) -> Weather {
    let seconds = now.timeIntervalSince1970
    let midnight = (seconds / 86_400).rounded(.down) * 86_400
    let hours = (0..<168).map { hour(Double($0), from: midnight) }
    let days = (0..<7).map { day in
      let part = hours[(day * 24)..<(day * 24 + 24)]
      return Weather.Day(
        date: Date(timeIntervalSince1970: midnight + Double(day) * 86_400),
        low: part.map(\.temperature).min() ?? 0,
        high: part.map(\.temperature).max() ?? 0,
        chance: part.compactMap(\.chance).max(),
        code: WeatherCode(number: codes[day])
      )
    }
    let current = hours[Int((seconds - midnight) / 3_600)]
    return Weather(current: current, hours: hours, days: days, secondsFromUTC: 0)
  }

  private static func hour(_ number: Double, from midnight: Double) -> Weather.Hour {
    let (day, time) = (Int(number / 24), number.truncatingRemainder(dividingBy: 24))
    // Coldest at five, warmest at five in the afternoon.
    let warmth = -cos((time - 5) / 24 * 2 * .pi)
    let middle = [14.0, 12, 13, 15, 17, 18, 14][day]
    let temperature = middle + warmth * (day == 1 ? 3 : 5)
    let shower = max(0, 1 - abs(time - 16) / 5)
    let chance = [55.0, 80, 60, 20, 0, 5, 75][day] * shower
    let isRain = chance > 40
    return Weather.Hour(
      date: Date(timeIntervalSince1970: midnight + number * 3_600),
      temperature: temperature,
      feelsLike: temperature - 1.6,
      humidity: 62 - warmth * 12,
      wind: 12 + 6 * shower,
      windDirection: 40 + number,
      chance: chance.rounded(),
      rain: isRain ? chance / 40 : 0,
      code: WeatherCode(number: isRain ? 61 : time < 9 ? 1 : codes[day] == 0 ? 0 : 2),
      isDay: (7..<18).contains(time)
    )
  }
}
