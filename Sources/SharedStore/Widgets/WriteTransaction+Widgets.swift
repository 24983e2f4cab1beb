extension WriteTransaction {
  /// Puts a widget at the end of the shelf and marks its timeline as due at once.
  @discardableResult
  package func place(
    extensionName: String,
    kind: String,
    family: Int64,
    configuration: [UInt8] = []
  ) throws(StoreError) -> PlacedWidget { fatalError("not reached") }

  /// Takes the widget and all that was made for it away; false when there was none.
  @discardableResult
  package func removeWidget(_ id: Int64) throws(StoreError) -> Bool { fatalError("not reached") }

  /// Moves the widget to `position` and its neighbours out of the way; false when there is none.
  @discardableResult
  package func moveWidget(_ id: Int64, to position: Int64) throws(StoreError) -> Bool {
    fatalError("not reached")
  }

  /// Replaces the timeline of one placed widget and family, and returns its state.
  package func store(_ timeline: NewTimeline) throws(StoreError) -> StoredTimeline {
    fatalError("not reached")
  }

  /// Keeps the last good timeline and notes that its reload failed and when to try again.
  package func recordFailure(
    placement: Int64,
    family: Int64,
    error: String,
    due: Int64
  ) throws(StoreError) { fatalError("not reached") }

  /// Makes the timelines of `kind` due at once; nil means all kinds.
  package func requestReload(
    kind: String?,
    extensionName: String?,
    reason: String
  ) throws(StoreError) { fatalError("not reached") }

  /// Replaces what is known of the extension at `known.path`.
  package func remember(_ known: KnownExtension) throws(StoreError) { fatalError("not reached") }

  /// Forgets the extension at `path`.
  package func forgetExtension(path: String) throws(StoreError) { fatalError("not reached") }
}
