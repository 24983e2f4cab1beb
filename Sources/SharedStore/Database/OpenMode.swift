import CSQLite

/// The mode in which a connection opens the database file.
enum OpenMode: Hashable, Sendable {
  case readWrite
  case readOnly
  /// The file cannot change, and is read without a lock.
  case immutable
  /// A private database in memory, or in a temporary file, which is deleted with the connection.
  case ownCopy(inMemory: Bool, isReadOnly: Bool)

  /// Whether the connection rejects writes.
  var isReadOnly: Bool {
    switch self {
    case .readWrite: false
    case .readOnly, .immutable: true
    case .ownCopy(_, let isReadOnly): isReadOnly
    }
  }

  var isOwnCopy: Bool {
    if case .ownCopy = self { true } else { false }
  }

  /// Returns the mode in which a store is opened for reading.
  ///
  /// A store in a read-only folder is opened as immutable if its log is empty. If the log contains
  /// commits, SQLite reads them through the log's index.
  static func forReading(folderIsWritable: Bool, logIsEmpty: Bool) -> OpenMode {
    folderIsWritable || !logIsEmpty ? .readOnly : .immutable
  }
}

extension OpenMode {
  /// The flags of `sqlite3_open_v2`.
  var flags: Int32 {
    let common = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    return switch self {
    case .readWrite: common | SQLITE_OPEN_READWRITE
    case .readOnly: common | SQLITE_OPEN_READONLY
    case .immutable: common | SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
    case .ownCopy: common | SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    }
  }

  /// Returns the file name for `sqlite3_open_v2`.
  ///
  /// It is a path, a URI if the mode needs more than flags, or SQLite's name for a temporary
  /// database (sqlite.org/inmemorydb.html).
  func name(_ location: StoreLocation) -> String {
    switch self {
    case .readWrite, .readOnly: location.path
    case .immutable: "file:" + Self.escaped(location.path) + "?immutable=1"
    case .ownCopy(let isInMemory, _): isInMemory ? ":memory:" : ""
    }
  }

  private static func escaped(_ path: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    let bytes = path.utf8.flatMap { byte -> [UInt8] in
      switch byte {
      case UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "%"):
        [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      default: [byte]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
