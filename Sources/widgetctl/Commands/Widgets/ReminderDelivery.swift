import Moments
import SharedStore
import WidgetExtension
import WidgetIntents
import WidgetRender
import WidgetTerminal

/// Delivers due reminders for `refresh` with a notification program, unless a live view delivers
/// them.
///
/// A failed delivery is reported once and does not make `refresh` fail.
struct ReminderDelivery {
  let host: Host

  private var context: CommandContext { host.context }

  /// Delivers the due reminders, unless a live view delivers them.
  func deliver() {
    // If nothing is due, this check is all that is done each minute.
    guard isDue else { return }
    let chosen = Notifier.chosen(by: context.environment.settings.notify, context.environment)
    do throws(CommandError) {
      let location = try host.store.location
      let turns = ReminderTurns(host: host)
      let claims = try turns.claim(
        as: .notifier(
          isViewOpen: ViewPresence.isAnyOpen(besideStore: location),
          problem: Self.problem(chosen)
        ),
        forView: false
      )
      guard !claims.isEmpty, case .success(let notifier) = chosen else { return }
      let language = try host.extensions.language.answers
      try UserLanguage.$spoken.withValue(language) { () -> Result<Void, CommandError> in
        Result { () throws(CommandError) in try deliver(claims, by: notifier, turns) }
      }.get()
    } catch {
      // Only the first failure is reported; `doctor` reports it as long as it persists.
      guard isFirstFailure else { return }
      context.output.warning("reminders were not looked at: \(error.message)", hint: error.hint)
    }
  }

  /// Whether reminders are due.
  ///
  /// If none are, the next check's time is stored, so that later checks, one a minute, are quick.
  private var isDue: Bool {
    guard let location = try? host.store.location else { return false }
    // The mark is read before the store, so that the next check notices commits made meanwhile.
    let mark = CommitMark(of: location)
    let glance = ReminderGlance.read(besideStore: location)
    if glance?.holds(at: context.now, mark) == true { return false }
    guard let reader = try? host.store.reader() else { return false }
    let sight = ReminderSight(reader, context.environment)
    guard !sight.isDue(at: context.now) else { return true }
    ReminderGlance(mark, at: context.now, next: sight.next).write(besideStore: location)
    return false
  }

  private static func problem(_ chosen: Result<Notifier, Notifier.Problem>) -> String? {
    if case .failure(let problem) = chosen { problem.message } else { nil }
  }

  private func deliver(
    _ claims: [ReminderPlan.Claim],
    by notifier: Notifier,
    _ turns: ReminderTurns
  ) throws(CommandError) {
    let (single, counted) = ReminderWords.parts(claims)
    var parts = single.map { (ids: [$0.reminder.id], notice: ReminderWords.notice($0)) }
    if !counted.isEmpty {
      parts.append((counted.map(\.reminder.id), ReminderWords.notice(of: counted)))
    }
    var failure: String?
    for part in parts {
      // After one failure the rest waits for the next attempt, so that a notifier that hangs delays
      // nothing else.
      let problem = failure ?? notifier.deliver(part.notice, context.environment)
      guard let problem else {
        try turns.note(delivered: part.ids)
        continue
      }
      failure = problem
      try turns.note(failed: part.ids, because: problem)
    }
    guard let failure, claims.allSatisfy({ !$0.wasTried }) else { return }
    context.output.warning(
      "a reminder was not delivered: \(failure)",
      hint: "it is tried again, and a live view delivers it"
    )
  }

  private var isFirstFailure: Bool {
    guard let reader = try? host.store.reader() else { return true }
    return (ReminderSight(reader, context.environment).look?.failures ?? 1) <= 1
  }

  // MARK: For a live view

  /// Reserves the due reminders for a live view.
  ///
  /// It prints a line about them for the screen, and the ids with which the view confirms their
  /// delivery.
  func claimForView() throws(CommandError) {
    let claims = try ReminderTurns(host: host).claim(as: .view, forView: true)
    let language: UserLanguage =
      if claims.isEmpty { .spoken } else { try host.extensions.language.answers }
    let line = UserLanguage.$spoken.withValue(language) { ReminderWords.line(claims) }
    try context.output.result(json: [
      ("line", .optional(line)),
      ("delivered", .string(claims.map(\.reminder.id).joined(separator: " "))),
    ])
  }

  /// Records that a live view has delivered the reminders with these ids.
  func note(delivered ids: [String]) throws(CommandError) {
    try ReminderTurns(host: host).note(delivered: ids)
    if context.output.isJSON { try context.output.result(json: []) }
  }
}
