import Essentials
import Moments
import SharedStore
import WidgetExtension
import WidgetIntents
import WidgetTerminal

/// Finds the due reminders, claims those that this process delivers, and records whether they were
/// delivered.
struct ReminderTurns {
  /// The extension that has the reminders, and the type of its entities for them.
  private static let owner = "HomeWidgets"
  private static let entity = "Reminder"
  /// The most reminders of one check; the next check reads the others.
  private static let mostFound = 1_000
  /// The most rows of reminders that are read at once.
  ///
  /// They are more than `ReminderPlan.mostRows`, so that surplus rows of delivered reminders are
  /// found and removed.
  private static let mostRead = ReminderPlan.mostRows * 2

  /// The condition for the rows of reminders that are not delivered yet.
  private static let isOpen = StoreFilter.notEquals(
    "state",
    .integer(ReminderRow.State.delivered.rawValue)
  )

  let host: Host

  private var now: Int64 { host.context.now }

  /// Claims the due reminders that this process delivers; empty if there are none, or if another
  /// process is checking.
  ///
  /// - Throws: `CommandError` if the extension or the store fails; it is recorded, and the check is
  ///   repeated after a growing pause.
  func claim(
    as sender: @autoclosure () -> ReminderPlan.Sender,
    forView: Bool
  ) throws(CommandError) -> [ReminderPlan.Claim] {
    let store = try host.store
    guard let reader = try store.reader(),
      ReminderSight(reader, host.context.environment).isDue(at: now, forView: forView),
      let lock = FileLock.ofReminders(besideStore: store.location)
    else { return [] }
    defer { lock.release() }
    // Another process may have delivered the reminders meanwhile.
    let sight = ReminderSight(reader, host.context.environment)
    guard sight.isDue(at: now, forView: forView) else { return [] }
    let look = sight.look ?? ReminderLook(lookedAt: now - ReminderPlan.firstDay)
    var found: [FoundReminder]
    let isCut: Bool
    do throws(CommandError) {
      let rows = try stored(look: sight.look, reader)
      let earliest = ReminderPlan.earliest(look, rows, now: now)
      found = try reminders(from: earliest)
      isCut = found.count == Self.mostFound
      // Nothing is known of reminders after the end of this check.
      let end = isCut ? found.last?.moment ?? now : .max
      found += try notices(reader).filter { $0.moment <= end }
      found.sort { $0.moment < $1.moment }
    } catch {
      try? note(failure: error.message, look)
      throw error
    }
    let plan = ReminderPlan(now: now, sender: sender())
    return try store.write(with: ReminderLedger.module) { transaction in
      let rows = try transaction.fetch(
        ReminderRow.self,
        sortedBy: [.descending("moment")],
        limit: Self.mostRead
      )
      var outcome = plan.outcome(look, found: found, isCut: isCut, rows: rows)
      for row in outcome.rows {
        if row.key > 0 { try transaction.update(row) } else { try transaction.insert(row) }
      }
      for key in outcome.gone { try transaction.delete(ReminderRow.self, key: key) }
      try Self.forget(rows, &outcome.look, transaction)
      (outcome.look.seen, outcome.look.surroundings) = (sight.change, sight.surroundings)
      (outcome.look.failures, outcome.look.failure) = (0, "")
      try Self.keep(&outcome.look, transaction)
      return outcome.claims
    }
  }

  /// Records that the reminders with these ids were delivered.
  func note(delivered ids: [String]) throws(CommandError) {
    try note(ids) { $0.state = .delivered }
  }

  /// Records that the reminders with these ids could not be delivered, and wait for the next
  /// attempt or for a live view.
  func note(failed ids: [String], because problem: String) throws(CommandError) {
    let now = now
    try note(ids) { $0.fail(problem, at: now) }
  }

  private func note(
    _ ids: [String],
    _ change: (inout ReminderRow) -> Void
  ) throws(CommandError) {
    try host.store.write(with: ReminderLedger.module) { transaction in
      guard var look: ReminderLook = try transaction.record(1) else { return }
      for id in ids {
        let found = try transaction.fetch(
          ReminderRow.self,
          where: .equals("reminder", id),
          limit: 1
        )
        // A reminder that was delivered meanwhile is not changed.
        guard var row = found.first, !row.isDelivered else { continue }
        change(&row)
        try transaction.update(row)
      }
      try Self.keep(&look, transaction)
    }
  }

  private func note(failure: String, _ look: ReminderLook) throws(CommandError) {
    var look = look
    look.failures += 1
    look.failure = failure
    look.next = now + ReminderPlan.pause(after: look.failures)
    try host.store.write(with: ReminderLedger.module) { try Self.keep(&look, $0) }
  }

  /// Stores the record of a check, after setting the number of waiting reminders and the time of
  /// the next check.
  private static func keep(
    _ look: inout ReminderLook,
    _ transaction: borrowing WriteTransaction
  ) throws {
    let open = try transaction.fetch(ReminderRow.self, where: isOpen, limit: mostRead)
    look.waiting = Int64(open.count { $0.state == .waiting })
    if look.failures == 0 { look.next = open.map(\.until).reduce(look.upcoming, min) }
    if try transaction.record(look.key, as: ReminderLook.self) == nil {
      try transaction.insert(look)
    } else {
      try transaction.update(look)
    }
  }

  /// Removes rows of delivered reminders if there are too many, the oldest first.
  ///
  /// The time of the latest reminder among them is recorded in `look`.
  private static func forget(
    _ rows: [ReminderRow],
    _ look: inout ReminderLook,
    _ transaction: borrowing WriteTransaction
  ) throws {
    guard rows.count > ReminderPlan.mostRows else { return }
    for row in rows.dropFirst(ReminderPlan.mostRows / 2) where row.isDelivered {
      look.forgotten = max(look.forgotten, row.moment)
      try transaction.delete(ReminderRow.self, key: row.key)
    }
  }

  private func stored(
    look: ReminderLook?,
    _ reader: StoreReader
  ) throws(CommandError) -> [ReminderRow] {
    // Before the first check the collection does not exist.
    guard look != nil else { return [] }
    do {
      return try reader.fetch(
        ReminderRow.self,
        where: Self.isOpen,
        limit: Self.mostRead
      )
    } catch {
      throw CommandError(any: error)
    }
  }

  /// Returns the messages that extensions have stored for delivery; empty if there were never any.
  private func notices(_ reader: StoreReader) throws(CommandError) -> [FoundReminder] {
    do {
      guard try reader.lastChange(of: StoredNotice.collection.name) > 0 else { return [] }
      return try reader.fetch(StoredNotice.self, limit: StoredNotice.keptCount)
        .map(FoundReminder.init)
    } catch {
      throw CommandError(any: error)
    }
  }

  /// Asks the extension for the reminders from a time on, sorted by their times.
  private func reminders(from earliest: Int64) throws(CommandError) -> [FoundReminder] {
    let owner = try host.extensions.offering(Self.owner)
    let second = Instant(microseconds: earliest)
    let request = FindRequest(
      entity: Self.entity,
      filter: .compare(
        property: "moment",
        .greaterThanOrEqualTo,
        .value(.date(Date(timeIntervalSince1970: Double(second.secondsSince1970))))
      ),
      sorts: [EntitySort(property: "moment")],
      limit: Self.mostFound,
      now: now
    )
    do {
      return try owner.session().find(request, events: owner.events).compactMap(FoundReminder.init)
    } catch {
      throw CommandError(error)
    }
  }
}

extension FoundReminder {
  fileprivate init(_ notice: StoredNotice) {
    let json = JSONText.object([
      ("id", .string(notice.name)), ("title", .string(notice.title)),
      ("text", .string(notice.text)), ("moment", .instant(notice.moment)),
    ])
    self.init(
      id: "notice:\(notice.name)",
      moment: notice.moment,
      title: notice.title,
      text: notice.text,
      // The line feed is removed.
      json: String(json.line(isASCII: false).dropLast()),
      isNotice: true
    )
  }

  /// Reads a reminder from the properties of an entity.
  ///
  /// - Returns: `nil` for an entity without a date.
  fileprivate init?(_ entity: EntityValue) {
    let value = { (name: String) in entity.properties.first { $0.name == name }?.value }
    guard case .date(let moment)? = value("moment") else { return nil }
    self.init(
      id: entity.id,
      moment: Instant(moment).microseconds,
      title: entity.title,
      text: entity.subtitle ?? "",
      json: IntentValue.entity(entity).json
    )
    if case .date(let added)? = value("addedAt") {
      addedAt = Instant(added).microseconds
    }
  }
}
