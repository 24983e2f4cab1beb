import Ground
import SystemLibrary

/// The reason why a backup could not be made, read or restored.
///
/// When it is thrown, nothing was changed.
package enum BackupError: Error, Equatable, Sendable {
  /// There is no file at `path`.
  case missing(path: String)
  case unreadable(path: String, reason: String)
  /// The file is not a database; `isEmpty` is true if it has no bytes.
  case noDatabase(path: String, isEmpty: Bool)
  /// The file is a store, not a backup.
  case isStore(path: String)
  /// The file is a database of another program, or has tables or data that no backup contains.
  case foreign(path: String, reason: String)
  /// The backup was written by a later version of the program, `maker`.
  case newer(path: String, maker: String)
  case damaged(path: String, reason: String)
  /// The file to be written exists, and is not a backup.
  case inTheWay(path: String)
  case full(path: String)
  /// Another process is making a backup with the same path.
  case busy(path: String)
  case unwritable(path: String, reason: String)
  /// An error of the store, which the backup file did not cause.
  case store(StoreError)
}

extension BackupError {
  package var message: String {
    switch self {
    case .missing(let path): "there is no file \(path)"
    case .unreadable(let path, let reason): "cannot read \(path): \(reason)"
    case .noDatabase(let path, isEmpty: true): "\(path) is not a backup: it is empty"
    case .noDatabase(let path, isEmpty: false): "\(path) is not a backup: it is not a database"
    case .isStore(let path): "\(path) is not a backup: it is a store"
    case .foreign(let path, let reason): "\(path) is not a backup of widgetctl: \(reason)"
    case .newer(let path, let maker): "the backup was written by a newer version, \(maker): \(path)"
    case .damaged(let path, let reason): "the backup is damaged (\(reason)): \(path)"
    case .inTheWay(let path): "\(path) exists and is not a backup, so it was not replaced"
    case .full(let path): "no space is left for the backup: \(path)"
    case .busy(let path): "another process is writing this backup: \(path)"
    case .unwritable(let path, let reason): "cannot write the backup (\(reason)): \(path)"
    case .store(let error): error.message
    }
  }

  package var hint: String? {
    switch self {
    case .missing, .unreadable: nil
    case .noDatabase, .foreign: "'widgetctl backup FILE' makes one; nothing was changed"
    case .isStore:
      "to make a backup of it, name it with --store: widgetctl backup FILE --store STORE"
    case .newer: "use the widgetctl that wrote it, or a later one; nothing was changed"
    case .damaged: "restore another backup; nothing was changed"
    case .inTheWay: "name another file"
    case .full: "free some space there, or name a file elsewhere; no backup was made"
    case .busy: "wait until it has ended; nothing was changed"
    case .unwritable: "name a file in a folder of your own; no backup was made"
    case .store(let error): error.hint
    }
  }

  /// The exit code of a command that ends with this error, as defined in sysexits.h.
  package var exitCode: ExitCode {
    switch self {
    case .missing: .noInput
    case .unreadable: .noInput
    case .noDatabase, .isStore, .foreign, .newer, .damaged: .badData
    case .inTheWay, .unwritable: .cannotCreate
    case .full: .inputOutput
    case .busy: .busy
    case .store(let error): ExitCode(rawValue: error.exitCode) ?? .internalError
    }
  }
}

extension BackupError {
  /// Creates the error of a backup file that could not be written, with SQLite's or the system's message.
  init(_ error: StoreError, writing path: String) {
    self =
      switch error {
      case .full: .full(path: path)
      case .busy: .busy(path: path)
      case .inputOutput(_, let reason), .notPermitted(_, let reason), .cannotCreate(_, let reason):
        .unwritable(path: path, reason: reason)
      case .readOnly, .missing: .unwritable(path: path, reason: SystemText.of(EACCES))
      default: .store(error)
      }
  }

  /// Creates the error of a backup file that could not be read.
  init(_ error: StoreError, reading path: String) {
    self =
      switch error {
      case .missing: .missing(path: path)
      case .notPermitted(_, let reason): .unreadable(path: path, reason: reason)
      case .symbolicLink: .unreadable(path: path, reason: SystemText.of(ELOOP))
      case .damaged(_, let reason, _): .damaged(path: path, reason: reason)
      case .unexpected(_, let reason), .inputOutput(_, let reason):
        .damaged(path: path, reason: reason)
      case .malformedRecord, .tooLarge, .missingColumn:
        .damaged(path: path, reason: error.message)
      default: .store(error)
      }
  }
}

/// Runs `body`, which reads or writes the store during a backup or a restore.
///
/// - Throws: The error of `body`, wrapped in `BackupError.store`.
func ofStore<Value>(_ body: () throws(StoreError) -> Value) throws(BackupError) -> Value {
  do { return try body() } catch { throw .store(error) }
}
