extension WriteTransaction {
  /// Puts a widget at the end of the shelf and marks its timeline as due at once.
  @discardableResult
  package func place(
    extensionName: String,
    kind: String,
    family: Int64,
    configuration: [UInt8] = []
  ) throws(StoreError) -> PlacedWidget {
    let shelf = Shelf(change: change)
    let id = (try connection.integer(WidgetSQL.lastPlacement) ?? 0) + 1
    let widget = PlacedWidget(
      id: id,
      shortID: String(id),
      extensionName: extensionName,
      kind: kind,
      family: family,
      configuration: configuration,
      position: try shelf.count()
    )
    try shelf.insert(widget)
    return widget
  }

  /// Takes the widget and all that was made for it away; false when there was none.
  @discardableResult
  package func removeWidget(_ id: Int64) throws(StoreError) -> Bool {
    try Shelf(change: change).remove(id)
  }

  /// Moves the widget to `position` and its neighbours out of the way; false when there is none.
  ///
  /// A position beyond either end of the shelf means that end.
  @discardableResult
  package func moveWidget(_ id: Int64, to position: Int64) throws(StoreError) -> Bool {
    let shelf = Shelf(change: change)
    if let old = try shelf.position(of: id), old == (try shelf.clamped(position)) { return true }
    return try shelf.move(id, to: position)
  }
}
