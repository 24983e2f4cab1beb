public import Foundation
import Moments
public import WidgetIntents

/// Makes all calendars show the month after the current page.
public struct NextMonth: StoreOnlyIntent {
  public static let title = LocalizedStringResource(english: "Next Month", turkish: "Sonraki Ay")
  public static let description: IntentDescription? = IntentDescription(
    english: "Turns the calendars to the month after the one that they show.",
    turkish: "Takvimleri gösterdikleri aydan sonrakine çevirir."
  )

  @Dependency var calendars: CalendarStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    let month = try await calendars.turn(by: 1)
    return .result(
      value: month.title,
      dialog: IntentDialog(stringLiteral: CalendarWords.shown(month))
    )
  }
}

/// Makes all calendars show the month before the current page.
public struct PreviousMonth: StoreOnlyIntent {
  public static let title = LocalizedStringResource(english: "Previous Month", turkish: "Önceki Ay")
  public static let description: IntentDescription? = IntentDescription(
    english: "Turns the calendars to the month before the one that they show.",
    turkish: "Takvimleri gösterdikleri aydan öncekine çevirir."
  )

  @Dependency var calendars: CalendarStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    let month = try await calendars.turn(by: -1)
    return .result(
      value: month.title,
      dialog: IntentDialog(stringLiteral: CalendarWords.shown(month))
    )
  }
}

/// Makes all calendars show the current month, and the to-dos from today on.
public struct ShowThisMonth: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Show This Month",
    turkish: "Bu Ayı Göster"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Turns the calendars back to today.",
    turkish: "Takvimleri bugüne döndürür."
  )

  @Dependency var calendars: CalendarStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    _ = try await calendars.turn { ($0.month, $0.day) = (nil, nil) }
    let month = CalendarMonth(of: CivilDate(calendars.now.date, in: .gregorianHere), .iso)
    return .result(
      value: month.title,
      dialog: IntentDialog(stringLiteral: CalendarWords.shown(month))
    )
  }
}

/// Makes all calendars show the month of a day, and the to-dos from that day on.
public struct ShowDay: StoreOnlyIntent {
  public static let title = LocalizedStringResource(english: "Show Day", turkish: "Günü Göster")
  public static let description: IntentDescription? = IntentDescription(
    english: "Turns the calendars to a day and lists its to-dos.",
    turkish: "Takvimleri bir güne çevirir ve o gün yapılacakları listeler."
  )

  @Parameter(
    title: LocalizedStringResource(english: "Day", turkish: "Gün"),
    description: LocalizedStringResource(english: "A day", turkish: "Bir gün")
  )
  public var day: DateComponents

  @Dependency var calendars: CalendarStore

  public init() {}

  init(_ day: CivilDate) {
    self.day = DateComponents(year: day.year, month: day.month, day: day.day)
  }

  public func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    let due = try Due(day, in: .gregorianHere)
    let shown = due.day(in: .gregorianHere)
    let today = CivilDate(calendars.now.date, in: .gregorianHere)
    let month = CalendarMonth(of: shown, .iso)
    let isPresent = month == CalendarMonth(of: today, .iso)
    _ = try await calendars.turn { page in
      page.day = shown
      page.month = isPresent ? nil : month.index
    }
    let words = DueText.sentence(.day(shown), now: calendars.now.date, in: .gregorianHere)
    return .result(
      value: shown.text,
      dialog: IntentDialog(
        stringLiteral: String(
          english: "The calendar shows \(words).",
          turkish: "Takvim \(words) gününü gösteriyor."
        )
      )
    )
  }
}

extension CalendarStore {
  /// Changes the shown month by a number of months, and returns the new one.
  ///
  /// It starts at the current month if no other is shown. A selected day is deselected.
  fileprivate func turn(by months: Int) async throws -> CalendarMonth {
    let present = CalendarMonth(of: CivilDate(now.date, in: .gregorianHere), .iso)
    let page = try await turn { page in
      let shown = page.month.flatMap { CalendarMonth(index: $0, .iso) } ?? present
      let next = shown.adding(months)
      page.month = next == present ? nil : next.index
      page.day = nil
    }
    return page.month.flatMap { CalendarMonth(index: $0, .iso) } ?? present
  }
}

/// The sentences that the calendar's intents return, in English or Turkish.
private enum CalendarWords {
  static func shown(_ month: CalendarMonth) -> String {
    String(
      english: "The calendar shows \(month.title).",
      turkish: "Takvim \(month.title) ayını gösteriyor."
    )
  }
}
