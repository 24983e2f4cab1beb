import WidgetUI

/// The temperature of the next 24 hours as a curve, aligned with the columns of the table above it.
struct WeatherCurve: View {
  let hours: [WeatherPicture.Hour]

  var body: some View {
    LineCurve(values: hours.map(\.celsius), distances: 24, color: .orange)
      .accessibilityLabel(
        String(english: "temperature of 24 hours", turkish: "24 saatin sıcaklığı")
      )
  }
}

/// The probability of rain in the next 24 hours as an area, or a text if rain is unlikely.
struct WeatherRain: View {
  let hours: [WeatherPicture.Hour]
  /// Whether the curve may have a label, which is drawn at an end at which the area is low.
  var hasLabel = true

  /// The number of hours that the label covers.
  private static let labelHours = 7

  private var chances: [Double] {
    (0..<24).map { hours.indices.contains($0) ? hours[$0].chance : 0 }
  }

  var body: some View {
    let most = hours.map(\.chance).max() ?? 0
    if most < WeatherPicture.leastChance {
      Text(verbatim: String(english: "No rain in 24 hours", turkish: "24 saat yağış yok"))
        .foregroundStyle(.secondary)
        .lineLimit(1)
    } else {
      let startsLow = chances.prefix(Self.labelHours).allSatisfy { $0 <= 50 }
      let endsLow = chances.suffix(Self.labelHours).allSatisfy { $0 <= 50 }
      // An area below the letters would look like a background, which is not visible without
      // colours.
      ZStack(alignment: startsLow ? .topLeading : .topTrailing) {
        if hasLabel, startsLow || endsLow {
          Text(verbatim: String(english: "rain ≤\(Int(most))%", turkish: "yağış ≤%\(Int(most))"))
            .foregroundStyle(.secondary)
            .lineLimit(1)
        }
        AreaCurve(values: chances, color: .blue, top: 100, least: 0)
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(
        String(english: "rain, at most \(Int(most))%", turkish: "yağış, en çok %\(Int(most))")
      )
    }
  }
}
