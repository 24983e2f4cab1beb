/// Why the store could not do what it was asked.
public enum StoreError: Error, Equatable, Sendable {
  /// Another process kept the store to itself for longer than a writer waits.
  case busy(path: String)
  /// The files contradict themselves; `copy` is where they were set aside as they were found.
  case damaged(path: String, reason: String, copy: String?)
  /// A later version wrote the store; `module` is empty for the store's own tables.
  case newerSchema(module: String, found: Int64, known: Int64)
  /// The file or its folder may be read, not written.
  case readOnly(path: String)
  /// No room is left on the device, or in the user's quota.
  case full(path: String)
  /// The system failed to read or write.
  case inputOutput(path: String, reason: String)
  /// The file belongs to somebody else, or its folder is closed to us.
  case notPermitted(path: String, reason: String)
  /// The database or a file beside it is a symbolic link.
  case symbolicLink(path: String)
  /// SQLite's log cannot be shared over a network.
  case networkFileSystem(path: String)
  /// There is no store yet.
  case missing(path: String)
  /// The folder or the file could not be made.
  case cannotCreate(path: String, reason: String)
  /// The idempotency key was used by `run`, which is committed.
  case alreadyPerformed(run: String)
  /// A stored record is not what its type expects.
  case malformedRecord(collection: String, column: String, expected: String)
  /// An atomic block was open for longer than it may be; nothing of it is kept.
  case expired(milliseconds: Int64)
  /// A run cannot be taken back: `run`, of `intent`, changed one of its records later.
  case changedSince(run: String, intent: String, collection: String, key: Int64)
  /// There is nothing to take back, or not this.
  case cannotUndo(reason: String)
  /// No record of `collection` has this key.
  case noSuchRecord(collection: String, key: Int64)
  /// A constraint of the schema forbids the change.
  case refused(reason: String)
  /// A value or a request goes beyond a limit of the store.
  case tooLarge(what: String, limit: Int)
  /// SQLite reported what should not happen.
  case unexpected(code: Int32, reason: String)
}
