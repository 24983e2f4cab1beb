import WidgetRender

/// The symbols that have a colour of their own, such as the yellow of the sun.
enum SymbolColors {
  /// Returns the colour of `symbol` as a whole; `nil` for the foreground's.
  static func color(of symbol: String) -> ArchivedColor? {
    let parts = symbol.split(separator: ".")
    // The last part is the most specific: the drops of a cloud, not the cloud.
    return parts.reversed().lazy.compactMap { colors[String($0)] }.first
      .map { ArchivedColor(.system($0)) }
  }

  private static let colors: [String: SystemColor] = [
    "sun": .yellow, "sunrise": .orange, "sunset": .orange, "sparkles": .yellow,
    "moon": .indigo, "stars": .indigo, "cloud": .gray, "smoke": .gray, "fog": .gray,
    "wind": .teal, "snow": .cyan, "snowflake": .cyan, "sleet": .cyan, "hail": .cyan,
    "rain": .blue, "drizzle": .blue, "heavyrain": .blue, "drop": .blue, "umbrella": .blue,
    "bolt": .yellow, "boltrain": .yellow, "tropicalstorm": .teal, "hurricane": .red,
    "thermometer": .red, "flame": .orange, "leaf": .green, "star": .yellow, "heart": .red,
    "exclamationmark": .yellow, "xmark": .red,
    "checkmark": .green, "trash": .red, "bell": .yellow, "battery": .green, "phone": .green,
  ]
}
