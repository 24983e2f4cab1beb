import SharedStore

/// The positions on a board: one for each widget, or for all members of a stack together.
struct ShelfPlaces {
  let places: [[PlacedWidget]]

  /// Creates the positions for the widgets of one board, which are given in order.
  init(_ widgets: [PlacedWidget]) {
    var places: [[PlacedWidget]] = []
    for widget in widgets {
      let stack = widget.stack
      if stack != nil, let index = places.firstIndex(where: { $0[0].stack == stack }) {
        places[index].append(widget)
      } else {
        places.append([widget])
      }
    }
    self.places = places
  }

  /// Creates a separate position for each widget, as for the members of a stack.
  init(each widgets: [PlacedWidget]) {
    places = widgets.map { [$0] }
  }

  func index(of widget: PlacedWidget) -> Int? {
    places.firstIndex { $0.contains { $0.id == widget.id } }
  }

  /// Returns the ids of all widgets in the order after the position `old` has moved to `new`.
  private func order(moving old: Int, to new: Int) -> [Int64] {
    var places = places
    places.insert(places.remove(at: old), at: min(new, places.count))
    return places.joined().map(\.id)
  }

  /// Moves a widget, or its stack, to the position `index`; as few widgets as possible are changed.
  func move(
    _ widget: PlacedWidget,
    to index: Int,
    in transaction: borrowing WriteTransaction
  ) throws(StoreError) {
    guard let old = self.index(of: widget), places.indices.contains(index) else { return }
    let order = order(moving: old, to: index)
    let wanted = Set(order)
    // Beginning at the end to which the widget moves, each step moves one widget to its final
    // position.
    let steps = index > old ? Array(order.indices.reversed()) : Array(order.indices)
    for step in steps {
      let present = try transaction.placedWidgets().filter { wanted.contains($0.id) }
      guard present.count == order.count, present[step].id != order[step] else { continue }
      try transaction.moveWidget(order[step], to: present[step].position)
    }
  }
}
