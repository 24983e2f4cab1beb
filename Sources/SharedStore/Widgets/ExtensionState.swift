/// The state of an extension outside of the store, such as a file, on which its timelines depend
/// (AI-75).
///
/// It is treated as a collection that every timeline of the extension has read. A run that may have
/// changed it marks all of them as outdated. A timeline whose reload is in progress is then stored
/// as outdated.
enum ExtensionState {
  /// The prefix of the names under which states are recorded; no collection's name can have it.
  private static let prefix = "_state/"

  /// Returns the name under which the last change of an extension's state is recorded, in place of
  /// a collection's name.
  static func name(ofExtension name: String) -> String { prefix + name }

  /// Returns whether `name` is that of an extension's state and not of a collection.
  static func isNamed(by name: String) -> Bool { name.hasPrefix(prefix) }
}

extension CollectionRead {
  /// Returns the state of an extension as data from which a timeline was made.
  ///
  /// `sequence` is the store's commit number at that time.
  package static func state(ofExtension name: String, sequence: Int64) -> CollectionRead {
    CollectionRead(collection: ExtensionState.name(ofExtension: name), sequence: sequence)
  }
}

extension StoreReading where Self: ~Copyable {
  /// Returns the present state of an extension as data from which a timeline is made; call it
  /// before the timeline is requested.
  package func state(ofExtension name: String) throws(StoreError) -> CollectionRead {
    .state(ofExtension: name, sequence: try connection.commitSequence())
  }
}

extension PendingChange {
  /// Records that a run may have changed the state of an extension; `run` is `nil` if its number is
  /// unknown.
  func noteState(ofExtension name: String, by run: Int64? = nil) throws(StoreError) {
    let mark = DirtyMark(.state, run: run)
    try noteState(ofExtension: name, mark, because: "an intent of \(name) ran")
  }

  /// Marks the timelines of an extension as outdated, because data outside of the store from which
  /// it makes its pictures may have changed.
  ///
  /// `reason` is the text for the log.
  fileprivate func noteState(
    ofExtension name: String,
    _ mark: DirtyMark,
    because reason: String
  ) throws(StoreError) {
    try willTouch()
    try connection.run(
      WidgetSQL.markExtensionDirty,
      .text(name),
      .integer(.min),
      .text(reason),
      .integer(try mark.source.number(on: connection)),
      mark.run.storeValue
    )
    touch(ExtensionState.name(ofExtension: name))
  }
}

extension WriteTransaction {
  /// Marks all timelines of an extension as outdated, because a setting that the host passes to it
  /// has changed.
  ///
  /// `reason` is a sentence for the log, such as `location was set`.
  package func noteSurroundings(
    ofExtension name: String,
    because reason: String
  ) throws(StoreError) {
    try change.noteState(ofExtension: name, DirtyMark(.surroundings), because: reason)
  }

  /// Marks all timelines of an extension as outdated, because its program was replaced.
  package func noteProgram(ofExtension name: String) throws(StoreError) {
    let reason = "\(name) is a new program"
    try change.noteState(ofExtension: name, DirtyMark(.program), because: reason)
  }
}
