import Foundation
import Moments
public import WidgetIntents

/// The day on which a calendar's weeks begin.
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

  /// Returns the rule for counting weeks: from Monday as in ISO 8601, from another day beginning with the week of 1
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
  /// The week rule of a region according to CLDR; ISO's if the locale has none.
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

  /// The weeks of the locale of dates that the process was started under.
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
