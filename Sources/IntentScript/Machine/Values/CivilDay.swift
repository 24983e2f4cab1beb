#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A day of the proleptic Gregorian calendar.
struct CivilDay: Sendable, Hashable {
  let year: Int
  let month: Int
  let day: Int

  private static let years = 1...9_999  // four digits are what a script can write
  private static let daysPerEra = 146_097  // of 400 years
  private static let dayZero = 719_468  // 1970-01-01 counted from 0000-03-01

  /// `nil` for a day that the calendar does not have.
  init?(year: Int, month: Int, day: Int) {
    guard Self.years.contains(year), (1...12).contains(month), day >= 1,
      day <= Self.days(in: month, of: year)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// The day that date components mean, whatever their time.
  init?(_ components: DateComponents) {
    guard let year = components.year, let month = components.month, let day = components.day else {
      return nil
    }
    self.init(year: year, month: month, day: day)
  }

  /// The day by its number since 1970-01-01; `nil` beyond year 9999 and before year 1.
  ///
  /// Counts in eras of 400 years that begin in March, so that the leap day comes last.
  init?(number: Int) {
    guard (-719_162...2_932_896).contains(number) else { return nil }
    let shifted = number + Self.dayZero
    let era = shifted / Self.daysPerEra
    let dayOfEra = shifted % Self.daysPerEra
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * month + 2) / 5 + 1
    self.month = month < 10 ? month + 3 : month - 9
    year = yearOfEra + era * 400 + (self.month <= 2 ? 1 : 0)
  }

  /// Days since 1970-01-01.
  var number: Int {
    let year = month <= 2 ? year - 1 : year
    let era = year / 400
    let yearOfEra = year % 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * Self.daysPerEra + dayOfEra - Self.dayZero
  }

  /// The day some months later, at most the month's last one.
  func adding(months: Int) -> CivilDay? {
    let (total, overflow) = (year * 12 + month - 1).addingReportingOverflow(months)
    guard !overflow, total >= 0 else { return nil }
    let month = total % 12 + 1
    let year = total / 12
    return CivilDay(year: year, month: month, day: min(day, Self.days(in: month, of: year)))
  }

  func adding(days: Int) -> CivilDay? {
    let (sum, overflow) = number.addingReportingOverflow(days)
    return overflow ? nil : CivilDay(number: sum)
  }

  /// 0 for Sunday.
  var weekday: Int { ((number + 4) % 7 + 7) % 7 }

  var components: DateComponents {
    var components = DateComponents()
    components.year = year
    components.month = month
    components.day = day
    return components
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }
}
