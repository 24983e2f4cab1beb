import SharedStore

/// The collections in which the host records the delivery of reminders.
///
/// Their changes are not in the journal, so an undo does not revert them.
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

/// The record of the last check for reminders: the state at that time, and the time of the next
/// check.
struct ReminderLook: StoreRecord, Equatable {
  var key: Int64 = 1
  /// The time up to which reminders were checked, in microseconds since 1970 UTC.
  var lookedAt: Int64
  /// The time of the next reminder, in microseconds since 1970 UTC; `.max` if there is none.
  var upcoming: Int64 = .max
  /// The next time at which a reminder must be delivered or tried again, in microseconds since 1970
  /// UTC; `.max` for never.
  var next: Int64 = .max
  /// The number of the last commit that the check has seen, among those that changed data from
  /// which reminders are made.
  var seen: Int64 = 0
  /// The time zone and the settings at the time of the check, as a text.
  var surroundings = ""
  /// The time of the latest delivered reminder whose row was removed, in microseconds since 1970
  /// UTC.
  ///
  /// Earlier reminders may have been delivered too, so they are never delivered again.
  var forgotten: Int64 = .min
  /// The number of reminders that are due and not delivered yet.
  var waiting: Int64 = 0
  /// The number of failed requests since the extension last answered; `failure` is the reason of
  /// the last one.
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

/// The row of a due reminder, with the state of its delivery.
struct ReminderRow: StoreRecord, Equatable {
  enum State: Int64 {
    /// The reminder is not delivered yet.
    case waiting = 0
    /// A process is delivering the reminder, and has not confirmed that yet.
    case claimed = 1
    case delivered = 2
  }

  var key: Int64 = 0
  /// The id of the reminder: the id of its to-do, and the reminder's time.
  let reminder: String
  /// The reminder's time, in microseconds since 1970 UTC.
  let moment: Int64
  var state: State
  /// The time of the next attempt for a waiting reminder, or when a claim expires, in microseconds
  /// since 1970 UTC.
  var until: Int64
  /// The number of failed attempts to deliver the reminder.
  var failures: Int64 = 0
  /// The reason why the last attempt to deliver the reminder failed; empty if it did not fail.
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
    // A reminder with an unknown state, from a later version, is not delivered again.
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
