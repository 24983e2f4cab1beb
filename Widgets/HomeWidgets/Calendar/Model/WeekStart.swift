import Foundation
import Moments
public import WidgetIntents

/// The first day of a calendar's weeks.
public enum WeekStart: String, AppEnum {
  case automatic, monday, sunday, saturday

  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(
      name: LocalizedStringResource(english: "Week Start", turkish: "Haftanın Başı")
    )
  }

  public static var caseDisplayRepresentations: [WeekStart: DisplayRepresentation] {
    [
      .automatic: title("Your Locale’s", "Yerel Ayara Göre"), .monday: title("Monday", "Pazartesi"),
      .sunday: title("Sunday", "Pazar"), .saturday: title("Saturday", "Cumartesi"),
    ]
  }

  private static func title(_ english: String, _ turkish: String) -> DisplayRepresentation {
    DisplayRepresentation(title: LocalizedStringResource(english: english, turkish: turkish))
  }

  /// Returns the rule for counting weeks; `locale` is used for `.automatic`.
  ///
  /// Weeks from Monday are numbered as in ISO 8601. For Sunday and Saturday, week 1 contains 1
  /// January.
  func rule(_ locale: WeekRule) -> WeekRule {
    switch self {
    case .automatic: locale
    case .monday: .iso
    case .sunday: WeekRule(firstDay: .sunday, minimumDays: 1)
    case .saturday: WeekRule(firstDay: .saturday, minimumDays: 1)
    }
  }
}

extension WeekRule {
  /// Creates the week rule of a locale such as `en_US` from Foundation's data; without one, the
  /// rule of ISO 8601.
  init(locale identifier: String?) {
    guard let identifier else {
      self = .iso
      return
    }
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: String(identifier.prefix { $0 != "." && $0 != "@" }))
    // Foundation counts days from Sunday.
    self.init(
      firstDay: Weekday(rawValue: (calendar.firstWeekday + 5) % 7 + 1) ?? .monday,
      minimumDays: calendar.minimumDaysInFirstWeek
    )
  }

  /// The week rule of the locale in the process's `LC_ALL`, `LC_TIME` or `LANG`.
  static var ofProcess: WeekRule {
    let environment = ProcessInfo.processInfo.environment
    return WeekRule(
      locale: LocaleForm.identifier(
        all: environment["LC_ALL"],
        time: environment["LC_TIME"],
        language: environment["LANG"]
      )
    )
  }
}
