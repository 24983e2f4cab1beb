import Moments
import SharedStore
import WidgetTerminal

/// Reports the program that delivers reminders, the time of the next reminder, and failed
/// deliveries.
struct ReminderCheckup {
  let look: ReminderLook
  /// The reminders that wait to be delivered, the latest first.
  let waiting: [ReminderRow]
  let notifier: Result<Notifier, Notifier.Problem>
  let isViewOpen: Bool
  let zone: TimeZoneRules

  /// Reads the state of reminders; `nil` if there has never been a reminder.
  init?(
    _ reader: StoreReader,
    _ location: StoreLocation,
    _ environment: EnvironmentVariables,
    _ zone: TimeZoneRules
  ) {
    guard let look = ReminderSight(reader, environment).look else { return nil }
    let waits = ReminderRow.State.waiting.rawValue
    let waiting = try? reader.fetch(
      ReminderRow.self,
      where: .equals("state", .integer(waits)),
      sortedBy: [.descending("moment")],
      limit: ReminderPlan.mostRows
    )
    self.init(
      look: look,
      waiting: waiting ?? [],
      notifier: Notifier.chosen(by: environment.settings.notify, environment),
      isViewOpen: ViewPresence.isAnyOpen(besideStore: location),
      zone: zone
    )
  }

  init(
    look: ReminderLook,
    waiting: [ReminderRow],
    notifier: Result<Notifier, Notifier.Problem>,
    isViewOpen: Bool,
    zone: TimeZoneRules
  ) {
    (self.look, self.waiting, self.notifier) = (look, waiting, notifier)
    (self.isViewOpen, self.zone) = (isViewOpen, zone)
  }

  /// The finding about reminders; `nil` if none must be delivered.
  var finding: Finding? {
    if look.failures > 0 {
      return Finding(
        .wrong,
        Self.subject,
        "not looked at: \(look.failure)",
        hint: "it is tried again at \(BackupText.date(look.next, in: zone))"
      )
    }
    if let latest = waiting.first(where: { $0.failures > 0 }) {
      let count = waiting.count == 1 ? "1 waits" : "\(waiting.count) wait"
      return Finding(
        .wrong,
        Self.subject,
        "\(count) to be delivered, since \(BackupText.date(latest.moment, in: zone)): \(latest.failure)",
        hint: hint ?? "'widgetctl watch' delivers them"
      )
    }
    guard look.next < .max else { return nil }
    let next = "next \(BackupText.date(look.next, in: zone))"
    switch notifier {
    case .success(let notifier): return Finding(.good, Self.subject, "\(next), by \(notifier.name)")
    case .failure where isViewOpen: return Finding(.good, Self.subject, "\(next), by a live view")
    case .failure(let problem):
      return Finding(
        .note,
        Self.subject,
        "\(next), by a live view alone: \(problem.message)",
        hint: hint
      )
    }
  }

  private static let subject = "reminders"

  private var hint: String? {
    if case .failure(let problem) = notifier { problem.hint } else { nil }
  }
}
