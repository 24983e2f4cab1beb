import SharedStore

/// The reminders that were delivered or are to be repeated, kept by the host outside of the journal: undo does not
/// restore them.
enum ReminderLedger {
  static let module = ModuleSchema(
    name: "reminders",
    migrations: [
      Migration(
        1,
        [
          .createCollection(ReminderLook.collection), .createCollection(ReminderRow.collection),
        ]
      )
    ]
  )
}

/// The record of the last look at the reminders, with the state at that time and the time of the next look.
struct ReminderLook: StoreRecord, Equatable {
  var key: Int64 = 1
  /// Up to when all was looked at, in microseconds since 1970 UTC.
  var lookedAt: Int64
  /// The next moment of a reminder; the greatest number for none.
  var upcoming: Int64 = .max
  /// When there is something to deliver or to try again; the greatest number for never.
  var next: Int64 = .max
  /// The number of the last commit that changed reminders.
  var seen: Int64 = 0
  /// The zone and the settings.
  var surroundings = ""
  /// The moment up to which rows were removed; older reminders are never delivered.
  var forgotten: Int64 = .min
  /// The number of reminders that were not delivered yet.
  var waiting: Int64 = 0
  /// The number of failed requests since the extension last answered; `problem` is the last reason.
  var failures: Int64 = 0
  var failure = ""

  static let collection = StoreCollection(
    "reminder_looks",
    columns: [
      StoreColumn("lookedAt", .integer), StoreColumn("upcoming", .integer),
      StoreColumn("next", .integer),
      StoreColumn("seen", .integer), StoreColumn("surroundings", .text),
      StoreColumn("forgotten", .integer), StoreColumn("waiting", .integer),
      StoreColumn("failures", .integer), StoreColumn("failure", .text),
    ]
  )

  init(lookedAt: Int64) { self.lookedAt = lookedAt }

  init(row: StoreRow) throws {
    lookedAt = try row.value("lookedAt")
    upcoming = try row.value("upcoming")
    next = try row.value("next")
    seen = try row.value("seen")
    surroundings = try row.value("surroundings")
    forgotten = try row.value("forgotten")
    waiting = try row.value("waiting")
    failures = try row.value("failures")
    failure = try row.value("failure")
    key = row.key
  }

  func encode(into values: inout StoreRowValues) {
    values.set("lookedAt", to: lookedAt)
    values.set("upcoming", to: upcoming)
    values.set("next", to: next)
    values.set("seen", to: seen)
    values.set("surroundings", to: surroundings)
    values.set("forgotten", to: forgotten)
    values.set("waiting", to: waiting)
    values.set("failures", to: failures)
    values.set("failure", to: failure)
  }
}

/// A reminder that has come.
struct ReminderRow: StoreRecord, Equatable {
  enum State: Int64 {
    /// It could not be delivered yet.
    case waiting = 0
    /// A process delivers it, and has not noted so.
    case claimed = 1
    case delivered = 2
  }

  var key: Int64 = 0
  /// The reminder's identifier: that of the to-do and the moment.
  let reminder: String
  /// The moment in microseconds since 1970 UTC.
  let moment: Int64
  var state: State
  /// When a waiting one is tried again, or a claim is over; in microseconds since 1970 UTC.
  var until: Int64
  /// The number of failed attempts.
  var failures: Int64 = 0
  /// The reason for which the last delivery failed; empty if it did not fail.
  var failure = ""

  static let collection = StoreCollection(
    "delivered_reminders",
    columns: [
      StoreColumn("reminder", .text), StoreColumn("moment", .integer),
      StoreColumn("state", .integer), StoreColumn("until", .integer),
      StoreColumn("failures", .integer), StoreColumn("failure", .text),
    ],
    indexes: [["reminder"], ["state"], ["moment"]]
  )

  init(reminder: String, moment: Int64, state: State, until: Int64) {
    (self.reminder, self.moment) = (reminder, moment)
    (self.state, self.until) = (state, until)
  }

  init(row: StoreRow) throws {
    reminder = try row.value("reminder")
    moment = try row.value("moment")
    // A state of a later version is none that is delivered here again.
    state = State(rawValue: try row.value("state")) ?? .delivered
    until = try row.value("until")
    failures = try row.value("failures")
    failure = try row.value("failure")
    key = row.key
  }

  func encode(into values: inout StoreRowValues) {
    values.set("reminder", to: reminder)
    values.set("moment", to: moment)
    values.set("state", to: state.rawValue)
    values.set("until", to: until)
    values.set("failures", to: failures)
    values.set("failure", to: failure)
  }

  var isDelivered: Bool { state == .delivered }
}
