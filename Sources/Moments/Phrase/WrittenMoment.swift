/// A day or a time that a user wrote.
package enum WrittenMoment: Sendable, Hashable {
  /// A whole day, in whatever time zone the user is.
  case day(CivilDate)
  /// A local time on a day.
  case time(CivilDate, WrittenTime)
  case instant(Instant)

  /// Returns the instant; for a day its first one.
  package func instant(on clock: UserClock) -> Instant {
    switch self {
    case .day(let day): clock.instant(of: day)
    case .time(let day, let time): clock.instant(of: day, secondOfDay: time.secondOfDay)
    case .instant(let instant): instant
    }
  }
}

/// A time of day as it was written, with seconds or without.
package struct WrittenTime: Sendable, Hashable {
  package let hour: Int
  package let minute: Int
  /// The second of the minute; `nil` if none was written.
  package let second: Int?

  /// Creates a time of day; `nil` if no clock shows it, such as 24:00.
  package init?(hour: Int, minute: Int = 0, second: Int? = nil) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second ?? 0) else {
      return nil
    }
    self.init(checked: hour, minute, second)
  }

  private init(checked hour: Int, _ minute: Int, _ second: Int?) {
    self.hour = hour
    self.minute = minute
    self.second = second
  }

  package static let noon = WrittenTime(checked: 12, 0, nil)
  package static let midnight = WrittenTime(checked: 0, 0, nil)

  /// The time that `morning` means if no hour is written.
  static let morning = WrittenTime(checked: 9, 0, nil)
  static let afternoon = WrittenTime(checked: 15, 0, nil)
  static let evening = WrittenTime(checked: 19, 0, nil)
  static let tonight = WrittenTime(checked: 20, 0, nil)
  static let night = WrittenTime(checked: 21, 0, nil)

  package var secondOfDay: Int { hour * 3_600 + minute * 60 + (second ?? 0) }
}

/// The reason why words for a day or a time were not understood.
package struct MomentFault: Error, Sendable, Hashable {
  /// The error as part of a sentence: “25:00” is on no clock.
  package let reason: String
  /// Three examples of texts that are understood.
  package let forms: [String]
  /// Whether the only reason is a word that does not belong to a date.
  private(set) var isUnknownWord = false

  package init(_ reason: String, forms: [String] = Self.commonForms) {
    self.reason = reason
    self.forms = forms
  }

  init(
    english: @autoclosure () -> String,
    turkish: @autoclosure () -> String,
    forms: [String] = Self.commonForms
  ) {
    self.init(String(english: english(), turkish: turkish()), forms: forms)
  }

  package static var commonForms: [String] {
    switch UserLanguage.spoken {
    case .english: ["tomorrow 9:00", "24 Dec", "in 3 days"]
    case .turkish: ["yarın 9:00", "24 Ara", "3 gün sonra"]
    }
  }

  /// Returns the reason; `nil` if it is only that the text is an unknown word.
  package func detail(of text: String) -> String? {
    reason == Self.unknownWord(text).reason ? nil : reason
  }

  static func noCalendar(_ written: String) -> MomentFault {
    MomentFault(
      english: "there is no date “\(written)”",
      turkish: "“\(written)” diye bir tarih yok"
    )
  }

  static func noClock(_ written: String) -> MomentFault {
    MomentFault(
      english: "there is no time “\(written)”",
      turkish: "“\(written)” diye bir saat yok"
    )
  }

  static func unknownWord(_ word: String) -> MomentFault {
    var fault = MomentFault(
      english: "“\(word)” is not understood as a date or time",
      turkish: "“\(word)” tarih ya da saat olarak anlaşılmadı"
    )
    fault.isUnknownWord = true
    return fault
  }

  /// The valid forms as typed on a command line: `friday, "24 Dec" or "in 3 days"`.
  package var typedForms: String {
    let typed = forms.map { $0.contains(" ") ? "\"\($0)\"" : $0 }
    guard let last = typed.last, typed.count > 1 else { return typed.joined() }
    return typed.dropLast().joined(separator: ", ")
      + String(english: " or ", turkish: " ya da ") + last
  }
}
