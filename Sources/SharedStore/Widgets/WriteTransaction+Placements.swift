extension WriteTransaction {
  /// Puts a widget at the end of the shelf and marks its timeline as due at once.
  @discardableResult
  package func place(
    extensionName: String,
    kind: String,
    family: Int64,
    configuration: [UInt8] = []
  ) throws(StoreError) -> PlacedWidget {
    let last = try connection.integer(WidgetSQL.lastPlacement)
    let id = (last ?? 0) + 1
    let position = try connection.integer(WidgetSQL.placementCount) ?? 0
    let widget = PlacedWidget(
      id: id,
      shortID: String(id),
      extensionName: extensionName,
      kind: kind,
      family: family,
      configuration: configuration,
      position: position
    )
    try change.willTouch()
    try connection.run(
      WidgetSQL.insertPlacement,
      .integer(id),
      .text(widget.shortID),
      .text(extensionName),
      .text(kind),
      .integer(family),
      .blob(configuration),
      .integer(position)
    )
    try insertTimeline(placement: id, family: family, reason: "placed")
    change.touch()
    return widget
  }

  /// Takes the widget and all that was made for it away; false when there was none.
  @discardableResult
  package func removeWidget(_ id: Int64) throws(StoreError) -> Bool {
    let position = try connection.integer(
      WidgetSQL.position,
      .integer(id)
    )
    guard let position else { return false }
    try change.willTouch()
    for table in ["entries", "timeline_reads"] {
      try connection.run(
        WidgetSQL.deleteParts(from: table),
        .integer(id)
      )
    }
    try connection.run(WidgetSQL.deleteTimelines, .integer(id))
    try connection.run(WidgetSQL.deletePlacement, .integer(id))
    try connection.run(
      WidgetSQL.closeGap,
      .integer(position)
    )
    change.touch()
    return true
  }

  /// Moves the widget to `position` and its neighbours out of the way; false when there is none.
  ///
  /// A position beyond either end of the shelf means that end.
  @discardableResult
  package func moveWidget(_ id: Int64, to position: Int64) throws(StoreError) -> Bool {
    let old = try connection.integer(
      WidgetSQL.position,
      .integer(id)
    )
    guard let old else { return false }
    let count = try connection.integer(WidgetSQL.placementCount) ?? 0
    let new = min(max(0, position), count - 1)
    guard new != old else { return true }
    try change.willTouch()
    try connection.run(
      WidgetSQL.closeGap,
      .integer(old)
    )
    try connection.run(
      WidgetSQL.makeGap,
      .integer(new),
      .integer(id)
    )
    try connection.run(
      WidgetSQL.setPosition,
      .integer(new),
      .integer(id)
    )
    change.touch()
    return true
  }
}
