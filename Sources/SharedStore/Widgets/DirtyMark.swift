/// The first change because of which a timeline is outdated (dirty), since it was last made.
package struct DirtyMark: Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    /// Records changed in this collection, from which the timeline was made.
    case collection(String)
    /// The state that an extension keeps outside of the store changed.
    case state
    /// A setting changed that the host passes to extensions.
    case surroundings
    /// The program of the extension was replaced.
    case program
    /// The content of a Live Activity changed.
    case update
    /// A reload was requested while the timeline was being made.
    case request
  }

  package let source: Source
  /// The number of the run that made the change; `nil` if it was made without a run, or if the
  /// number is unknown.
  package let run: Int64?

  package init(_ source: Source, run: Int64? = nil) {
    (self.source, self.run) = (source, run)
  }
}

extension DirtyMark.Source {
  /// Returns the number under which the source is stored: that of a collection is positive, the
  /// others are negative.
  func number(on connection: StoreConnection) throws(StoreError) -> Int64 {
    switch self {
    case .collection(let name): try connection.number(ofCollection: name)
    case .state: -1
    case .surroundings: -2
    case .program: -3
    case .update: -4
    case .request: -5
    }
  }

  /// Creates the source from the read of a collection that has changed since.
  init(of read: CollectionRead) {
    self =
      ExtensionState.isNamed(by: read.collection) ? .state : .collection(read.collection)
  }

  /// Creates the source from its stored number; `nil` for a number that only a later version of the
  /// program knows.
  init?(number: Int64, collection: String?) {
    switch number {
    case 0...:
      guard let collection else { return nil }
      self = .collection(collection)
    case -1: self = .state
    case -2: self = .surroundings
    case -3: self = .program
    case -4: self = .update
    case -5: self = .request
    default: return nil
    }
  }
}

extension StoreReading where Self: ~Copyable {
  /// Returns the change that made a timeline outdated; `nil` if it is up to date, or if the change
  /// is unknown.
  package func dirtyMark(ofTimeline id: Int64) throws(StoreError) -> DirtyMark? {
    var rows = try connection.rows(WidgetSQL.dirtyMark, [.integer(id)])
    guard let row = try rows.next(),
      let source = DirtyMark.Source(number: row.integer(0), collection: row.optionalText(2))
    else { return nil }
    return DirtyMark(source, run: row.optionalInteger(1))
  }
}
