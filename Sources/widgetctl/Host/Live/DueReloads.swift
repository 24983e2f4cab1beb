import WidgetTerminal

/// Decides which due widgets the live view reloads now, so that no widget waits for the slow reload
/// of another (WK-93).
struct DueReloads {
  /// A placed widget with its earliest due date, in microseconds since 1970 UTC.
  struct Widget: Equatable {
    let id: Int64
    let due: Int64
  }

  /// The pause in microseconds between two attempts for a widget that stays due, for example
  /// because another process reloads it.
  private static let pauseInMicroseconds: Int64 = 10_000_000
  /// The most commands that run at the same time; each starts the extensions of its widgets.
  private static let mostCommands = 4

  private var tried: [Int64: (due: Int64, until: Int64)] = [:]
  /// The due dates of the widgets that running commands reload, by the ids of the widgets.
  private var taken: [Int64: Int64] = [:]

  /// Returns the due widgets to reload with one command, and records that they are being reloaded.
  ///
  /// `next` is the date at which to check those that must wait; it is `nil` if none must. `running`
  /// contains the widgets of each command that has not ended. A widget of such a command can be due
  /// again: it was already reloaded, while the command still reloads slower widgets.
  mutating func take(
    of due: [Widget],
    running: [Set<Int64>],
    at now: Int64
  ) -> (widgets: [Int64], next: Int64?) {
    tried = tried.filter { id, _ in due.contains { $0.id == id } }
    taken = taken.filter { id, _ in running.contains { $0.contains(id) } }
    guard running.count < Self.mostCommands else { return ([], nil) }
    let open = due.filter { widget in
      let isMade = taken[widget.id].map { $0 != widget.due } ?? false
      return isMade || !running.contains { $0.contains(widget.id) }
    }
    let ready = open.filter { widget in
      // A later due date means that the last reload succeeded.
      tried[widget.id].map { $0.due != widget.due || $0.until <= now } ?? true
    }
    for widget in ready {
      tried[widget.id] = (widget.due, now + Self.pauseInMicroseconds)
      taken[widget.id] = widget.due
    }
    let postponed = open.filter { !ready.contains($0) }
    return (ready.map(\.id), postponed.compactMap { tried[$0.id]?.until }.min())
  }
}
