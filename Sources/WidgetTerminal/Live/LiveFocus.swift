import WidgetRender

/// A part of the live view that can have the focus: a control, or a widget without controls.
package struct LiveStop: Equatable, Sendable {
  /// The id of the widget that contains the control, or that can have the focus itself.
  package let widget: Int64
  /// The target of a press; `nil` for the widget itself.
  package let target: HitArea.Target?
  /// The cells of the control on the screen.
  package let rect: CellRect
  /// The cells of the row that begins with the control; `nil` for a control outside such a row.
  package var row: CellRect?
  /// The text of the control.
  package let label: String
  /// The description of a press; `nil` if it is the label.
  var effect: String?
  /// Whether the control is in a row that is scrolled out of sight; its cells are then outside the
  /// widget.
  private(set) var isBeyond = false

  package init(
    widget: Int64,
    target: HitArea.Target?,
    rect: CellRect,
    row: CellRect? = nil,
    label: String,
    effect: String? = nil
  ) {
    self.widget = widget
    self.target = target
    self.rect = rect
    self.row = row
    self.label = label
    self.effect = effect
  }

  /// Creates the focus stop of a control in a row that is scrolled out of sight.
  init(widget: Int64, beyond area: HitArea, label: String, effect: String?) {
    self.init(
      widget: widget,
      target: area.target,
      rect: area.rect,
      row: area.row,
      label: label,
      effect: effect
    )
    isBeyond = true
  }

  var action: ArchivedAction? {
    if case .action(let action)? = target { action } else { nil }
  }

  /// All cells in which a click selects the control.
  package var area: CellRect { row ?? rect }

  /// Returns whether both are the same control, regardless of its state and position.
  func isSame(as other: LiveStop) -> Bool {
    guard widget == other.widget else { return false }
    switch (target, other.target) {
    case (nil, nil): return true
    case (.link(let one), .link(let two)): return one == two
    case (.action(let one), .action(let two)): return one.identity == two.identity
    default: return false
    }
  }

  /// Returns the distance between the first cells of two focus stops; a row counts as two columns.
  func distance(to other: LiveStop) -> Int {
    distance(to: other.rect.origin)
  }

  /// Returns the distance from the first cell of the focus stop to a position; a row counts as two
  /// columns.
  func distance(to place: CellPoint) -> Int {
    abs(rect.origin.column - place.column) + 2 * abs(rect.origin.row - place.row)
  }
}

extension ArchivedAction {
  /// Returns the action of this control, directed at the entity of the focused control.
  ///
  /// So a control's key acts on the row in focus. It is `nil` if the two actions have no parameter
  /// in common.
  func aimed(at focused: LiveStop?) -> ArchivedAction? {
    guard let other = focused?.action, other.intent != intent else { return nil }
    var aimed = self
    var isShared = false
    for index in parameters.indices {
      let same = other.parameters.filter { $0.name == parameters[index].name }
      guard same.count == 1, let value = same.first?.value else { continue }
      aimed.parameters[index].value = value
      isShared = true
    }
    return isShared ? aimed : nil
  }

  /// The action without the state that a toggle changes, to compare controls.
  fileprivate var identity: ArchivedAction {
    guard role != .button else { return self }
    var same = self
    same.role = .toggleOff
    same.parameters.removeAll { ["true", "false"].contains($0.value) }
    return same
  }
}

extension [LiveStop] {
  /// Returns the focus stop that a click selects; `nil` if there is none.
  ///
  /// It is the topmost one at the position. Otherwise it is the nearest one on the same line of the
  /// frame, if it begins a row of text.
  func clicked(at place: CellPoint, in frame: CellRect?) -> LiveStop? {
    // Where areas overlap, the last one is on top.
    if let stop = last(where: { $0.area.contains(place) }) { return stop }
    guard let frame else { return nil }
    let onLine = filter { stop in
      frame.contains(stop.rect.origin)
        && (stop.area.origin.row..<stop.area.endRow).contains(place.row)
    }
    // The row of a short name is narrower than the line.
    let nearest =
      onLine.filter { $0.rect.origin.column < place.column }
      .max { $0.rect.origin.column < $1.rect.origin.column }
      ?? onLine.min { $0.rect.origin.column < $1.rect.origin.column }
    return nearest?.row == nil ? nil : nearest
  }

  /// Returns the focus stop of a widget that is nearest to a position; `nil` if the widget has
  /// none.
  func nearest(to place: CellPoint, of widget: Int64) -> LiveStop? {
    filter { $0.widget == widget }.min { $0.distance(to: place) < $1.distance(to: place) }
  }

  /// Returns the focus after the screen was redrawn: the same control, otherwise the nearest of its widget.
  func refound(_ focus: LiveStop) -> LiveStop? {
    first { $0.isSame(as: focus) && $0.rect == focus.rect } ?? first { $0.isSame(as: focus) }
      ?? filter { $0.widget == focus.widget }
      .min { $0.distance(to: focus) < $1.distance(to: focus) }
  }

  /// Returns the next or previous focus stop in reading order; `nil` only if there are none.
  ///
  /// After the last one the first follows. Without a focus, it is the first one, or the last one
  /// for the previous.
  func neighbour(of focus: LiveStop?, isNext: Bool) -> LiveStop? {
    guard let focus, let index = firstIndex(of: focus) else { return isNext ? first : last }
    return self[(index + (isNext ? 1 : count - 1)) % count]
  }

  /// Returns the nearest focus stop in a direction; `nil` if there is none.
  ///
  /// Stops straight ahead are preferred.
  func nearest(to focus: LiveStop?, _ direction: LiveCommand) -> LiveStop? {
    guard let focus else { return neighbour(of: nil, isNext: [.down, .right].contains(direction)) }
    let from = focus.rect
    func cost(_ stop: LiveStop) -> Int? {
      let rect = stop.rect
      let (ahead, aside): (Int, Int) =
        switch direction {
        case .up: (2 * (from.origin.row - rect.endRow + 1), Self.gap(columns: from, rect))
        case .down: (2 * (rect.origin.row - from.endRow + 1), Self.gap(columns: from, rect))
        case .left: (from.origin.column - rect.endColumn + 1, Self.gap(rows: from, rect))
        default: (rect.origin.column - from.endColumn + 1, Self.gap(rows: from, rect))
        }
      return ahead > 0 ? ahead + 3 * aside : nil
    }
    return compactMap { stop in cost(stop).map { (stop, $0) } }.min { $0.1 < $1.1 }?.0
  }

  private static func gap(columns one: CellRect, _ two: CellRect) -> Int {
    Swift.max(one.origin.column - two.endColumn + 1, two.origin.column - one.endColumn + 1, 0)
  }

  private static func gap(rows one: CellRect, _ two: CellRect) -> Int {
    2 * Swift.max(one.origin.row - two.endRow + 1, two.origin.row - one.endRow + 1, 0)
  }
}
