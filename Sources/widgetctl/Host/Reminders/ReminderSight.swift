import Moments
import SharedStore
import WidgetTerminal

/// The data that determines whether to check for reminders, read without starting a process.
struct ReminderSight: Equatable {
  /// The collections whose changes can affect reminders.
  private static let collections = (toDos: "todos", snoozes: "snoozes", notices: "notices")
  /// The tolerance in microseconds for the time of the last check.
  ///
  /// A time further in the future is from a clock that was ahead, so the check is repeated (RT-5).
  private static let clockTolerance: Int64 = 60_000_000
  private static let systemZone = "/etc/localtime"
  /// How long, in microseconds, a check is valid that was made in another time zone or with other
  /// settings.
  ///
  /// Otherwise two terminals with different time zones would repeat each other's checks without
  /// end.
  private static let surroundingsPause: Int64 = 15 * 60 * 1_000_000

  /// The number of the last commit that changed data from which reminders are made; 0 if there was
  /// none.
  let change: Int64
  /// The present time zone and settings, as a text.
  let surroundings: String
  /// The stored record of the last check for reminders; `nil` before the first, or if it cannot be
  /// read.
  let look: ReminderLook?

  init(_ reader: StoreReader, _ environment: EnvironmentVariables) {
    // If the store cannot be read, other code reports that. Before the first check the collection
    // does not exist.
    let (toDos, snoozes, notices) = Self.collections
    change = (try? reader.lastChange(of: toDos, snoozes, or: notices)) ?? 0
    look = try? reader.record(1)
    surroundings = Self.surroundings(environment)
  }

  init(change: Int64, surroundings: String = "", look: ReminderLook?) {
    (self.change, self.surroundings, self.look) = (change, surroundings, look)
  }

  /// Returns whether a check for reminders is due.
  ///
  /// A view must also check if reminders wait for a notification program, because the view delivers
  /// them at once.
  func isDue(at now: Int64, forView: Bool = false) -> Bool {
    guard let look else { return change > 0 }
    if forView, look.waiting > 0 { return true }
    let isReached = look.next <= now
    if look.failures > 0 { return isReached || look.next - now > ReminderPlan.longestPause }
    return isReached || look.seen != change || look.lookedAt - now > Self.clockTolerance
      || look.surroundings != surroundings && now - look.lookedAt >= Self.surroundingsPause
  }

  /// Returns whether a reminder is due, rather than a check only because data has changed.
  func hasCome(at now: Int64) -> Bool {
    look.map { $0.next <= now || $0.waiting > 0 } ?? false
  }

  /// The time by which the next check must be made, in microseconds since 1970 UTC; `nil` if none
  /// is necessary.
  var next: Int64? {
    guard let look else { return nil }
    let other =
      look.surroundings == surroundings ? .max : look.lookedAt + Self.surroundingsPause
    let next = min(look.next, other)
    return next == .max ? nil : next
  }

  static func hours(_ environment: EnvironmentVariables) -> ReminderHours {
    ReminderHours(
      at: environment.nonEmpty(ReminderHours.atVariable) ?? environment.settings[.remindAt],
      day: environment.nonEmpty(ReminderHours.dayVariable) ?? environment.settings[.remindDay]
    )
  }

  private static func surroundings(_ environment: EnvironmentVariables) -> String {
    let hours = hours(environment)
    // If the system's time zone is changed, the file is replaced.
    let zone = environment["TZ"] ?? FileStamp(path: systemZone).map { "\($0.inode)" } ?? ""
    return "\(zone) \(hours.isAtDue) \(hours.secondOfDay ?? -1)"
  }
}
