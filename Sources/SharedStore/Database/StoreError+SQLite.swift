import CSQLite

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension StoreError {
  /// What SQLite's extended result `code` means for the store at `location`.
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
      default: .unexpected(code: code, reason: reason)
      }
  }
}
