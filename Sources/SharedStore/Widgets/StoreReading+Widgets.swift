extension StoreReading where Self: ~Copyable {
  /// The placed widgets in the order of the shelf.
  package func placedWidgets() throws(StoreError) -> [PlacedWidget] {
    var rows = try connection.rows(
      WidgetSQL.placements
    )
    var widgets: [PlacedWidget] = []
    while let row = try rows.next() { widgets.append(PlacedWidget(row: row, from: 0)) }
    return widgets
  }

  /// What each placed widget shows at `now`: the entry with the greatest date that is not after it,
  /// else the earliest.
  ///
  /// `family` replaces the family that each widget is placed in; an archive is read only for the
  /// widgets that `isIncluded` accepts.
  package func currentEntries(
    at now: Int64,
    family: Int64? = nil,
    dark: Bool = false,
    including isIncluded: (PlacedWidget) -> Bool = { _ in true }
  ) throws(StoreError) -> [ShownWidget] {
    var rows = try connection.rows(
      WidgetSQL.current,
      [family.storeValue, .integer(now), dark.storeValue]
    )
    var shown: [ShownWidget] = []
    let timeline = PlacedWidget.columnCount
    let date = timeline + StoredTimeline.columnCount
    while let row = try rows.next() {
      let widget = PlacedWidget(row: row, from: 0)
      guard isIncluded(widget) else { continue }
      shown.append(
        ShownWidget(
          widget: widget,
          timeline: row.isNull(timeline) ? nil : StoredTimeline(row: row, from: timeline),
          date: row.optionalInteger(date),
          archive: row.bytes(date + 1)
        )
      )
    }
    return shown
  }

  /// The earliest entry date after `now` of any timeline.
  package func nextEntryDate(after now: Int64) throws(StoreError) -> Int64? {
    try connection.integer(WidgetSQL.nextEntry, .integer(now))
  }

  /// What the extensions said about themselves, by name.
  package func knownExtensions() throws(StoreError) -> [KnownExtension] {
    var rows = try connection.rows(
      WidgetSQL.extensions
    )
    var known: [KnownExtension] = []
    while let row = try rows.next() {
      known.append(
        KnownExtension(
          name: row.text(0),
          path: row.text(1),
          stamp: row.text(2),
          description: row.bytes(3),
          isAdded: row.integer(4) != 0
        )
      )
    }
    return known
  }
}
