import Moments
import SharedStore
import WidgetTerminal

/// The facts that decide whether to look for reminders, read without starting a process.
struct ReminderSight: Equatable {
  /// The collections whose changes make other reminders.
  private static let collections = (toDos: "todos", snoozes: "snoozes", notices: "notices")
  /// The time after now beyond which a look was made by a clock that was ahead (RT-5).
  private static let clockTolerance: Int64 = 60_000_000
  private static let systemZone = "/etc/localtime"
  /// The time for which a look with another zone or other settings counts.
  ///
  /// Two terminals whose zones differ would otherwise look in turn without end.
  private static let surroundingsPause: Int64 = 15 * 60 * 1_000_000

  /// The number of the last commit that changed reminders; 0 if there was none.
  let change: Int64
  /// The zone and the settings.
  let surroundings: String
  /// The last look; `nil` before the first.
  let look: ReminderLook?

  init(_ reader: StoreReader, _ environment: EnvironmentVariables) {
    // A store that cannot be read is named by who needs it; before the first look there is no such collection.
    let (toDos, snoozes, notices) = Self.collections
    change = (try? reader.lastChange(of: toDos, snoozes, or: notices)) ?? 0
    look = try? reader.record(1)
    surroundings = Self.surroundings(environment)
  }

  init(change: Int64, surroundings: String = "", look: ReminderLook?) {
    (self.change, self.surroundings, self.look) = (change, surroundings, look)
  }

  /// Whether there is something to do at a moment; a view delivers at once what waits for a notifier.
  func isDue(at now: Int64, forView: Bool = false) -> Bool {
    guard let look else { return change > 0 }
    if forView, look.waiting > 0 { return true }
    let isReached = look.next <= now
    if look.failures > 0 { return isReached || look.next - now > ReminderPlan.longestPause }
    return isReached || look.seen != change || look.lookedAt - now > Self.clockTolerance
      || look.surroundings != surroundings && now - look.lookedAt >= Self.surroundingsPause
  }

  /// Whether a reminder has come, and not only something has changed.
  func hasCome(at now: Int64) -> Bool {
    look.map { $0.next <= now || $0.waiting > 0 } ?? false
  }

  /// When there is something to do at the latest; `nil` for never.
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
    // Another zone of the system is another file.
    let zone = environment["TZ"] ?? FileStamp(path: systemZone).map { "\($0.inode)" } ?? ""
    return "\(zone) \(hours.isAtDue) \(hours.secondOfDay ?? -1)"
  }
}
