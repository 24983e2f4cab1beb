import Moments

/// A kind of weather, by its number in WMO's table 4677 as forecasts use it.
struct WeatherCode: Hashable, Sendable {
  let number: Int

  /// Returns the symbol of the weather; clear weather, for example, has another one at night.
  func symbol(isDay: Bool) -> String {
    switch number {
    case 0, 1: isDay ? "sun.max.fill" : "moon.stars.fill"
    case 2: isDay ? "cloud.sun.fill" : "cloud.moon.fill"
    case 3: "cloud.fill"
    case 45, 48: "cloud.fog.fill"
    case 51, 53, 55: "cloud.drizzle.fill"
    case 56, 57, 66, 67: "cloud.sleet.fill"
    case 61, 63: "cloud.rain.fill"
    case 65, 82: "cloud.heavyrain.fill"
    case 71, 73, 75, 77, 85, 86: "cloud.snow.fill"
    case 80, 81: isDay ? "cloud.sun.rain.fill" : "cloud.moon.rain.fill"
    case 95: "cloud.bolt.rain.fill"
    case 96, 99: "cloud.bolt.fill"
    default: "questionmark"
    }
  }

  /// Returns the name of the drawing of the weather; clear weather, for example, has another one at
  /// night.
  func drawing(isDay: Bool) -> String {
    switch number {
    case 80, 81: "cloud.rain.fill"
    case 95: "cloud.bolt.fill"
    case 56, 57, 66, 67: "cloud.rain.fill"
    default: symbol(isDay: isDay)
    }
  }

  /// A short description of the weather in the user's language.
  var words: String {
    switch number {
    case 0: String(english: "Clear", turkish: "Açık")
    case 1: String(english: "Mostly clear", turkish: "Çoğunlukla açık")
    case 2: String(english: "Partly cloudy", turkish: "Parçalı bulutlu")
    case 3: String(english: "Overcast", turkish: "Kapalı")
    case 45, 48: String(english: "Fog", turkish: "Sisli")
    case 51, 53, 55: String(english: "Drizzle", turkish: "Çisenti")
    case 56, 57, 66, 67: String(english: "Freezing rain", turkish: "Donan yağmur")
    case 61: String(english: "Light rain", turkish: "Hafif yağmur")
    case 63: String(english: "Rain", turkish: "Yağmur")
    case 65: String(english: "Heavy rain", turkish: "Kuvvetli yağmur")
    case 71: String(english: "Light snow", turkish: "Hafif kar")
    case 73, 77: String(english: "Snow", turkish: "Kar")
    case 75: String(english: "Heavy snow", turkish: "Yoğun kar")
    case 80, 81: String(english: "Showers", turkish: "Sağanak")
    case 82: String(english: "Heavy showers", turkish: "Kuvvetli sağanak")
    case 85, 86: String(english: "Snow showers", turkish: "Kar sağanağı")
    case 95: String(english: "Thunderstorm", turkish: "Gök gürültülü")
    case 96, 99: String(english: "Hail storm", turkish: "Dolu fırtınası")
    default: String(english: "Unknown", turkish: "Bilinmiyor")
    }
  }

  /// Whether the weather is dangerous enough for a warning.
  var isSevere: Bool { [65, 66, 67, 75, 82, 86, 95, 96, 99].contains(number) }
}
