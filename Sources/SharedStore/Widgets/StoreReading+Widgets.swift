extension StoreReading where Self: ~Copyable {
  /// Returns the placed widgets of all boards, in order of position.
  package func placedWidgets() throws(StoreError) -> [PlacedWidget] {
    var rows = try connection.rows(WidgetSQL.placements)
    var widgets: [PlacedWidget] = []
    while let row = try rows.next() { widgets.append(PlacedWidget(row: row, from: 0)) }
    return widgets
  }

  /// Returns the appearance, and the entry of each placed widget: the latest one at `now` or, if
  /// all are later, the earliest.
  ///
  /// `family` replaces the family in which each widget is placed. An archive is read only for the
  /// widgets that `isIncluded` accepts, and with `isFirstBoard` only for the first board. `dark` is
  /// whether the terminal is dark; if `isFixed`, it overrides the user's setting.
  package func shownPage(
    at now: Int64,
    family: Int64? = nil,
    dark: Bool = false,
    isFixed: Bool = false,
    isFirstBoard: Bool = false,
    including isIncluded: (PlacedWidget) -> Bool = { _ in true }
  ) throws(StoreError) -> ShownPage {
    var rows = try connection.rows(
      WidgetSQL.current,
      [family.storeValue, .integer(now), dark.storeValue, isFixed.storeValue]
    )
    var shown: [ShownWidget] = []
    var appearance: StoredAppearance?
    var kinds: [WidgetKind] = []
    let timeline = PlacedWidget.columnCount
    let date = timeline + StoredTimeline.columnCount
    while let row = try rows.next() {
      let widget = PlacedWidget(row: row, from: 0)
      kinds.append(WidgetKind(widget))
      if appearance == nil {
        appearance = row.optionalInteger(date + 7).map { StoredAppearance(packed: $0) }
      }
      guard !isFirstBoard || row.optionalInteger(date + 8) == widget.board, isIncluded(widget)
      else { continue }
      shown.append(
        ShownWidget(
          shelved: ShelvedWidget(widget, kindOf: row, from: date + 5),
          timeline: row.isNull(timeline) ? nil : StoredTimeline(row: row, from: timeline),
          date: row.optionalInteger(date),
          archive: try archive(in: row, from: date + 1)
        )
      )
    }
    let twins = WidgetKind.placedTwice(kinds)
    let widgets = shown.map { shown in
      ShownWidget(
        shelved: shown.shelved.marked(among: twins),
        timeline: shown.timeline,
        date: shown.date,
        archive: shown.archive
      )
    }
    return ShownPage(widgets: widgets, appearance: appearance ?? StoredAppearance())
  }

  /// Returns the archive for dark screens if the screen is dark and there is one, and otherwise the
  /// one for light screens.
  private func archive(in row: Statement, from form: Int32) throws(StoreError) -> [UInt8] {
    let light = try EntryRow.light(row.integer(form), row.bytes(form + 1), row.bytes(form + 3))
    guard let dark = row.optionalBytes(form + 2) else { return light }
    return try EntryRow.dark(row.integer(form), dark, light)
  }

  /// Returns the placed widgets in order of position, with the descriptions of their kinds.
  package func shelf() throws(StoreError) -> [ShelvedWidget] {
    var rows = try connection.rows(WidgetSQL.shelf)
    var shelf: [ShelvedWidget] = []
    var kinds: [WidgetKind] = []
    while let row = try rows.next() {
      let widget = PlacedWidget(row: row, from: 0)
      kinds.append(WidgetKind(widget))
      shelf.append(ShelvedWidget(widget, kindOf: row, from: PlacedWidget.columnCount))
    }
    let twins = WidgetKind.placedTwice(kinds)
    return shelf.map { $0.marked(among: twins) }
  }

  /// Returns the placed widget with this number; `nil` if it does not exist.
  package func placedWidget(_ id: Int64) throws(StoreError) -> PlacedWidget? {
    try placedWidgets().first { $0.id == id }
  }

  /// Returns the date of a timeline's first entry after `now`; `nil` if there is no later entry.
  package func nextEntryDate(ofTimeline id: Int64, after now: Int64) throws(StoreError) -> Int64? {
    try connection.integer(WidgetSQL.nextEntryOfTimeline, .integer(id), .integer(now))
  }
}

extension StoreReading where Self: ~Copyable {
  /// Returns whether a reload is due at `now`.
  ///
  /// It also returns `true` if a reload was tried more than `clockTolerance` microseconds after
  /// `now`, because the clock was ahead then. It uses two indexes and reads no other rows.
  package func hasDue(at now: Int64, clockTolerance: Int64 = 0) throws(StoreError) -> Bool {
    let latest = now.advancedOrLast(by: clockTolerance)
    return try connection.integer(WidgetSQL.hasDue, .integer(now), .integer(latest)) != nil
  }

  /// Returns the timelines whose reload is due at `now`, the longest due first.
  ///
  /// Timelines that were tried more than `clockTolerance` microseconds later than `now` are
  /// included.
  package func dueTimelines(
    at now: Int64,
    clockTolerance: Int64 = 0,
    limit: Int = 1_000
  ) throws(StoreError) -> [DueTimelineRow] {
    var rows = try connection.rows(
      WidgetSQL.due,
      [
        .integer(now), .integer(now.advancedOrLast(by: clockTolerance)),
        .integer(Int64(max(0, limit))),
      ]
    )
    var due: [DueTimelineRow] = []
    while let row = try rows.next() {
      due.append(
        DueTimelineRow(
          timeline: StoredTimeline(row: row, from: 0),
          widget: PlacedWidget(row: row, from: StoredTimeline.columnCount)
        )
      )
    }
    return due
  }

  /// Returns the timelines whose reload was postponed, sorted by the time when it may begin.
  package func waitingTimelines(at now: Int64) throws(StoreError) -> [DueTimelineRow] {
    var rows = try connection.rows(WidgetSQL.waiting, [.integer(now)])
    var waiting: [DueTimelineRow] = []
    while let row = try rows.next() {
      waiting.append(
        DueTimelineRow(
          timeline: StoredTimeline(row: row, from: 0),
          widget: PlacedWidget(row: row, from: StoredTimeline.columnCount)
        )
      )
    }
    return waiting
  }

  /// Returns the timelines whose last reload failed, whether they are due or not, in order of the
  /// widgets' positions.
  package func failingTimelines(at now: Int64) throws(StoreError) -> [DueTimelineRow] {
    var rows = try connection.rows(
      WidgetSQL.failing,
      [.integer(now)]
    )
    var failing: [DueTimelineRow] = []
    while let row = try rows.next() {
      failing.append(
        DueTimelineRow(
          timeline: StoredTimeline(row: row, from: 0),
          widget: PlacedWidget(row: row, from: StoredTimeline.columnCount)
        )
      )
    }
    return failing
  }

  /// Returns the first time after `now` when a reload becomes due; `nil` if there is none.
  package func nextDue(after now: Int64) throws(StoreError) -> Int64? {
    try connection.integer(WidgetSQL.nextDueAfter, .integer(now))
  }

  /// Returns the first time when a reload becomes due; `nil` if there are no timelines.
  ///
  /// It is `Int64.max` if no reload ever becomes due.
  package func nextDue() throws(StoreError) -> Int64? {
    try connection.integer(WidgetSQL.nextDue)
  }

  /// Returns the state of a widget's timeline in one family; `nil` if this family was never
  /// requested.
  package func timeline(placement: Int64, family: Int64) throws(StoreError) -> StoredTimeline? {
    var rows = try connection.rows(
      WidgetSQL.timelineOfFamily,
      [.integer(placement), .integer(family)]
    )
    return try rows.next().map { StoredTimeline(row: $0, from: 0) }
  }

  /// Returns the timelines of one placed widget, sorted by family.
  package func timelines(placement: Int64) throws(StoreError) -> [StoredTimeline] {
    var rows = try connection.rows(
      WidgetSQL.timelines,
      [.integer(placement)]
    )
    var timelines: [StoredTimeline] = []
    while let row = try rows.next() { timelines.append(StoredTimeline(row: row, from: 0)) }
    return timelines
  }

  /// Returns the entries of a timeline, sorted by date.
  package func entries(timeline id: Int64) throws(StoreError) -> [StoredEntry] {
    let rows = try connection.entryRows(ofTimeline: id)
    var entries: [StoredEntry] = []
    let base = try connection.base(ofTimeline: id) ?? []
    for row in rows { entries.append(try row.entry(after: base)) }
    return entries
  }

  /// Returns the date of a timeline's last entry; `nil` if it has no entries.
  package func lastEntryDate(timeline id: Int64) throws(StoreError) -> Int64? {
    try connection.integer(WidgetSQL.lastEntryDate, .integer(id))
  }
}

/// A kind of widget, identified by its extension and name.
private struct WidgetKind: Comparable {
  let extensionName: String
  let kind: String

  /// Returns the kinds that occur more than once, without repetition, in ascending order.
  ///
  /// `widgetctl show` needs this each time, and creating the first dictionary with custom keys is
  /// slower than reading the widgets.
  static func placedTwice(_ kinds: [WidgetKind]) -> [WidgetKind] {
    let sorted = kinds.count > 1 ? kinds.sorted() : []
    var twins: [WidgetKind] = []
    for (kind, next) in zip(sorted, sorted.dropFirst()) where kind == next && twins.last != kind {
      twins.append(kind)
    }
    return twins
  }

  static func < (left: WidgetKind, right: WidgetKind) -> Bool {
    (left.kind, left.extensionName) < (right.kind, right.extensionName)
  }

  init(_ widget: PlacedWidget) {
    extensionName = widget.extensionName
    kind = widget.kind
  }
}

extension ShelvedWidget {
  fileprivate init(_ widget: PlacedWidget, kindOf row: Statement, from first: Int32) {
    self.init(
      widget: widget,
      kind: row.isNull(first)
        ? nil
        : KnownKind(
          kind: widget.kind,
          title: row.text(first),
          families: row.text(first + 1).split(separator: " ").map { String($0) }
        ),
      hasTwin: false
    )
  }

  fileprivate func marked(among twins: [WidgetKind]) -> ShelvedWidget {
    ShelvedWidget(widget: widget, kind: kind, hasTwin: twins.contains(WidgetKind(widget)))
  }
}

extension Int64 {
  /// Returns the time that is `microseconds` later, or the last one that can be represented.
  fileprivate func advancedOrLast(by microseconds: Int64) -> Int64 {
    let (sum, overflow) = addingReportingOverflow(microseconds)
    return overflow ? .max : sum
  }
}
