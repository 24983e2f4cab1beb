import WidgetIntents

/// The words that users read for a property of a record.
///
/// For example, `isDone` is `done`, and a change of its value to false is `open again`.
struct PropertyWords {
  let title: String
  private let isOn: String?
  private let isOff: String?

  /// The words for properties that records often have.
  private static let known: [String: (english: String, turkish: String)] = [
    "name": ("name", "ad"), "dueDay": ("due", "tarih"), "dueAt": ("due", "tarih"),
    "doneAt": ("done", "tamamlanma"), "priority": ("priority", "öncelik"),
    "notes": ("notes", "notlar"), "tags": ("tags", "etiketler"), "list": ("list", "liste"),
    "recurrence": ("repeats", "tekrar"), "checklist": ("steps", "adımlar"),
    "position": ("position", "sıra"), "size": ("size", "boy"), "isDone": ("done", "tamamlanma"),
    "isCancelled": ("cancelled", "iptal"), "notBeforeDay": ("from", "başlangıç"),
    "notBeforeAt": ("from", "başlangıç"), "reminders": ("reminders", "anımsatmalar"),
    "startedAt": ("started", "başlama"), "blockedBy": ("blocked by", "engeller"),
    "url": ("address", "adres"),
  ]

  /// Returns the word for a choice, such as a priority, in the user's language.
  static func value(_ word: String) -> String {
    switch word {
    case "none": String(english: word, turkish: "yok")
    case "low": String(english: word, turkish: "düşük")
    case "medium": String(english: word, turkish: "orta")
    case "high": String(english: word, turkish: "yüksek")
    default: word
    }
  }

  /// Creates the words for the property with this name in code.
  init(_ name: String) {
    title =
      Self.known[name].map { String(english: $0.english, turkish: $0.turkish) }
      ?? Self.plain(name)
    switch name {
    case "isDone":
      isOn = String(english: "done again", turkish: "yine tamamlandı")
      isOff = String(english: "open again", turkish: "yeniden açık")
    case "isCancelled":
      isOn = String(english: "cancelled again", turkish: "yine iptal")
      isOff = String(english: "no longer cancelled", turkish: "artık iptal değil")
    default: (isOn, isOff) = (nil, nil)
    }
  }

  /// Returns the words for a flag that an undo or a redo has set to this value again, such as `open
  /// again`.
  func words(isOn: Bool) -> String {
    if let words = isOn ? self.isOn : isOff { return words }
    return isOn
      ? String(english: "\(title) again", turkish: "\(title): yine evet")
      : String(english: "no longer \(title)", turkish: "\(title): artık hayır")
  }

  /// Returns a name in camel case as separate words, without its prefix: `isSizeNamed` becomes
  /// `size named`.
  private static func plain(_ name: String) -> String {
    var words = ""
    for character in name {
      if character.isUppercase, !words.isEmpty { words += " " }
      words += character.lowercased()
    }
    return words.hasPrefix("is ") ? String(words.dropFirst(3)) : words
  }
}
