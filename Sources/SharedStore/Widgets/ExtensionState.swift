/// The state of an extension outside of the store, which timelines depend on without reading it here (AI-75).
///
/// It counts as a collection of its own that every timeline of the extension has read: a run that may
/// have changed it marks them all, and one that is being made meanwhile is stored as dirty.
enum ExtensionState {
  /// No collection's name begins so.
  private static let prefix = "_state/"

  /// The name under which the changes of its state are numbered.
  static func name(ofExtension name: String) -> String { prefix + name }

  /// Whether a read is of such a state: its readers are found by their extension.
  static func isNamed(by name: String) -> Bool { name.hasPrefix(prefix) }
}

extension CollectionRead {
  /// A read of what an extension keeps outside of the store.
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
  /// Notes that a run (`nil` if its number is unknown) may have changed the state of an extension.
  func noteState(ofExtension name: String, by run: Int64? = nil) throws(StoreError) {
    let mark = DirtyMark(.state, run: run)
    try noteState(ofExtension: name, mark, because: "an intent of \(name) ran")
  }

  /// Notes that what an extension draws from besides the store may have changed.
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
  /// Makes all timelines of an extension dirty, to which the host hands other surroundings from now on.
  ///
  /// `reason` is a sentence for the log, such as `location was set`.
  package func noteSurroundings(
    ofExtension name: String,
    because reason: String
  ) throws(StoreError) {
    try change.noteState(ofExtension: name, DirtyMark(.surroundings), because: reason)
  }

  /// Makes all timelines of an extension dirty, whose program is another one now.
  package func noteProgram(ofExtension name: String) throws(StoreError) {
    let reason = "\(name) is a new program"
    try change.noteState(ofExtension: name, DirtyMark(.program), because: reason)
  }
}
