import SharedStore
import WidgetExtension
import WidgetIntents
import WidgetRender
import WidgetTerminal
import WidgetTimeline

/// The changes that turn the placed widgets into those of a text.
struct PageChange: Sendable {
  /// A widget in the text: either a placed widget with its new properties, or a new widget.
  enum Place: Sendable {
    case kept(PlacedWidget)
    case added(NewWidget)
  }

  struct NewWidget: Sendable {
    let extensionName: String
    let kind: String
    /// The name of the widget's kind in commands.
    let kindName: String
    let family: WidgetFamily
    let configuration: [UInt8]
    let name: String?
    let stack: String?
    let budget: ReloadBudget?
    let isSizeNamed: Bool

    var words: String {
      let words = [name, kindName, family.commandLineName]
      return words.compactMap(\.self).joined(separator: ", ")
    }
  }

  /// The placed widgets with which the text was compared.
  ///
  /// If other widgets are placed when the change is performed, nothing is changed.
  let before: [PlacedWidget]
  let boards: PageBoards
  /// The widgets of the text, in its order.
  let places: [Place]
  /// The index of the board of each element of `places`.
  let boardOfPlace: [Int]
  let removed: [PlacedWidget]
  let moved: Set<Int64>

  /// The placed widgets whose properties change, with the values before and after.
  var changed: [(old: PlacedWidget, new: PlacedWidget)] {
    places.compactMap { place in
      guard case .kept(let new) = place, let old = before.first(where: { $0.id == new.id }),
        old != new
      else { return nil }
      return (old, new)
    }
  }

  var added: [NewWidget] {
    places.compactMap { if case .added(let widget) = $0 { widget } else { nil } }
  }

  var isEmpty: Bool {
    removed.isEmpty && moved.isEmpty && added.isEmpty && changed.isEmpty && boards.isEmpty
      && places.indices.allSatisfy { !isOnOtherBoard($0) }
  }

  /// Returns whether the widget at an index of `places` is already placed and moves to another
  /// board.
  private func isOnOtherBoard(_ index: Int) -> Bool {
    guard case .kept(let widget) = places[index] else { return false }
    return boards.name(of: widget) != boards.wanted[boardOfPlace[index]]
  }

  /// Changes the placed widgets in one transaction.
  ///
  /// - Returns: The new widgets.
  /// - Throws: `CommandError` if the placed widgets have changed since the changes were determined.
  func perform(in transaction: borrowing WriteTransaction) throws -> [PlacedWidget] {
    let present = BoardSelector(boards: try transaction.boards())
    let placed = present.sorted(try transaction.placedWidgets().filter { !$0.isActivity })
    let isAsBefore = placed.map(\.withoutKindName) == before.map(\.withoutKindName)
    guard isAsBefore, present.boards == boards.before.boards else {
      throw CommandError.failed(
        .busy,
        message: "the page was changed meanwhile",
        hint: "try again; nothing was changed by this command"
      )
    }
    for widget in removed { try transaction.removeWidget(widget.id) }
    let keys = try boards.make(in: transaction)
    let first = before.map(\.position).min() ?? 0
    var new: [PlacedWidget] = []
    for (index, place) in places.enumerated() {
      let id: Int64
      switch place {
      case .kept(var widget):
        id = widget.id
        widget.board = keys[boardOfPlace[index]]
        try transaction.update(widget)
      case .added(let widget):
        let placed = try transaction.place(
          extensionName: widget.extensionName,
          kind: widget.kind,
          family: Int64(widget.family.rawValue),
          configuration: widget.configuration,
          name: widget.name,
          isSizeNamed: widget.isSizeNamed,
          board: keys[boardOfPlace[index]],
          stack: widget.stack,
          budget: widget.budget?.text
        )
        new.append(placed)
        id = placed.id
      }
      try transaction.moveWidget(id, to: first + Int64(index))
    }
    try boards.removeOthers(than: keys, in: transaction)
    return new
  }

  /// Returns descriptions of the changes, one line each.
  ///
  /// New widgets that are in `placed` are listed with their ids.
  func lines(placed: [PlacedWidget] = []) -> [String] {
    var lines = boards.lines + removed.map { "removed \(PlacedWidgetText.name($0))" }
    let names = placed.isEmpty ? added.map { "(\($0.words))" } : placed.map(PlacedWidgetText.name)
    lines += names.map { "added \($0)" }
    for (old, new) in changed {
      let changes = PlacedWidgetText.changes(from: old, to: new).joined(separator: ", ")
      lines.append("changed \(PlacedWidgetText.name(old)): \(changes)")
    }
    for (index, place) in places.enumerated() {
      guard case .kept(let widget) = place, moved.contains(widget.id) || isOnOtherBoard(index)
      else { continue }
      let board = boardOfPlace[index]
      let position = boardOfPlace[...index].count { $0 == board }
      let name = boards.wanted.count > 1 ? " of board “\(boards.wanted[board])”" : ""
      lines.append("moved \(PlacedWidgetText.name(widget)) to position \(position)\(name)")
    }
    return lines
  }
}
