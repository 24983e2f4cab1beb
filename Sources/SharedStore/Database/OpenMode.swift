import CSQLite

/// How a connection uses the database file.
enum OpenMode: Sendable {
  case readWrite
  case readOnly
  /// As it lies there, without a lock: for a folder that cannot be written.
  case immutable

  /// A store in a folder that is closed to us is immutable once no commits wait in its log; with
  /// commits there, SQLite reads them through the log's index.
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
    }
  }

  /// The name to open: a path, or a URI where it has to say more than the flags can.
  func name(_ location: StoreLocation) -> String {
    guard self == .immutable else { return location.path }
    return "file:" + Self.escaped(location.path) + "?immutable=1"
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
