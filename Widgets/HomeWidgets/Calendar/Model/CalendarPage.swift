import Moments
import SharedStore

/// The month and day that calendars show: the one record of its collection.
struct CalendarPage: StoreRecord, Hashable {
  static let onlyKey: Int64 = 1

  var key = Self.onlyKey
  /// The month by its ``CalendarMonth/index``; `nil` follows the present.
  var month: Int64?
  /// The day whose to-dos are listed; `nil` for the present one and those that follow.
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
