extension StoreReading where Self: ~Copyable {
  /// The placed widgets in the order of the shelf.
  package func placedWidgets() throws(StoreError) -> [PlacedWidget] { fatalError("not reached") }

  /// What each placed widget shows at `now`: the entry with the greatest date that is not after it,
  /// else the earliest.
  package func currentEntries(
    at now: Int64,
    family: Int64? = nil,
    dark: Bool = false,
    including isIncluded: (PlacedWidget) -> Bool = { _ in true }
  ) throws(StoreError) -> [ShownWidget] { fatalError("not reached") }

  /// The earliest entry date after `now` of any placed widget.
  package func nextEntryDate(after now: Int64) throws(StoreError) -> Int64? {
    fatalError("not reached")
  }

  /// Whether a reload is due at `now`: one look into an index.
  package func hasDue(at now: Int64) throws(StoreError) -> Bool { fatalError("not reached") }

  /// The timelines whose reload is due at `now`, the longest due first.
  package func dueTimelines(
    at now: Int64,
    limit: Int = 1_000
  ) throws(StoreError) -> [DueTimelineRow] { fatalError("not reached") }

  /// The earliest instant at which a reload becomes due; `nil` for none.
  package func nextDue() throws(StoreError) -> Int64? { fatalError("not reached") }

  /// The state of one timeline; `nil` when this family was never asked for.
  package func timeline(placement: Int64, family: Int64) throws(StoreError) -> StoredTimeline? {
    fatalError("not reached")
  }

  /// The timelines of one placed widget, by family.
  package func timelines(placement: Int64) throws(StoreError) -> [StoredTimeline] {
    fatalError("not reached")
  }

  /// The entries of a timeline, by date.
  package func entries(timeline id: Int64) throws(StoreError) -> [StoredEntry] {
    fatalError("not reached")
  }

  /// What the extensions said about themselves, by name.
  package func knownExtensions() throws(StoreError) -> [KnownExtension] {
    fatalError("not reached")
  }
}
