import Foundation
import Moments
import Testing

@testable import FeedWidgets

@Suite("Places and answers of the weather", .timeLimit(.minutes(2)))
struct WeatherModelTests {
  @Test(arguments: [("41.01,28.98,Istanbul", "Istanbul"), ("-33.868,151.2", "-33.87, 151.20")])
  func `a place without a name is called by its coordinates`(text: String, title: String) throws {
    #expect(try #require(Place(text)).title == title)
  }

  @Test(arguments: [
    (41.008_24, "41.01"), (-0.001, "0.00"), (28.978_36, "28.98"), (-33.868_82, "-33.87"),
    (180, "180.00"),
    (5.05, "5.05"),
  ])
  func `two decimals of a coordinate leave the machine`(degrees: Double, expected: String) {
    #expect(Place.sent(degrees) == expected)
  }

  @Test(arguments: [
    ("en_US.UTF-8", "70°", "7 mph"), ("en_GB.UTF-8", "21°", "7 mph"),
    ("tr_TR.UTF-8", "21°", "12 km/h"),
    ("C", "21°", "12 km/h"), ("", "21°", "12 km/h"),
  ])
  func `units are those of the locale`(locale: String, temperature: String, speed: String) {
    let scale = WeatherUnits.automatic.scale(in: ["LANG": locale])
    #expect(scale.temperature(21.2) == temperature)
    #expect(scale.speed(12) == speed)
    #expect(WeatherUnits.imperial.scale(in: ["LANG": locale]).temperature(-0.2) == "32°")
    #expect(WeatherUnits.metric.scale(in: ["LANG": locale]).temperature(-0.2) == "0°")
  }

  @Test func `every number of weather has a symbol and words`() {
    let known = [
      0, 1, 2, 3, 45, 48, 51, 53, 55, 56, 57, 61, 63, 65, 66, 67, 71, 73, 75, 77, 80, 81, 82, 85,
      86, 95, 96, 99,
    ]
    for number in known {
      let code = WeatherCode(number: number)
      #expect(
        code.symbol(isDay: true) != "questionmark" && code.symbol(isDay: false) != "questionmark"
      )
      #expect(code.words != "Unknown" && code.words.count <= 17)
    }
    #expect(WeatherCode(number: 42).symbol(isDay: true) == "questionmark")
  }

  private func weather(_ text: String) throws -> Weather {
    try FeedDecoder.decode(WeatherDocument.self, from: Data(text.utf8)).weather()
  }

  @Test func `what is null or cannot be is left out, and lists may differ in length`() throws {
    let weather = try weather(
      """
      {"utc_offset_seconds": 999999, "current": {"time": 1795255200, "temperature_2m": null},
      "hourly": {"time": [1795255200, 1795258800, 1795262400, -5, 1795266000],
        "temperature_2m": [10.5, null, 300, 3], "precipitation_probability": [120],
        "weather_code": [61, 61], "is_day": [0]},
      "daily": {"time": [1795219200, 1795305600], "temperature_2m_max": [12, 3], "temperature_2m_min": [4, 9]}}
      """
    )
    #expect(weather.current == nil)
    #expect(weather.hours.map(\.temperature) == [10.5])
    #expect(weather.hours[0].chance == nil)
    #expect(weather.hours[0].code.number == 61 && !weather.hours[0].isDay)
    #expect(weather.days.map(\.high) == [12])
    #expect(weather.secondsFromUTC == 0)
  }

  // BW-9, BW-18
  @Test(arguments: [
    ("[]", "bad data ."), ("{}", "bad data hourly"), ("null", "bad data ."),
    ("<html>", "unusable answer"),
    (#"{"error":true,"reason":"x"}"#, "bad data hourly"),
    (
      #"{"hourly":{"time":[],"temperature_2m":[]},"daily":{"time":[],"temperature_2m_max":[],"temperature_2m_min":[]}}"#,
      "bad data hourly"
    ),
    (#"{"hourly":{"time":["2026"],"temperature_2m":[1]}}"#, "bad data hourly.time[0]"),
    (#"{"hourly":{"time":[1e999],"temperature_2m":[1]}}"#, "unusable answer"),
  ])
  func `an answer that is no forecast is a typed error`(text: String, words: String) {
    let error = #expect(throws: FeedError.self) { try weather(text) }
    #expect(error?.words == words)
  }
}
