import Ground
import WidgetIntents

/// The reason why an intent of the habits cannot be performed.
enum HabitError: ExplainedError, Equatable, Sendable {
  case notFound(number: Int64)
  case unusableName(found: String)
  case unknownSchedule(found: String)
  /// The text is not a day for which a habit can be ticked; `reason` is the end of the sentence
  /// that explains why.
  case unusableDay(found: String, reason: String)
  case dayToCome(String)
  case dayTooEarly(String)
  case tooManyHabits

  /// The most habits that can be added.
  static let maximumHabits = 100
  /// The most characters of a habit's name: two lines of the largest widget.
  static let maximumName = 120

  var message: String {
    switch self {
    case .notFound(let number):
      String(english: "there is no habit \(number)", turkish: "\(number) numaralı alışkanlık yok")
    case .unusableName(let found) where found.isEmpty:
      String(english: "a habit needs a name", turkish: "alışkanlığın bir adı olmalı")
    case .unusableName(let found):
      String(
        english: "a name of \(found.count) characters is too long",
        turkish: "\(found.count) karakterlik ad çok uzun"
      )
    case .unknownSchedule(let found):
      String(english: "“\(found)” is not a schedule", turkish: "“\(found)” bir sıklık değil")
    case .unusableDay(let found, let reason):
      String(
        english: "cannot read “\(found)” as a day: \(reason)",
        turkish: "“\(found)” gün olarak okunamadı: \(reason)"
      )
    case .dayToCome(let day):
      String(english: "\(day) has not come yet", turkish: "\(day) henüz gelmedi")
    case .dayTooEarly(let day):
      String(english: "\(day) is more than ten years ago", turkish: "\(day) on yıldan eski")
    case .tooManyHabits:
      String(
        english: "there are \(Self.maximumHabits) habits already",
        turkish: "zaten \(Self.maximumHabits) alışkanlık var"
      )
    }
  }

  var hint: String? {
    switch self {
    case .notFound:
      String(
        english: "list them with: widgetctl habit",
        turkish: "alışkanlıkları listeleyin: widgetctl habit"
      )
    case .unusableName:
      String(
        english: "name it in at most \(Self.maximumName) characters: --name Read",
        turkish: "en çok \(Self.maximumName) karakterle adlandırın: --name Oku"
      )
    case .unknownSchedule:
      String(
        english: "expected day, weekdays, or 1 to 7 days a week: 3x",
        turkish: "her gün, hafta içi ya da haftada 1 ile 7 gün: 3x"
      )
    case .unusableDay, .dayToCome, .dayTooEarly:
      String(
        english: "for example --day yesterday or --day 2026-11-27",
        turkish: "örneğin --day dün ya da --day 2026-11-27"
      )
    case .tooManyHabits:
      String(english: "remove one: widgetctl habit rm 1", turkish: "silin: widgetctl habit rm 1")
    }
  }

  /// The command's exit code: 1 for a missing habit or too many habits, otherwise that of a usage
  /// error (CL-2).
  var exitCode: Int32 {
    switch self {
    case .notFound, .tooManyHabits: 1
    default: ExitCode.usage.rawValue
    }
  }
}

/// Checks and cleans the names of habits.
enum HabitName {
  /// Returns the name on one line, with each sequence of white space as one blank.
  ///
  /// - Throws: `.unusableName` if it is empty or too long.
  static func checked(_ name: String) throws(HabitError) -> String {
    let words = name.split { $0.isWhitespace || $0.isNewline }.joined(separator: " ")
    guard !words.isEmpty, words.count <= HabitError.maximumName,
      words.utf8.count <= HabitError.maximumName * 8
    else { throw .unusableName(found: words) }
    return words
  }
}
