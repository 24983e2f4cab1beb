package import SharedStore

/// Keeps the shared widgets of a board and the widgets placed on this machine equal.
package enum ScreenMirror {
  /// The reason why a command may not change the board of a hub.
  package enum Refusal: Error, Equatable {
    /// This machine has not joined the list, and only shows the board.
    case notJoined(board: String, address: String)
    /// The command would remove the board's widgets on all machines.
    case removed(board: String)
  }

  /// Repeats a command's changes of the placed widgets on the shared ones, in the command's
  /// transaction.
  ///
  /// So a change of the board is a part of the command's run, which is sent and undone like others.
  ///
  /// - Throws: `Refusal` if something differs and the store is not linked with the hub, or if the
  ///   board was removed.
  package static func follow(in transaction: borrowing WriteTransaction) throws {
    guard let screen = try transaction.screen() else { return }
    guard try transaction.boards().contains(where: { $0.key == screen.board }) else {
      throw Refusal.removed(board: screen.name)
    }
    let places = try transaction.screenPlaces()
    let isMember = try transaction.link()?.list == screen.list
    var gone = places
    var last: (position: Int64, id: String) = (-1, "")
    for widget in try transaction.placedWidgets()
    where widget.board == screen.board && !widget.isActivity {
      let place = gone.removeValue(forKey: widget.id)
      let record = try place.flatMap { try transaction.boardWidget($0) }
      let id = record?.id ?? ListIdentity.make()
      // A widget that already follows the one before it keeps its position, even with a gap between
      // them.
      let isInOrder = record.map { ($0.position, id) > last } ?? false
      last = (isInOrder ? record?.position ?? 0 : last.position + 1, id)
      var wanted = BoardWidget(widget, id: id, board: screen.name, position: last.position)
      wanted.key = record?.key ?? 0
      guard wanted != record else { continue }
      guard isMember else { throw notJoined(screen) }
      if record != nil {
        try transaction.update(wanted)
      } else {
        try transaction.insert(wanted)
        if place != nil { try transaction.delete(ScreenPlace.self, key: widget.id) }
        try transaction.insert(ScreenPlace(widget.id, widget: wanted.id))
      }
      try transaction.leaveToOthers(widget)
    }
    for (key, id) in gone.sorted(by: { $0.key < $1.key }) {
      guard isMember else { throw notJoined(screen) }
      if let record = try transaction.boardWidget(id) {
        try transaction.delete(BoardWidget.self, key: record.key)
      }
      try transaction.delete(ScreenPlace.self, key: key)
    }
  }

  private static func notJoined(_ screen: ScreenBoard) -> Refusal {
    .notJoined(board: screen.name, address: screen.address)
  }

  /// Repeats the changes of the shared widgets on the placed ones.
  ///
  /// No run is recorded for this, because the runs that changed the shared widgets have arrived
  /// with the log.
  static func lead(_ screen: ScreenBoard, in transaction: borrowing WriteTransaction) throws {
    let widgets = try transaction.widgets(onBoard: screen.name)
    let wanted = Set(widgets.map(\.id))
    var placements: [String: Int64] = [:]
    for (key, id) in try transaction.screenPlaces() {
      if wanted.contains(id), try transaction.placedWidget(key) != nil {
        placements[id] = key
        continue
      }
      try transaction.removeWidget(key)
      try transaction.delete(ScreenPlace.self, key: key)
    }
    for widget in widgets {
      if let key = placements[widget.id] {
        guard var placed = try transaction.placedWidget(key) else { continue }
        let before = placed
        (placed.family, placed.configuration) = (widget.family, widget.configuration)
        (placed.name, placed.isSizeNamed) = (widget.name, widget.isSizeNamed)
        (placed.stack, placed.board) = (widget.stack, screen.board)
        guard placed != before else { continue }
        try transaction.update(placed)
        try transaction.leaveToOthers(placed)
      } else {
        let placed = try transaction.place(
          extensionName: widget.extensionName,
          kind: widget.kind,
          family: widget.family,
          configuration: widget.configuration,
          name: widget.name,
          isSizeNamed: widget.isSizeNamed,
          board: screen.board,
          stack: widget.stack
        )
        try transaction.insert(ScreenPlace(placed.id, widget: widget.id))
        try transaction.leaveToOthers(placed)
        placements[widget.id] = placed.id
      }
    }
    try sort(widgets.compactMap { placements[$0.id] }, in: transaction)
  }

  /// Moves the placed widgets with the keys in `order`, all on one board, into that order.
  private static func sort(
    _ order: [Int64],
    in transaction: borrowing WriteTransaction
  ) throws {
    let members = Set(order)
    let now = try transaction.placedWidgets().filter { members.contains($0.id) }
    guard now.map(\.id) != order, let first = now.first?.position else { return }
    for (index, id) in order.enumerated() {
      try transaction.moveWidget(id, to: first + Int64(index))
    }
  }
}

extension StoreReading where Self: ~Copyable {
  /// Returns whether the store has a picture for a timeline of a placed widget.
  fileprivate func hasPicture(_ widget: PlacedWidget) throws -> Bool {
    try timeline(placement: widget.id, family: widget.family).map { $0.generation > 0 } ?? false
  }
}

extension WriteTransaction {
  /// Stores that no machine has made the picture of a widget yet, if there is none; this machine
  /// then leaves the picture to others.
  fileprivate func leaveToOthers(_ widget: PlacedWidget) throws {
    guard try !hasPicture(widget) else { return }
    try recordFailure(
      placement: widget.id,
      family: widget.family,
      error: ScreenReason.unmade,
      failures: 1,
      at: 0,
      due: .max
    )
  }
}
