package import SharedStore

/// The functions that stop showing a hub's board; the hub keeps the board.
package enum ScreenEnd {
  /// Removes the board and its widgets from this machine.
  ///
  /// If it is the only board, the board stays, without widgets.
  package static func remove(
    _ screen: ScreenBoard,
    in transaction: borrowing WriteTransaction
  ) throws {
    for placement in try transaction.screenPlacements().sorted() {
      try transaction.removeWidget(placement)
    }
    try forget(screen, in: transaction)
    let other = try transaction.boards().first { $0.key != screen.board }
    let isEmpty = try !transaction.placedWidgets().contains { $0.board == screen.board }
    if isEmpty, let other {
      _ = try transaction.removeBoard(screen.board, movingWidgetsTo: other.key)
    }
  }

  /// Turns a hub's board (a named set of widgets that several machines show) into one of this
  /// machine's own boards.
  ///
  /// From then on this machine makes the pictures of its widgets.
  package static func keep(
    _ screen: ScreenBoard,
    in transaction: borrowing WriteTransaction
  ) throws {
    for placement in try transaction.screenPlacements().sorted() {
      guard let widget = try transaction.placedWidget(placement) else { continue }
      try transaction.markDirty(
        placement: widget.id,
        family: widget.family,
        reason: "no longer linked"
      )
    }
    try forget(screen, in: transaction)
  }

  private static func forget(
    _ screen: ScreenBoard,
    in transaction: borrowing WriteTransaction
  ) throws {
    for placement in try transaction.screenPlacements() {
      try transaction.delete(ScreenPlace.self, key: placement)
    }
    // A machine that has joined the list keeps these records, like all other shared records.
    if try transaction.link()?.list != screen.list {
      for widget in try transaction.boardWidgets() {
        try transaction.delete(BoardWidget.self, key: widget.key)
      }
    }
    try transaction.delete(ScreenBoard.self, key: screen.key)
  }
}
