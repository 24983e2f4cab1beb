import WidgetRender

/// Small pictures that text names between colons: `:mushroom:`, `:sf.symbol:`.
enum NamedPictures {
  /// Splits a run and replaces names by their pictures; unknown ones are kept.
  static func replaced(in run: ArchivedText.Run, symbols: Bool) -> [ArchivedText.Run] {
    guard case .verbatim(let text) = run.content, text.contains(":") else { return [run] }
    var pieces: [ArchivedText.Run] = []
    var words = ""
    var rest = Substring(text)
    while let colon = rest.firstIndex(of: ":") {
      words += rest[..<colon]
      let after = rest[rest.index(after: colon)...]
      guard let end = after.firstIndex(of: ":"), isName(after[..<end]) else {
        words += ":"
        rest = after
        continue
      }
      let name = String(after[..<end])
      if let emoji = emojis[name] ?? unicodeEmojis[name] {
        words += emoji
      } else if symbols, name.contains(".") {
        if !words.isEmpty { pieces.append(ArchivedText.Run(.verbatim(words), style: run.style)) }
        pieces.append(ArchivedText.Run(.symbol(name), style: run.style))
        words = ""
      } else {
        // The second colon may begin a name.
        words += ":" + name
        rest = after[end...]
        continue
      }
      rest = after[after.index(after: end)...]
    }
    words += rest
    if !words.isEmpty { pieces.append(ArchivedText.Run(.verbatim(words), style: run.style)) }
    return pieces
  }

  private static func isName(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.count <= 64
      && text.unicodeScalars.allSatisfy {
        ("a"..."z").contains($0) || ("0"..."9").contains($0) || "._+-".unicodeScalars.contains($0)
      }
  }

  /// Emoji by their names in Unicode, which most of GitHub's are: `DOLPHIN` is `:dolphin:`.
  private static let unicodeEmojis: [String: String] = {
    var emojis: [String: String] = [:]
    for value in Array(0x231A...0x2BFF) + Array(0x1F300...0x1FAFF) {
      guard let scalar = Unicode.Scalar(UInt32(value)), scalar.properties.isEmojiPresentation,
        let name = scalar.properties.name
      else { continue }
      emojis[String(name.lowercased().map { $0 == " " ? "_" : $0 })] = String(scalar)
    }
    return emojis
  }()

  /// The names of GitHub that plugins print most and that differ from Unicode's.
  private static let emojis: [String: String] = [
    "+1": "👍", "-1": "👎", "alarm_clock": "⏰", "apple": "🍎", "arrow_down": "⬇️",
    "arrow_up": "⬆️", "battery": "🔋", "beer": "🍺", "bell": "🔔", "bird": "🐦", "bomb": "💣",
    "book": "📖", "bug": "🐛", "bulb": "💡", "calendar": "📆", "chart": "💹",
    "chart_with_upwards_trend": "📈", "clock1": "🕐", "cloud": "☁️", "coffee": "☕️",
    "computer": "💻", "cow": "🐮", "dart": "🎯", "desktop_computer": "🖥️", "dog": "🐶",
    "email": "📧", "envelope": "✉️", "exclamation": "❗️", "eyes": "👀", "file_folder": "📁",
    "fire": "🔥", "floppy_disk": "💾", "gear": "⚙️", "gem": "💎", "ghost": "👻", "heart": "❤️",
    "hourglass": "⌛️", "house": "🏠", "hushed": "😯", "key": "🔑", "leaves": "🍃", "link": "🔗",
    "lock": "🔒", "mag": "🔍", "memo": "📝", "moon": "🌔", "mushroom": "🍄", "musical_note": "🎵",
    "no_entry": "⛔️", "octopus": "🐙", "ok_hand": "👌", "package": "📦", "pencil": "📝",
    "pig": "🐷", "question": "❓", "rabbit": "🐰", "rain_cloud": "🌧️", "recycle": "♻️",
    "red_circle": "🔴", "rocket": "🚀", "rotating_light": "🚨", "smile": "😄", "snowflake": "❄️",
    "star": "⭐️", "sunny": "☀️", "tada": "🎉", "thumbsup": "👍", "tomato": "🍅", "trophy": "🏆",
    "umbrella": "☔️", "unlock": "🔓", "warning": "⚠️", "watch": "⌚️", "white_check_mark": "✅",
    "whale": "🐳", "wrench": "🔧", "x": "❌", "zap": "⚡️", "zzz": "💤",
  ]
}

/// Runs of text as one text.
enum RunText {
  /// The runs cut to so many characters, the last of which is `…`.
  static func shortened(_ runs: [ArchivedText.Run], to length: Int) -> [ArchivedText.Run] {
    let total = runs.reduce(0) { $0 + plain($1).count }
    guard total > length else { return runs }
    var room = length - 1
    var kept: [ArchivedText.Run] = []
    for run in runs {
      let text = plain(run)
      guard text.count > room else {
        kept.append(run)
        room -= text.count
        continue
      }
      kept.append(ArchivedText.Run(.verbatim(text.prefix(room) + "…"), style: run.style))
      break
    }
    return kept
  }

  /// A run's words; a symbol is one character.
  static func plain(_ run: ArchivedText.Run) -> String {
    if case .verbatim(let text) = run.content { text } else { " " }
  }
}
