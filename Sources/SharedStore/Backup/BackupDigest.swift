/// A checksum of a database's whole content.
///
/// It detects a changed bit in a text that SQLite would still read as valid text. The algorithm is
/// FNV-1a with 64 bits (draft-eastlake-fnv); a change of any single byte changes the checksum. It
/// does not protect against a deliberately forged backup.
struct BackupDigest {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The checksum as the signed integer that is stored in a column.
  var number: Int64 { Int64(bitPattern: state) }

  /// Computes the checksum of every definition and every row of `connection`, except for the
  /// checksum that a backup's description contains.
  init(of connection: StoreConnection) throws(StoreError) {
    for sql in [StoreSQL.application, StoreSQL.version] {
      add(.integer(try connection.integer(sql) ?? 0))
    }
    var tables: [String] = []
    var definitions = try connection.rows(BackupSQL.definitions)
    while let row = try definitions.next() {
      for column in 0..<3 { add(row.value(Int32(column))) }
      if row.text(0) == "table" { tables.append(row.text(1)) }
    }
    for table in tables {
      var rows = try connection.rows(RecoverySQL.rows(of: table))
      // The checksum itself, the last column of a backup's description, is left out.
      let kept = table == "backup" ? 1 : 0
      while let row = try rows.next() {
        for column in 0..<(row.columnCount - kept) { add(row.value(Int32(column))) }
      }
    }
  }

  private mutating func add(_ value: StoreValue) {
    switch value {
    case .null: add(tag: 0, [])
    case .integer(let number): add(tag: 1, bytes(of: UInt64(bitPattern: number)))
    case .real(let number): add(tag: 2, bytes(of: number.bitPattern))
    case .text(var text): text.withUTF8 { add(tag: 3, $0) }
    case .blob(let blob): blob.withUnsafeBufferPointer { add(tag: 4, $0) }
    }
  }

  /// Adds a value to the checksum: its kind, its length and its bytes.
  private mutating func add(tag: UInt8, _ content: some Collection<UInt8>) {
    add([tag])
    add(bytes(of: UInt64(content.count)))
    add(content)
  }

  private mutating func add(_ content: some Sequence<UInt8>) {
    var state = state
    for byte in content { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }
    self.state = state
  }

  private func bytes(of number: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * UInt64($0))) }
  }
}
