import Moments
import Testing

@testable import widgetctl

// BW-32
@Suite("What doctor says of reminders", .timeLimit(.minutes(2)))
struct ReminderCheckupTests {
  /// The time 2026-11-21 10:00 UTC, in microseconds since 1970.
  private static let now: Int64 = 1_795_255_200_000_000
  private static let noBus = Notifier.Problem(message: "there is no bus", hint: "start one")

  private static func line(
    _ notifier: Result<Notifier, Notifier.Problem>,
    isViewOpen: Bool = false,
    waiting: [ReminderRow] = [],
    _ change: (inout ReminderLook) -> Void = { $0.next = now }
  ) -> String? {
    var look = ReminderLook(lookedAt: now)
    change(&look)
    let checkup = ReminderCheckup(
      look: look,
      waiting: waiting,
      notifier: notifier,
      isViewOpen: isViewOpen,
      zone: .utc
    )
    guard let finding = checkup.finding else { return nil }
    return "\(finding.state.rawValue) \(finding.detail)"
      + (finding.hint.map { " (\($0))" } ?? "")
  }

  @Test func `the next one and what delivers it are named`() {
    let desktop = Notifier.desktop(program: "/usr/bin/notify-send", bus: "unix:path=/x")
    #expect(Self.line(.success(desktop)) == "ok next 2026-11-21 10:00, by /usr/bin/notify-send")
    #expect(
      Self.line(.failure(Self.noBus), isViewOpen: true)
        == "ok next 2026-11-21 10:00, by a live view"
    )
    #expect(
      Self.line(.failure(Self.noBus))
        == "note next 2026-11-21 10:00, by a live view alone: there is no bus (start one)"
    )
    #expect(Self.line(.failure(Self.noBus)) { $0.next = .max } == nil)
  }

  @Test func `what could not be delivered is wrong, with the reason`() {
    var row = ReminderRow(reminder: "a", moment: Self.now, state: .waiting, until: 0)
    // One that waits for a view a few seconds has not failed.
    #expect(Self.line(.failure(Self.noBus), waiting: [row])?.hasPrefix("note next") == true)
    row.fail("/bin/remind failed: no screen", at: Self.now)
    #expect(
      Self.line(.success(.program(["/bin/remind"])), waiting: [row])
        == "wrong 1 waits to be delivered, since 2026-11-21 10:00: /bin/remind failed: no screen"
        + " ('widgetctl watch' delivers them)"
    )
    let failed = Self.line(.failure(Self.noBus)) {
      ($0.failures, $0.failure, $0.next) = (1, "extension HomeWidgets is not built", Self.now)
    }
    #expect(
      failed == "wrong not looked at: extension HomeWidgets is not built"
        + " (it is tried again at 2026-11-21 10:00)"
    )
  }
}
