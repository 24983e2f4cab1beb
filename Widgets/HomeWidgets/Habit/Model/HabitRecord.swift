import Moments
import SharedStore
public import WidgetIntents
import WidgetUI

/// The colour of a habit's squares.
public enum HabitColor: String, AppEnum {
  case green, blue, purple, orange, pink, red, teal

  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: HabitTexts.color)
  }

  public static var caseDisplayRepresentations: [HabitColor: DisplayRepresentation] {
    [
      .green: DisplayRepresentation(title: .init(english: "Green", turkish: "Yeşil")),
      .blue: DisplayRepresentation(title: .init(english: "Blue", turkish: "Mavi")),
      .purple: DisplayRepresentation(title: .init(english: "Purple", turkish: "Mor")),
      .orange: DisplayRepresentation(title: .init(english: "Orange", turkish: "Turuncu")),
      .pink: DisplayRepresentation(title: .init(english: "Pink", turkish: "Pembe")),
      .red: DisplayRepresentation(title: .init(english: "Red", turkish: "Kırmızı")),
      .teal: DisplayRepresentation(title: .init(english: "Teal", turkish: "Deniz yeşili")),
    ]
  }

  var color: Color {
    switch self {
    case .green: .green
    case .blue: .blue
    case .purple: .purple
    case .orange: .orange
    case .pink: .pink
    case .red: .red
    case .teal: .teal
    }
  }
}

/// A stored habit; its key is the short number that users type, which is never reused.
struct HabitRecord: StoreRecord, Hashable {
  var key: Int64 = 0
  var name: String
  var schedule: HabitSchedule
  var color: HabitColor
  /// The time at which the habit was added, in microseconds since 1970 UTC.
  let addedAt: Int64

  init(name: String, schedule: HabitSchedule, color: HabitColor, addedAt: Int64) {
    (self.name, self.schedule, self.color) = (name, schedule, color)
    self.addedAt = addedAt
  }

  static let collection = StoreCollection(
    "habits",
    columns: [
      StoreColumn("name", .text, isSearched: true),
      StoreColumn("nameFolded", foldedFrom: "name"),
      StoreColumn("schedule", .text),
      StoreColumn("color", .text),
      StoreColumn("addedAt", .integer, reading: .hidden),
    ],
    noun: "habit",
    titleColumn: "name",
    entity: "Habit"
  )

  /// Decodes a stored habit; a schedule or colour that only a later version knows becomes every day
  /// or green.
  init(row: StoreRow) throws {
    name = try row.value("name")
    schedule = HabitSchedule(stored: try row.value("schedule"))
    color = HabitColor(rawValue: try row.value("color")) ?? .green
    addedAt = try row.value("addedAt")
    key = row.key
  }

  func encode(into values: inout StoreRowValues) {
    values.set("name", to: name)
    values.set("schedule", to: schedule.text)
    values.set("color", to: color.rawValue)
    values.set("addedAt", to: addedAt)
  }
}

/// A day on which a habit was done.
struct HabitTick: StoreRecord, Hashable {
  var key: Int64 = 0
  let habit: Int64
  let day: CivilDate

  init(habit: Int64, day: CivilDate) { (self.habit, self.day) = (habit, day) }

  static let collection = StoreCollection(
    "habitTicks",
    columns: [
      StoreColumn("habit", .integer),
      StoreColumn("day", .text),
    ],
    indexes: [["habit", "day"]],
    noun: "tick",
    titleColumn: "day"
  )

  init(row: StoreRow) throws {
    guard let day = CivilDate(text: try row.value("day")) else {
      throw StoreError.malformedRecord(
        collection: Self.collection.name,
        column: "day",
        expected: "a day"
      )
    }
    (habit, self.day) = (try row.value("habit"), day)
    key = row.key
  }

  func encode(into values: inout StoreRowValues) {
    values.set("habit", to: habit)
    values.set("day", to: day.text)
  }
}
