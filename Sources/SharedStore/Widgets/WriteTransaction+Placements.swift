extension WriteTransaction {
  /// Adds a widget to the end of its board, or a Live Activity to its beginning, and marks its
  /// timeline as due.
  ///
  /// `board` is the key of its board, or `nil` for the first one. `stack` is the name of its stack,
  /// `budget` the text of its reload budget. `dismissal` is the time when a Live Activity leaves
  /// the screen, in microseconds since 1970 UTC.
  @discardableResult
  package func place(
    extensionName: String,
    kind: String,
    family: Int64,
    configuration: [UInt8] = [],
    name: String? = nil,
    isSizeNamed: Bool = false,
    dismissal: Int64? = nil,
    board: Int64? = nil,
    stack: String? = nil,
    budget: String? = nil
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
      position: dismissal == nil ? try shelf.count() : 0,
      name: name,
      isSizeNamed: isSizeNamed,
      dismissal: dismissal,
      board: try connection.presentBoard(board),
      stack: stack,
      budget: budget,
      kindName: try kindName(kind, of: extensionName)
    )
    try shelf.insert(widget)
    return widget
  }

  /// Removes the widget with its timelines and pictures; returns `false` if it does not exist.
  @discardableResult
  package func removeWidget(_ id: Int64) throws(StoreError) -> Bool {
    try Shelf(change: change).remove(id)
  }

  /// Stores the changeable properties of a placed widget; returns `false` if it no longer exists.
  ///
  /// They are its family, configuration, name, board, stack, budget and dismissal. Equal values do
  /// not count as a change. Its position is ignored.
  @discardableResult
  package func update(_ widget: PlacedWidget) throws(StoreError) -> Bool {
    guard let stored = try connection.columns(ofRecord: widget.id, in: WidgetSQL.journalName) else {
      return false
    }
    let wanted: [RecordedChange.ColumnValue] = [
      .init(column: "family", value: .integer(widget.family)),
      .init(column: "configuration", value: .blob(widget.configuration)),
      .init(column: "name", value: widget.name.storeValue),
      .init(column: "is_size_named", value: widget.isSizeNamed.storeValue),
      .init(column: "dismissal", value: widget.dismissal.storeValue),
      .init(column: "board", value: .integer(widget.board)),
      .init(column: "stack", value: widget.stack.storeValue),
      .init(column: "budget", value: widget.budget.storeValue),
    ]
    let changed = wanted.filter { !stored.contains($0) }
    return changed.isEmpty ? true : try Shelf(change: change).set(changed, of: widget.id)
  }

  /// Moves the widget to `position` and shifts the widgets in between; returns `false` if it does
  /// not exist.
  ///
  /// A position beyond either end is replaced by that end.
  @discardableResult
  package func moveWidget(_ id: Int64, to position: Int64) throws(StoreError) -> Bool {
    let shelf = Shelf(change: change)
    if let old = try shelf.position(of: id), old == (try shelf.clamped(position)) { return true }
    return try shelf.move(id, to: position)
  }
}
