import Moments
import SharedStore

/// The month and the day that all calendars show, stored as a single record.
struct CalendarPage: StoreRecord, Hashable {
  static let onlyKey: Int64 = 1

  var key = Self.onlyKey
  /// The ``CalendarMonth/index`` of the month; `nil` shows the current month.
  var month: Int64?
  /// The first day whose to-dos are listed; `nil` lists late ones and those from today on.
  var day: CivilDate?

  static let collection = StoreCollection(
    "calendarPage",
    columns: [
      StoreColumn("month", .integer, isOptional: true, reading: .hidden),
      StoreColumn("day", .text, isOptional: true),
    ],
    noun: "calendar page"
  )

  init() {}

  init(row: StoreRow) throws {
    key = row.key
    month = try row.value("month")
    let text: String? = try row.value("day")
    day = text.flatMap { CivilDate(text: $0) }
  }

  func encode(into values: inout StoreRowValues) {
    values.set("month", to: month)
    values.set("day", to: day?.text)
  }
}
