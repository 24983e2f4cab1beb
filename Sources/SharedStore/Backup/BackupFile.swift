import SystemLibrary

/// A file that was verified to be a complete backup; it is read without a lock and never written.
package struct BackupFile {
  package let path: String
  package let facts: BackupFacts
  let connection: StoreConnection

  /// Verifies every page and every value of the file at `path`.
  ///
  /// `program` is the version of the running program; a backup from a later version is rejected.
  package init(verifying path: String, program: String) throws(BackupError) {
    do {
      try BackupHeader(of: path).requireBackup(at: path)
    } catch {
      throw Self.isStore(at: path) ? .isStore(path: path) : error
    }
    do throws(StoreError) {
      connection = try StoreConnection(StoreLocation(path: path), mode: .immutable)
      let found = try BackupFacts.description(of: connection)
      guard found.format <= BackupSQL.format else { throw Self.newer("widgetctl \(found.program)") }
      try connection.requireIntegrity()
      try Self.requireTablesAlone(in: connection)
      guard try BackupDigest(of: connection).number == found.digest else {
        throw .damaged(path: path, reason: "its content is not what was written", copy: nil)
      }
      let (tables, maker) = (try connection.coreVersion(), ProgramNumber(found.program))
      guard tables <= CoreSchema.version, maker <= ProgramNumber(program) else {
        throw Self.newer("widgetctl \(found.program)")
      }
      facts = try BackupFacts(of: connection)
      self.path = path
    } catch .newerSchema(let maker, _, _) {
      throw .newer(path: path, maker: maker)
    } catch {
      throw BackupError(error, reading: path)
    }
  }

  /// The description of a backup whose content is not verified.
  package struct Glance: Equatable {
    /// The time at which the backup was made, in microseconds since 1970 UTC.
    package let made: Int64
    package let lastChange: Int64
    package let settings: [UInt8]?
  }

  /// Reads the description of the backup at `path`; `nil` if the file is not a backup.
  package static func glance(at path: String) -> Glance? {
    do {
      guard try BackupHeader(of: path).isBackup else { return nil }
      let connection = try StoreConnection(StoreLocation(path: path), mode: .immutable)
      let found = try BackupFacts.description(of: connection)
      var settings = try connection.rows(BackupSQL.settings)
      return Glance(
        made: found.made,
        lastChange: found.lastChange,
        settings: try settings.next()?.bytes(0)
      )
    } catch {
      return nil
    }
  }

  /// Returns whether the file is a store.
  ///
  /// It reads the write-ahead log too, because all content of a new store may be there.
  private static func isStore(at path: String) -> Bool {
    let location = StoreLocation(path: path)
    guard FileIdentity(path: location.logPath) != nil,
      let connection = try? StoreConnection(location, mode: .readOnly)
    else { return false }
    return (try? connection.integer(StoreSQL.application)) == CoreSchema.application
  }

  private static func newer(_ maker: String) -> StoreError {
    .newerSchema(module: maker, found: 0, known: 0)
  }

  /// Rejects a database with triggers or views, because their code would run in the restored store.
  private static func requireTablesAlone(in connection: StoreConnection) throws(StoreError) {
    var rows = try connection.rows(BackupSQL.definitions)
    while let row = try rows.next() {
      let (type, name, sql) = (row.text(0), row.text(1), row.text(2))
      let isOwn = name.hasPrefix("sqlite_")
      guard ["table", "index"].contains(type), isOwn || RecoverySQL.isDefinition(sql) else {
        throw .damaged(path: "", reason: "it has a \(type), \(name)", copy: nil)
      }
    }
    for table in CoreShape.tables(of: try connection.coreVersion())
    where try connection.integer(StoreSQL.isKnown, .text(table)) == nil {
      throw .missingTable(table, path: "")
    }
  }
}

/// The first bytes of a file, which identify its type (sqlite.org/fileformat2.html, section 1.3).
struct BackupHeader {
  private static let size = 100
  private static let magic = Array("SQLite format 3\0".utf8)

  private let bytes: [UInt8]
  private let fileSize: Int64

  init(of path: String) throws(BackupError) {
    do throws(StoreError) {
      let descriptor = try SystemCall.openFile(path)
      defer { close(descriptor) }
      var facts = stat()
      guard fstat(descriptor, &facts) == 0 else { throw SystemCall.failure(of: path) }
      fileSize = Int64(facts.st_size)
      var bytes = [UInt8](repeating: 0, count: Self.size)
      let count = bytes.withUnsafeMutableBytes { buffer in
        SystemCall.uninterrupted { pread(descriptor, buffer.baseAddress, buffer.count, 0) }
      }
      guard count >= 0 else { throw SystemCall.failure(of: path) }
      self.bytes = Array(bytes.prefix(count))
    } catch {
      throw BackupError(error, reading: path)
    }
  }

  var isBackup: Bool { isDatabase && application == BackupSQL.application }
  var isEmpty: Bool { fileSize == 0 }

  private var isDatabase: Bool { bytes.count == Self.size && bytes.starts(with: Self.magic) }
  private var application: Int64 { number(at: 68, bytes: 4) }

  /// Checks that the file is a complete backup.
  ///
  /// - Throws: An error that describes the file's actual content, or how much of it is missing.
  func requireBackup(at path: String) throws(BackupError) {
    guard isDatabase else {
      // Whether such a short file is the beginning of a truncated backup is not checked.
      throw .noDatabase(path: path, isEmpty: isEmpty)
    }
    switch application {
    case BackupSQL.application: break
    case CoreSchema.application, DevelopmentStore.application: throw .isStore(path: path)
    default: throw .foreign(path: path, reason: "another program made this database")
    }
    let pageSize = number(at: 16, bytes: 2) == 1 ? 65_536 : number(at: 16, bytes: 2)
    let promised = pageSize * number(at: 28, bytes: 4)
    guard fileSize >= promised else {
      throw .damaged(path: path, reason: "\(fileSize) of \(promised) bytes are there")
    }
  }

  /// Returns the big-endian number of `count` bytes at `offset`.
  private func number(at offset: Int, bytes count: Int) -> Int64 {
    bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int64($1) }
  }
}

/// The three numbers of a program's version such as `1.2.0`, compared in the order of releases.
struct ProgramNumber: Comparable {
  private let numbers: [Int]

  init(_ text: String) {
    numbers = text.split(separator: ".").map { Int($0.prefix { $0.isNumber }) ?? 0 }
  }

  static func < (left: Self, right: Self) -> Bool {
    left.numbers.lexicographicallyPrecedes(right.numbers)
  }
}
