/// The description that a backup contains: its time, the program's version, the settings and the
/// numbers of records.
package struct BackupFacts: Hashable, Sendable {
  /// An extension that the user had added, with its name and the path of its program.
  package struct Extension: Hashable, Sendable {
    package let name: String
    package let path: String
  }

  /// A collection with the number of its records.
  package struct Collection: Hashable, Sendable {
    package let name: String
    package let records: Int64
  }

  /// The time when the backup was made, in microseconds since 1970 UTC.
  package let made: Int64
  /// The version of the program that made the backup, such as `1.2.0`.
  package let program: String
  /// The number of the last commit that changed data which the backup contains.
  package let lastChange: Int64
  /// The content of the settings file; `nil` if there was none.
  package let settings: [UInt8]?
  package let extensions: [Extension]
  /// The collections that modules have defined, sorted by name; the store's own settings are left
  /// out.
  package let collections: [Collection]
  package let widgets: Int64

  package var records: Int64 { collections.reduce(0) { $0 + $1.records } }
}

extension BackupFacts {
  /// Reads the description from a database with the tables of a backup.
  ///
  /// - Throws: `.malformedRecord` if the description is missing.
  init(of connection: StoreConnection) throws(StoreError) {
    let found = try Self.description(of: connection)
    (made, program, lastChange) = (found.made, found.program, found.lastChange)
    var settings = try connection.rows(BackupSQL.settings)
    self.settings = try settings.next()?.bytes(0)
    var extensions: [Extension] = []
    var rows = try connection.rows(BackupSQL.extensions)
    while let row = try rows.next() {
      extensions.append(Extension(name: row.text(0), path: row.text(1)))
    }
    self.extensions = extensions
    widgets = try connection.integer(BackupSQL.widgets) ?? 0
    var collections: [Collection] = []
    let prefix = StoreCollection.table(of: "")
    for table in try TableDefinition.all(in: connection).filter(\.isTable).map(\.name).sorted()
    where table.hasPrefix(prefix) && !CoreShape.tables.contains(table) {
      collections.append(
        Collection(
          name: String(table.dropFirst(prefix.count)),
          records: try connection.integer(BackupSQL.count(of: table)) ?? 0
        )
      )
    }
    self.collections = collections
  }

  /// The columns of the description, which are the same in every version of the backup format.
  struct Description {
    let format: Int64
    let made: Int64
    let program: String
    let lastChange: Int64
    let digest: Int64
  }

  static func description(of connection: StoreConnection) throws(StoreError) -> Description {
    var rows = try connection.rows(BackupSQL.description)
    guard let row = try rows.next() else {
      throw .malformedRecord(collection: "backup", column: "format", expected: "number")
    }
    return Description(
      format: row.integer(0),
      made: row.integer(1),
      program: row.text(2),
      lastChange: row.integer(3),
      digest: row.integer(4)
    )
  }
}
