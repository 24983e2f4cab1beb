internal import Ground
package import SharedStore

/// One request for newer pictures, from a machine that shows a board of a hub.
///
/// The machine needs neither the widgets' code nor the list: it draws pictures that other machines
/// have made. No transaction is open while it waits for the hub (LK-1). If it is interrupted, the
/// next request fetches the same pictures.
package struct ScreenLook {
  private let store: StoreCore
  private let hub: any Hub
  private let now: () -> Int64

  private static let picturesAtOnce = 64

  /// Creates the request.
  ///
  /// - Parameters:
  ///   - store: A store that shows a board of the hub.
  ///   - hub: The hub at its address.
  ///   - now: Returns the microseconds since 1970 UTC by this machine's clock.
  package init(
    _ store: StoreCore,
    _ hub: any Hub,
    now: @escaping () -> Int64 = { SystemTime.microsecondsSince1970 }
  ) {
    (self.store, self.hub, self.now) = (store, hub, now)
  }

  /// Fetches the new pictures.
  ///
  /// - Returns: The number of pictures.
  /// - Throws: `.otherList` if there is another list at the address.
  @discardableResult
  package func run() throws -> Int {
    guard let screen = try store.read({ try $0.screen() }) else { return 0 }
    let isMember = try store.read { try $0.link()?.list } == screen.list
    if screen.number == 0, try hub.state().list != screen.list {
      throw LinkError.otherList(address: screen.address)
    }
    var count = 0
    // After an outage all pictures are requested, so that none stays marked as old.
    var number = screen.awaySince > 0 ? 0 : screen.number
    while true {
      let answer = try hub.pictures(of: screen.name, after: number, limit: Self.picturesAtOnce)
      let offset = now() - answer.now
      let reached = try apply(answer, behind: number, isMember: isMember, offset)
      count += answer.pictures.count
      guard reached > number else { return count }
      number = reached
    }
  }

  /// Stores the hub's answer, and returns the number of the last picture that is stored now.
  ///
  /// `number` is that of the last picture before. `offset` is the number of microseconds by which
  /// this machine's clock is ahead of the hub's.
  private func apply(
    _ answer: HubPictures,
    behind number: Int64,
    isMember: Bool,
    _ offset: Int64
  ) throws -> Int64 {
    let isQuiet = try store.read { transaction in
      guard let screen = try transaction.screen() else { return true }
      return answer.pictures.isEmpty && answer.late.isEmpty && screen.awaySince == 0
        && screen.number == number && !isMember
    }
    // If nothing has changed, nothing is written.
    guard !isQuiet else { return number }
    let (now, durability) = (now(), Durability.relaxed)
    return try store.write(durability: durability) { transaction in
      guard var screen = try transaction.screen() else { return number }
      let before = screen
      var reached = number
      if !isMember {
        for picture in answer.pictures { try Self.note(picture, in: transaction) }
      }
      try ScreenMirror.lead(screen, in: transaction)
      let placements = try transaction.placementsOfWidgets()
      for picture in answer.pictures {
        if picture.values != nil {
          // A machine that has joined the list first receives the widget with the log.
          guard let placement = placements[picture.widget],
            let widget = try transaction.placedWidget(placement)
          else {
            guard !isMember else { break }
            continue
          }
          try Self.store(picture, for: widget, offset, at: now, in: transaction)
        }
        reached = picture.number
      }
      for late in answer.late {
        guard let placement = placements[late.widget],
          let widget = try transaction.placedWidget(placement)
        else { continue }
        try transaction.markOld(
          widget,
          because: ScreenReason.late(since: late.since),
          at: now
        )
      }
      (screen.number, screen.awaySince) = (max(reached, number), 0)
      if screen != before { try transaction.update(screen) }
      return reached
    }
  }

  /// Records the time since which the hub cannot be reached, and marks all pictures as old.
  package static func noteAway(
    since instant: Int64,
    because reason: String,
    at now: Int64,
    in store: StoreCore
  ) throws {
    try store.write(durability: .relaxed) { transaction in
      guard var screen = try transaction.screen(), screen.awaySince == 0 else { return }
      screen.awaySince = instant
      try transaction.update(screen)
      for placement in try transaction.screenPlaces().keys.sorted() {
        guard let widget = try transaction.placedWidget(placement) else { continue }
        try transaction.markOld(widget, because: reason, at: now)
      }
    }
  }

  /// Stores the hub's record of a widget; a record with unknown columns is ignored.
  private static func note(
    _ picture: HubPicture,
    in transaction: borrowing WriteTransaction
  ) throws {
    let known = try transaction.boardWidget(picture.widget)
    guard let values = picture.values else {
      if let known { try transaction.delete(BoardWidget.self, key: known.key) }
      return
    }
    guard var widget = BoardWidget(id: picture.widget, columns: values) else { return }
    if let known {
      widget.key = known.key
      try transaction.update(widget)
    } else {
      try transaction.insert(widget)
    }
  }

  private static func store(
    _ picture: HubPicture,
    for widget: PlacedWidget,
    _ offset: Int64,
    at now: Int64,
    in transaction: borrowing WriteTransaction
  ) throws {
    if let bytes = picture.content {
      let content: PictureContent
      let entries: [StoredEntry]
      do {
        content = try PictureContent(bytes: bytes)
        entries = try content.entries.entries(movedBy: offset)
      } catch {
        return try transaction.markOld(widget, because: ScreenReason.unreadable, at: now)
      }
      guard !entries.isEmpty else { return }
      try transaction.store(
        NewTimeline(
          placement: widget.id,
          family: widget.family,
          made: min(now, picture.made + offset),
          policy: content.policy.moved(by: offset),
          // Another machine makes the next picture.
          due: .max,
          reason: "hub",
          entries: entries,
          reads: [],
          title: content.title,
          remark: content.remark
        )
      )
    }
    if let error = picture.error {
      try transaction.markOld(widget, because: error, at: now)
    }
  }
}

extension StoreReading where Self: ~Copyable {
  /// Returns the keys of the placed widgets on this machine, by the identities of the shared
  /// widgets.
  fileprivate func placementsOfWidgets() throws -> [String: Int64] {
    Dictionary(try screenPlaces().map { ($1, $0) }) { first, _ in first }
  }
}

extension WriteTransaction {
  /// Stores the reason why the picture of a widget is out of date or missing; a picture that exists
  /// is kept.
  fileprivate func markOld(
    _ widget: PlacedWidget,
    because reason: String,
    at now: Int64
  ) throws {
    let known = try timeline(placement: widget.id, family: widget.family)
    if let known, known.failures > 0, known.lastError == reason { return }
    try recordFailure(
      placement: widget.id,
      family: widget.family,
      error: reason,
      failures: 1,
      at: now,
      due: .max
    )
  }
}
