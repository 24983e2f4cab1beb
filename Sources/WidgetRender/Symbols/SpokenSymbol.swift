/// The words for symbols that have a meaning without text next to them.
enum SpokenSymbol {
  /// The parts of a name that only frame or fill the symbol.
  private static let frames: Set<Substring> = ["fill", "circle", "square", "rectangle", "badge"]

  /// Returns the words of a symbol without regard to its frame; `nil` for a symbol that only
  /// decorates or is not listed.
  ///
  /// `checkmark.circle.fill` is read as `checkmark`, and `arrow.up.right` as `arrow.up`.
  static func words(of name: String) -> String? {
    let parts = name.split(separator: ".")
    var told = parts.enumerated().filter { $0.offset == 0 || !frames.contains($0.element) }
      .map(\.element)
    while !told.isEmpty {
      if let words = table[told.joined(separator: ".")] { return words }
      told.removeLast()
    }
    return nil
  }

  private static let table: [String: String] = [
    // States.
    "checkmark": "done", "exclamationmark": "attention", "exclamationmark.triangle": "warning",
    "exclamationmark.octagon": "stop", "questionmark": "unknown", "info": "information",
    "xmark": "no", "clock": "time", "hourglass": "waiting", "lock": "locked",
    "lock.open": "unlocked", "lock.slash": "not locked", "bell": "alert", "bell.slash": "silent",
    "eye": "visible", "eye.slash": "hidden", "pin": "pinned", "pin.slash": "not pinned",
    "star": "favourite", "star.slash": "no favourite", "heart": "favourite", "flag": "flagged",
    "bookmark": "bookmark", "wifi": "Wi-Fi", "wifi.slash": "no Wi-Fi", "network": "network",
    "network.slash": "no network", "antenna.radiowaves.left.and.right": "signal",
    "bolt": "power", "bolt.slash": "no power", "battery": "battery", "airplane": "flight mode",
    "location": "location", "location.slash": "no location", "mic": "microphone",
    "mic.slash": "muted", "speaker": "sound", "speaker.slash": "muted", "repeat": "repeats",
    // Actions.
    "plus": "add", "minus": "remove", "trash": "delete", "pencil": "edit", "gear": "settings",
    "gearshape": "settings", "magnifyingglass": "search", "arrow.clockwise": "refresh",
    "arrow.triangle.2.circlepath": "refresh", "arrow.counterclockwise": "undo",
    "arrow.uturn.backward": "undo", "arrow.uturn.forward": "redo", "chevron.left": "back",
    "chevron.right": "next", "chevron.up": "up", "chevron.down": "down",
    "chevron.backward": "back", "chevron.forward": "next", "ellipsis": "more",
    "link": "link", "envelope": "mail", "phone": "phone", "paperplane": "send",
    "play": "play", "pause": "pause", "stop": "stop", "playpause": "play or pause",
    "forward": "forward", "backward": "backward", "forward.end": "next", "backward.end": "previous",
    // Directions.
    "arrow.up": "up", "arrow.down": "down", "arrow.left": "left", "arrow.right": "right",
    "arrowtriangle.up": "up", "arrowtriangle.down": "down",
    // Weather.
    "sun": "sun", "sun.max": "sunny", "moon": "night", "cloud": "cloudy", "cloud.rain": "rain",
    "cloud.drizzle": "drizzle", "cloud.heavyrain": "heavy rain", "cloud.snow": "snow",
    "cloud.fog": "fog", "cloud.bolt": "thunderstorm", "cloud.bolt.rain": "thunderstorm",
    "cloud.sun": "partly cloudy", "cloud.moon": "partly cloudy", "snowflake": "snow",
    "wind": "wind", "sunrise": "sunrise", "sunset": "sunset",
  ]
}
