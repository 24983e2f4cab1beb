import Foundation

/// The weather of an hour.
struct Hour: Identifiable, Hashable {
  let id: Int
  let symbol: String
  let temperature: Int
}

/// A place's weather as a service would tell it.
struct Forecast: Hashable {
  var place: String
  var symbol: String
  var summary: String
  var temperature: Int
  var high: Int
  var low: Int
  var hours: [Hour]

  static let sunny = Forecast(
    place: "Izmir",
    symbol: "sun.max.fill",
    summary: "Mostly sunny",
    temperature: 24,
    high: 27,
    low: 16,
    hours: [
      Hour(id: 12, symbol: "sun.max.fill", temperature: 25),
      Hour(id: 13, symbol: "sun.max.fill", temperature: 26),
      Hour(id: 14, symbol: "cloud.sun.fill", temperature: 27),
      Hour(id: 15, symbol: "cloud.sun.fill", temperature: 26),
      Hour(id: 16, symbol: "cloud.fill", temperature: 24),
    ]
  )

  static let rainy = Forecast(
    place: "Bergen",
    symbol: "cloud.rain.fill",
    summary: "Rain until the evening",
    temperature: 7,
    high: 9,
    low: 4,
    hours: [
      Hour(id: 12, symbol: "cloud.rain.fill", temperature: 8),
      Hour(id: 13, symbol: "cloud.heavyrain.fill", temperature: 9),
      Hour(id: 14, symbol: "cloud.heavyrain.fill", temperature: 8),
      Hour(id: 15, symbol: "cloud.drizzle.fill", temperature: 7),
      Hour(id: 16, symbol: "cloud.fill", temperature: 6),
    ]
  )
}
