import SharedStore

/// The places of a board, as positions count them: a widget has one, and so has a stack with all of its members.
struct ShelfPlaces {
  let places: [[PlacedWidget]]

  /// The places of widgets of one board, in the order of the shelf.
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

  /// A place for each of these widgets, as within a stack.
  init(each widgets: [PlacedWidget]) {
    places = widgets.map { [$0] }
  }

  func index(of widget: PlacedWidget) -> Int? {
    places.firstIndex { $0.contains { $0.id == widget.id } }
  }

  /// The numbers of all widgets in their order, once a place has moved to another index.
  private func order(moving old: Int, to new: Int) -> [Int64] {
    var places = places
    places.insert(places.remove(at: old), at: min(new, places.count))
    return places.joined().map(\.id)
  }

  /// Moves a widget's place to another index with the fewest possible changes.
  func move(
    _ widget: PlacedWidget,
    to index: Int,
    in transaction: borrowing WriteTransaction
  ) throws(StoreError) {
    guard let old = self.index(of: widget), places.indices.contains(index) else { return }
    let order = order(moving: old, to: index)
    let wanted = Set(order)
    // From the end that the place goes to, each move puts one widget where it stays.
    let steps = index > old ? Array(order.indices.reversed()) : Array(order.indices)
    for step in steps {
      let present = try transaction.placedWidgets().filter { wanted.contains($0.id) }
      guard present.count == order.count, present[step].id != order[step] else { continue }
      try transaction.moveWidget(order[step], to: present[step].position)
    }
  }
}
