import CSQLite
import Ground
import SystemLibrary

/// The reason why a request to the store failed.
public enum StoreError: Error, Equatable, Sendable {
  /// Another process kept the store locked for longer than a writer waits.
  case busy(path: String)
  /// The files are inconsistent; `copy` is the path of an unmodified copy, if one was made.
  case damaged(path: String, reason: String, copy: String?)
  /// A recovery found no data to save; the store and its `copy` are unchanged.
  case nothingSaved(path: String, copy: String)
  /// The database belongs to another program.
  case foreign(path: String)
  /// A later version of the program wrote the store.
  ///
  /// `module` owns the data; it is empty for the store's own tables.
  case newerSchema(module: String, found: Int64, known: Int64)
  /// A version before the first release wrote the store, or the data of `module`.
  ///
  /// Only the version `known` can be migrated.
  case developmentVersion(module: String, found: Int64, known: Int64, path: String)
  /// The file or its folder can be read but not written.
  case readOnly(path: String)
  /// No space is left on the device, or in the user's quota.
  case full(path: String)
  /// The process, or the system, has reached its limit of open files.
  case tooManyFiles(path: String)
  /// The system reported a failed read or write.
  case inputOutput(path: String, reason: String)
  /// The file belongs to another user, or the user has no access to its folder.
  case notPermitted(path: String, reason: String)
  /// The file belongs to another user; `isSuperuser` is true if the program runs as root, such as under `sudo`.
  case belongsToOther(path: String, owner: UInt32, isSuperuser: Bool)
  /// The database or a file beside it is a symbolic link.
  case symbolicLink(path: String)
  /// The store is on a network file system, where processes cannot share SQLite's log.
  case networkFileSystem(path: String)
  /// There is no store yet.
  case missing(path: String)
  /// The folder or the file could not be created.
  case cannotCreate(path: String, reason: String)
  /// The run `run`, which is committed, has already used the idempotency key.
  case alreadyPerformed(run: String)
  /// A stored record has a value that its type does not expect.
  case malformedRecord(collection: String, column: String, expected: String)
  /// An atomic block was open for longer than its limit; nothing of it is kept.
  case expired(milliseconds: Int64)
  /// A run cannot be undone or redone, because `run` has changed one of its records later and is
  /// not undone.
  case changedSince(run: StoredRun, collection: String, key: Int64)
  /// A run cannot be redone, because its change of a record depends on the change by `run`.
  ///
  /// The run with the number `by` has undone `run`.
  case buildsOn(run: StoredRun, by: Int64, collection: String, key: Int64)
  /// A run cannot be redone, because `run` has used its idempotency key since the run was undone.
  case keyTaken(key: String, run: StoredRun)
  /// There is nothing to undo or redo, or this run cannot be undone or redone.
  case cannotUndo(reason: String)
  /// A run cannot be undone or redone, because it was made before the store was migrated from a
  /// development version of the program.
  case ranInDevelopment(run: Int64)
  /// A collection has a column that is missing in the store, because no migration has added it.
  case missingColumn(String)
  /// No record of `collection` has this key.
  case noSuchRecord(collection: String, key: Int64)
  /// A constraint of the schema rejects the change.
  case refused(reason: String)
  /// A value or a request exceeds a limit of the store; `what` names the limited quantity.
  case tooLarge(what: String, limit: Int)
  /// SQLite reported an error that should not occur.
  case unexpected(code: Int32, reason: String)
}

/// A run of an intent, as identified in an error.
public struct StoredRun: Hashable, Sendable, CustomStringConvertible {
  /// The number of the run in the output of `log`.
  public let number: Int64
  public let id: String
  public let intent: String

  public init(number: Int64, id: String, intent: String) {
    self.number = number
    self.id = id
    self.intent = intent
  }

  public var description: String { "\(intent) (run \(number))" }
}

extension StoreError {
  /// The problem in one phrase, with the path, record or limit that it concerns.
  public var message: String {
    switch self {
    case .busy(let path): "the store is busy: \(path)"
    case .damaged(let path, let reason, _): "the store is damaged (\(reason)): \(path)"
    case .nothingSaved(let path, _): "nothing in the store can be recovered: \(path)"
    case .foreign(let path): "the database is not a store of widgetctl: \(path)"
    case .newerSchema("", let found, let known):
      "the store has version \(found), and this program reads up to version \(known)"
    case .newerSchema(let module, let found, let known):
      "the data of \(module) has version \(found), and this program reads up to version \(known)"
    case .developmentVersion("", let found, let known, let path):
      "the store has development version \(found), and only version \(known) can be upgraded: \(path)"
    case .developmentVersion(let module, let found, let known, let path):
      "the data of \(module) has development version \(found), and only version \(known) can be upgraded: "
        + path
    case .readOnly(let path): "the store cannot be written: \(path)"
    case .full(let path): "no space is left for the store: \(path)"
    case .tooManyFiles(let path): "too many files are open to use the store: \(path)"
    case .inputOutput(let path, let reason): "the store failed (\(reason)): \(path)"
    case .notPermitted(let path, let reason): "the store is not accessible (\(reason)): \(path)"
    case .belongsToOther(let path, let owner, _): "the store belongs to user \(owner): \(path)"
    case .symbolicLink(let path): "the store is a symbolic link: \(path)"
    case .networkFileSystem(let path): "the store is on a network file system: \(path)"
    case .missing(let path): "there is no store at \(path)"
    case .cannotCreate(let path, let reason): "the store cannot be created (\(reason)): \(path)"
    case .alreadyPerformed(let run): "this key was already used by run \(run)"
    case .expired(let limit): "the atomic block took longer than \(limit) ms"
    case .changedSince(let run, let collection, let key):
      "record \(key) of \(collection) was changed later by \(run)"
    case .buildsOn(let run, let by, let collection, let key):
      "record \(key) of \(collection) was changed earlier by \(run), which run \(by) undid"
    case .keyTaken(let key, let run): "the key “\(key)” was used again later, by \(run)"
    case .cannotUndo(let reason): reason
    case .ranInDevelopment(let run):
      "run \(run) can be neither undone nor redone: it ran with a version before 0.9.0"
    case .malformedRecord(let collection, let column, let expected):
      "a record of \(collection) has no \(expected) in column \(column)"
    case .missingColumn(let name): "the store has no column “\(name)”, which a collection declares"
    case .noSuchRecord(let collection, let key): "\(collection) has no record \(key)"
    case .refused(let reason): "the store refused the change: \(reason)"
    case .tooLarge(let what, let limit): "\(what) exceeds the limit of \(limit)"
    case .unexpected(let code, let reason): "the store failed with code \(code): \(reason)"
    }
  }

  /// Advice on how to fix the problem; `nil` if there is none.
  public var hint: String? {
    switch self {
    case .busy: "try again; nothing was changed"
    case .damaged(_, _, let copy?):
      "it was set aside as \(copy); run 'widgetctl doctor --recover' to save what is readable"
    case .damaged: "run 'widgetctl doctor --recover' to save what is readable"
    case .nothingSaved(_, let copy):
      "it stays as it is, and so does its copy \(copy); to begin a new one, move it away"
    case .foreign: "name another file with --store; nothing was changed"
    case .newerSchema: "use the newer widgetctl that wrote it; nothing was changed"
    case .developmentVersion:
      "use the last widgetctl before 0.9.0 once, then this one; nothing was changed"
    case .readOnly: "make the folder and the file writable, or name another with --store"
    case .full: "free some space and repeat the command; nothing was changed"
    case .tooManyFiles: "'ulimit -n' shows how many may be open; nothing was changed"
    case .inputOutput: "check the disk; changes that were reported as done are safe"
    case .notPermitted, .belongsToOther(_, _, isSuperuser: false):
      "name a store of your own with --store"
    case .belongsToOther: "run it without sudo, or name a store of root's own with --store"
    case .symbolicLink(let path) where path.hasSuffix("-lock") || path.hasSuffix("-leases"):
      "move it to another folder: the next change creates a new store"
    case .symbolicLink: "name the file that it points to with --store"
    case .networkFileSystem: "name a store on a local disk with --store"
    case .cannotCreate: "name another place with --store"
    case .expired: "nothing was stored; do less in one block"
    case .changedSince: "undo that run first; nothing was changed"
    case .ranInDevelopment: "edit the records directly instead; nothing was changed"
    case .keyTaken: "undo that run first; nothing was changed"
    case .buildsOn: "redo that run first; nothing was changed"
    case .missingColumn:
      "the author of the widget adds it in a migration: Migration(2, [.addColumn(COLUMN, to: COLLECTION)])"
    case .missing, .alreadyPerformed, .cannotUndo, .malformedRecord, .noSuchRecord, .refused,
      .tooLarge,
      .unexpected:
      nil
    }
  }

  /// The exit code of a command that ends with this error, as defined in sysexits.h.
  public var exitCode: Int32 { code.rawValue }

  private var code: ExitCode {
    switch self {
    case .busy, .expired: .busy
    case .damaged, .nothingSaved, .inputOutput, .tooManyFiles, .full, .malformedRecord: .inputOutput
    case .foreign, .newerSchema, .developmentVersion, .networkFileSystem, .missingColumn:
      .configuration
    case .readOnly, .notPermitted, .belongsToOther, .symbolicLink: .notPermitted
    case .cannotCreate: .cannotCreate
    case .missing: .noInput
    case .alreadyPerformed: .done
    case .noSuchRecord, .refused, .changedSince, .buildsOn, .keyTaken, .cannotUndo,
      .ranInDevelopment:
      .negative
    case .tooLarge: .badData
    case .unexpected: .internalError
    }
  }
}

extension StoreError: CustomStringConvertible {
  public var description: String { message }
}

extension StoreError {
  /// Creates the error for SQLite's extended result code, and the store at `location`.
  init(code: Int32, handle: OpaquePointer?, location: StoreLocation) {
    let reason =
      sqlite3_errmsg(handle).map { String(cString: $0) } ?? String(cString: sqlite3_errstr(code))
    self.init(
      code: code,
      reason: reason,
      systemError: handle.map { sqlite3_system_errno($0) } ?? 0,
      path: location.path
    )
  }

  init(code: Int32, reason: String, systemError: Int32, path: String) {
    let detail = systemError == 0 ? reason : SystemText.of(systemError)
    self =
      switch code & 0xff {
      case SQLITE_IOERR where systemError == EMFILE || systemError == ENFILE,
        SQLITE_CANTOPEN where systemError == EMFILE || systemError == ENFILE:
        .tooManyFiles(path: path)
      case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: .busy(path: path)
      case SQLITE_CORRUPT, SQLITE_NOTADB: .damaged(path: path, reason: reason, copy: nil)
      case SQLITE_READONLY: .readOnly(path: path)
      case SQLITE_FULL: .full(path: path)
      case SQLITE_IOERR where systemError == ENOSPC || systemError == EDQUOT: .full(path: path)
      case SQLITE_IOERR: .inputOutput(path: path, reason: detail)
      case SQLITE_PERM, SQLITE_AUTH: .notPermitted(path: path, reason: detail)
      case SQLITE_CANTOPEN where access(path, F_OK) != 0 && errno == ENOENT: .missing(path: path)
      case SQLITE_CANTOPEN: .notPermitted(path: path, reason: detail)
      case SQLITE_CONSTRAINT: .refused(reason: reason)
      case SQLITE_TOOBIG: .tooLarge(what: "a stored value", limit: 1_000_000_000)
      case SQLITE_ERROR where reason.hasPrefix(Self.noTable):
        .missingTable(String(reason.dropFirst(Self.noTable.count)), path: path)
      case SQLITE_ERROR:
        Self.missingColumn(in: reason).map { .missingColumn($0) }
          ?? .unexpected(code: code, reason: reason)
      default: .unexpected(code: code, reason: reason)
      }
  }

  /// The beginning of SQLite's message for a missing table.
  private static let noTable = "no such table: "

  /// Returns the name of the missing column in a message of SQLite; `nil` for any other message.
  private static func missingColumn(in reason: String) -> String? {
    let words = reason.split(separator: " ")
    guard
      words.starts(with: ["no", "such", "column:"])
        || words.dropFirst(2).starts(with: ["has", "no", "column", "named"])
    else { return nil }
    return words.last?.split(separator: ".").last.map(String.init)
  }

  /// Returns the error for a store without a table that its schema version requires.
  static func missingTable(_ name: String, path: String) -> StoreError {
    .damaged(path: path, reason: "its table \(name) is missing", copy: nil)
  }

  static func isOutOfMemory(_ code: Int32) -> Bool { code & 0xff == SQLITE_NOMEM }
}
