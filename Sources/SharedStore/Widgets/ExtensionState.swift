/// The state of an extension outside of the store, which timelines depend on without reading it here (AI-75).
///
/// It counts as a collection of its own that every timeline of the extension has read. A run that may have changed it
/// marks all of them as dirty. A timeline whose reload is under way is then stored as dirty.
enum ExtensionState {
  /// The prefix of the names, which no collection's name has.
  private static let prefix = "_state/"

  /// The name under which the changes of its state are numbered.
  static func name(ofExtension name: String) -> String { prefix + name }

  /// Whether a read is of such a state, whose readers are the timelines of its extension.
  static func isNamed(by name: String) -> Bool { name.hasPrefix(prefix) }
}

extension CollectionRead {
  /// A read of an extension's state outside of the store.
  package static func state(ofExtension name: String, sequence: Int64) -> CollectionRead {
    CollectionRead(collection: ExtensionState.name(ofExtension: name), sequence: sequence)
  }
}

extension StoreReading where Self: ~Copyable {
  /// Returns the present version of an extension's state; read it before a timeline is requested.
  package func state(ofExtension name: String) throws(StoreError) -> CollectionRead {
    .state(ofExtension: name, sequence: try connection.commitSequence())
  }
}

extension PendingChange {
  /// Records that a run (`nil` if its number is unknown) may have changed the state of an extension.
  func noteState(ofExtension name: String, by run: Int64? = nil) throws(StoreError) {
    let mark = DirtyMark(.state, run: run)
    try noteState(ofExtension: name, mark, because: "an intent of \(name) ran")
  }

  /// Records that the sources of an extension's pictures other than the store may have changed.
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
  /// Marks all timelines of an extension as dirty, because the host provides other surroundings from now on.
  ///
  /// `reason` is a sentence for the log, such as `location was set`.
  package func noteSurroundings(
    ofExtension name: String,
    because reason: String
  ) throws(StoreError) {
    try change.noteState(ofExtension: name, DirtyMark(.surroundings), because: reason)
  }

  /// Marks all timelines of an extension as dirty, because its program was replaced.
  package func noteProgram(ofExtension name: String) throws(StoreError) {
    let reason = "\(name) is a new program"
    try change.noteState(ofExtension: name, DirtyMark(.program), because: reason)
  }
}
