/// The list of placed widgets in an open transaction, in order of position.
///
/// Changes of the list can be undone. The journal records them like those of records, under a name
/// that no collection has. When a widget is moved, the shifts of the others are not recorded. A
/// restored widget gets its earlier position if the list is long enough.
struct Shelf {
  let change: PendingChange

  private var connection: StoreConnection { change.connection }

  func count() throws(StoreError) -> Int64 {
    try connection.integer(WidgetSQL.placementCount) ?? 0
  }

  /// Returns the widget's position; `nil` if it does not exist.
  func position(of id: Int64) throws(StoreError) -> Int64? {
    try connection.integer(WidgetSQL.position, .integer(id))
  }

  /// Returns the existing position that is nearest to `position`.
  func clamped(_ position: Int64) throws(StoreError) -> Int64 {
    min(max(0, position), max(0, try count() - 1))
  }

  /// Inserts a widget at its position, or at the end of a shorter list, and marks its timeline as
  /// due.
  func insert(_ widget: PlacedWidget) throws(StoreError) {
    let position = min(max(0, widget.position), try count())
    let board = try connection.presentBoard(widget.board)
    try change.willTouch()
    try connection.run(WidgetSQL.makeGap, .integer(position), .integer(widget.id))
    try connection.run(
      WidgetSQL.insertPlacement,
      .integer(widget.id),
      .text(widget.shortID),
      .text(widget.extensionName),
      .text(widget.kind),
      .integer(widget.family),
      .blob(widget.configuration),
      .integer(position),
      widget.name.storeValue,
      widget.isSizeNamed.storeValue,
      widget.dismissal.storeValue,
      .integer(board),
      widget.stack.storeValue,
      widget.budget.storeValue
    )
    try connection.insertTimeline(placement: widget.id, family: widget.family, reason: "placed")
    try change.note(.insert, WidgetSQL.journalName, key: widget.id) { $0.append(0) }
  }

  /// Removes the widget with its timelines and pictures.
  ///
  /// - Returns: `false` if it did not exist.
  func remove(_ id: Int64) throws(StoreError) -> Bool {
    guard let position = try position(of: id),
      let before = try connection.columns(ofRecord: id, in: WidgetSQL.journalName)
    else { return false }
    try change.willTouch()
    try removeTimelines(of: id)
    try connection.run(WidgetSQL.deletePlacement, .integer(id))
    try connection.run(WidgetSQL.closeGap, .integer(position))
    try change.note(.delete, WidgetSQL.journalName, key: id) { $0 += ChangeImage.encode(before) }
    return true
  }

  /// Sets columns of the widget, and records their earlier values in the journal, even if they are
  /// equal.
  ///
  /// Pictures for another configuration would be wrong and are deleted; a timeline in the widget's
  /// family is due at once. A Live Activity keeps its last picture until the next one.
  ///
  /// - Returns: `false` if the widget does not exist.
  ///
  /// - Throws: `.malformedRecord` for an unknown column, or one that never changes.
  func set(_ columns: [RecordedChange.ColumnValue], of id: Int64) throws(StoreError) -> Bool {
    guard let before = try connection.columns(ofRecord: id, in: WidgetSQL.journalName) else {
      return false
    }
    let names = columns.map(\.column)
    guard !names.isEmpty, names.allSatisfy(WidgetSQL.changeableColumns.contains) else {
      throw .malformedRecord(collection: "journal_changes", column: "before", expected: "widget")
    }
    let held = before.filter { names.contains($0.column) }
    let columns = try columns.map { (column) throws(StoreError) in
      guard column.column == "board", case .integer(let board) = column.value else { return column }
      // An undo may name a board that no longer exists.
      return .init(column: "board", value: .integer(try connection.presentBoard(board)))
    }
    try change.willTouch()
    try connection.run(WidgetSQL.setColumns(names), columns.map(\.value) + [.integer(id)])
    let after = try connection.columns(ofRecord: id, in: WidgetSQL.journalName)
    let widget = after.flatMap { PlacedWidget(id: id, columns: $0) }
    if columns.contains(where: { $0.column == "configuration" && !held.contains($0) }) {
      if widget?.isActivity == true {
        try connection.run(
          WidgetSQL.markWidgetDirty,
          .integer(.min),
          .text("updated"),
          .integer(id),
          .integer(try DirtyMark.Source.update.number(on: connection))
        )
      } else {
        try removeTimelines(of: id)
      }
    }
    if names.contains("budget") {
      try connection.run(WidgetSQL.endWaits, .integer(.min), .integer(id))
    }
    if let widget {
      try connection.insertTimeline(placement: id, family: widget.family, reason: "configured")
    }
    try change.note(.update, WidgetSQL.journalName, key: id) { $0 += ChangeImage.encode(held) }
    return true
  }

  private func removeTimelines(of id: Int64) throws(StoreError) {
    for table in WidgetSQL.partsOfTimelines {
      try connection.run(WidgetSQL.deleteParts(from: table), .integer(id))
    }
    try connection.run(WidgetSQL.deleteTimelines, .integer(id))
  }

  /// Moves the widget to `position` and shifts the widgets in between.
  ///
  /// A position beyond either end is replaced by that end. A move to the same position is recorded
  /// too, so that an undo reverts as many changes as there were.
  ///
  /// - Returns: `false` if the widget does not exist.
  func move(_ id: Int64, to position: Int64) throws(StoreError) -> Bool {
    guard let old = try self.position(of: id) else { return false }
    let new = try clamped(position)
    try change.willTouch()
    try connection.run(WidgetSQL.closeGap, .integer(old))
    try connection.run(WidgetSQL.makeGap, .integer(new), .integer(id))
    try connection.run(WidgetSQL.setPosition, .integer(new), .integer(id))
    try change.note(.update, WidgetSQL.journalName, key: id) { bytes in
      bytes += ChangeImage.encode([.init(column: "position", value: .integer(old))])
    }
    return true
  }
}
