internal import Moments

/// A field at the end of a line, as Obsidian's Tasks plugin writes it: an emoji with a value, or
/// `[key:: value]` as in Dataview.
enum MarkdownField: Equatable {
  enum Day: Equatable { case due, start, scheduled, created, done, cancelled }

  case day(Day, CivilDate)
  case priority(ForeignToDo.Priority)
  case recurrence(String)
  case id(String)
  case blockers([String])
  case tag(String)
  /// An action that the plugin performs on completion; widgetctl ignores it and does not change it.
  case onCompletion
  /// A block name `^name`, by which other notes link to the line.
  case block(String)

  /// The key for each emoji; some emoji of other programs have the same meaning.
  private static let signs: [Unicode.Scalar: String] = [
    "🔺": "highest", "⏫": "high", "🔼": "medium", "🔽": "low", "⏬": "lowest", "🔁": "repeat",
    "➕": "created", "🛫": "start", "⏳": "scheduled", "⌛": "scheduled", "📅": "due", "📆": "due",
    "🗓": "due", "✅": "completion", "❌": "cancelled", "🆔": "id", "⛔": "dependsOn",
    "🏁": "onCompletion",
  ]

  static func key(of scalar: Unicode.Scalar) -> String? {
    // All signs are at or above U+2000, so most letters need no search.
    scalar.value < 0x2000 ? nil : signs[scalar]
  }

  /// Creates the field for a key and its value; returns `nil` for an unknown key or an invalid
  /// value.
  init?(key: String, value: Substring) {
    switch key {
    case "highest", "high", "medium", "low", "lowest":
      guard value.isEmpty, let priority = Self.priority(key[...]) else { return nil }
      self = .priority(priority)
    case "priority":
      guard let priority = Self.priority(value) else { return nil }
      self = .priority(priority)
    case "repeat" where !value.isEmpty: self = .recurrence(String(value))
    case "id" where Self.isName(value): self = .id(String(value))
    case "dependsOn":
      let names = value.split(separator: ",").map(\.trimmed)
      guard !names.isEmpty, names.allSatisfy(Self.isName) else { return nil }
      self = .blockers(names.map { String($0) })
    case "onCompletion" where Self.isName(value): self = .onCompletion
    default:
      guard let day = Self.day(key), let date = CivilDate(text: String(value)) else {
        return nil
      }
      self = .day(day, date)
    }
  }

  static func day(_ key: String) -> Day? {
    switch key {
    case "due": .due
    case "start": .start
    case "scheduled": .scheduled
    case "created": .created
    case "completion": .done
    case "cancelled": .cancelled
    default: nil
    }
  }

  private static func priority(_ word: Substring) -> ForeignToDo.Priority? {
    switch word {
    case "highest", "high": .high
    case "medium": .medium
    case "low", "lowest": .low
    default: nil
    }
  }

  private static func isName(_ text: Substring) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == 0x2D
          || byte == 0x5F
      }
  }

  /// Returns the name of a tag such as `#work`; `nil` for a word that is not a tag.
  ///
  /// As in Obsidian, it has letters, digits, `-`, `_` and `/`, and not only digits.
  static func tag(_ word: Substring) -> String? {
    guard word.utf8.first == UInt8(ascii: "#") else { return nil }
    let name = Substring(word.utf8.dropFirst())
    guard !name.isEmpty, !name.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      name.unicodeScalars.allSatisfy({ scalar in
        scalar.properties.isAlphabetic || scalar.properties.isEmoji || scalar.value > 0x2000
          || "0123456789-_/".unicodeScalars.contains(scalar)
      }), !name.unicodeScalars.contains("#"), !name.unicodeScalars.contains("*")
    else { return nil }
    return String(name)
  }

  static func block(_ word: Substring) -> String? {
    guard word.utf8.first == UInt8(ascii: "^") else { return nil }
    let name = Substring(word.utf8.dropFirst())
    return isName(name) ? String(name) : nil
  }
}
