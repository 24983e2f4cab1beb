import Testing

@testable import SharedStore

@Suite("The number of a store's version (RD-6, RD-7)", .timeLimit(.minutes(5)))
struct VersionNumberTests {
  private let folder = TemporaryStore()

  private func set(_ number: Int64) throws {
    let connection = try StoreConnection(folder.location, mode: .readWrite)
    try connection.execute(StoreSQL.setVersion(number))
    try connection.checkpoint(.cut)
  }

  private func drop(_ table: String) throws {
    let connection = try StoreConnection(folder.location, mode: .readWrite)
    try connection.execute("DROP TABLE \(table)")
    try connection.checkpoint(.cut)
  }

  private func isDamage(_ error: StoreError?) -> Bool {
    guard case .damaged(_, let reason, _)? = error else { return false }
    return reason.contains("its tables are those of version \(CoreSchema.version)")
  }

  @Test(arguments: [Int64.min >> 32, -12, -1] + Array(0..<CoreSchema.version))
  func `one that is not that of the tables is told as damage, and recovered without a loss`(
    _ number: Int64
  ) async throws {
    try await folder.fill(try folder.open(), 20)
    let notes = try StoreReader(at: folder.location).fetch(Note.self)
    try set(number)
    #expect(isDamage(#expect(throws: StoreError.self) { try StoreReader(at: folder.location) }))
    #expect(isDamage(#expect(throws: StoreError.self) { try folder.open() }))
    let report = try StoreRecovery(folder.location, now: RecoveryTests.instant).recover().report
    #expect(report?.tables.allSatisfy(\.isWhole) == true)
    let store = try folder.open()
    #expect(try await store.read { try $0.fetch(Note.self) } == notes)
    try await store.perform("later") { _ = try await store.write { try $0.insert(Note("later")) } }
    try StoreHealth.requireSound(folder.location)
  }

  @Test func `each step's tables are told from those of the others`() throws {
    for (index, _) in CoreSchema.steps.enumerated() {
      let other = TemporaryStore()
      try StoreFiles.prepare(other.location)
      let connection = try StoreConnection(other.location, mode: .readWrite)
      for statement in CoreSchema.steps.prefix(index + 1).joined() {
        try connection.execute(statement)
      }
      let versions = try CoreShape.versions(of: connection)
      #expect(versions.contains(Int64(index + 1)))
      #expect(versions.count <= 3)
    }
  }

  @Test func `the tables of the last version are those that its steps make`() throws {
    _ = try folder.open([])
    let connection = try StoreConnection(folder.location, mode: .readOnly)
    #expect(
      try TableDefinition.all(in: connection).filter(\.isTable).map(\.name).sorted()
        == CoreShape.tables
    )
  }

  @Test(arguments: CoreShape.tables + ["records_notes"])
  func `a store that lacks a table is told as damage, and can be written after a recovery`(
    _ table: String
  ) async throws {
    try await folder.fill(try folder.open(), 20)
    try drop(table)
    guard case .damaged(let reason) = try StoreHealth.examine(folder.location) else {
      Issue.record("the store without \(table) counts as sound")
      return
    }
    #expect(reason.contains(table) || reason.contains("its tables are those of version"))
    _ = try StoreRecovery(folder.location, now: RecoveryTests.instant).recover()
    let store = try folder.open()
    try await store.perform("later") { _ = try await store.write { try $0.insert(Note("later")) } }
    _ = try StoreReader(at: folder.location).fetch(Note.self)
    try StoreHealth.requireSound(folder.location)
  }

  @Test func `the lost table of a collection that never changed is made again without a word`()
    async throws
  {
    let schemas = [Note.schema, Counter.schema]
    try await folder.fill(try folder.open(schemas), 3)
    try drop(Counter.collection.table)
    let store = try folder.open(schemas)
    try await store.perform("count") {
      _ = try await store.write { try $0.insert(Counter(key: 2)) }
    }
    try StoreHealth.requireSound(folder.location)
  }

  @Test func `a reader and a writer tell the table of records that is lost`() async throws {
    try await folder.fill(try folder.open(), 3)
    try drop("records_notes")
    let told = { (error: StoreError?) in
      guard case .damaged(_, let reason, _)? = error else { return false }
      return reason == "its table records_notes is missing"
    }
    #expect(
      told(
        #expect(throws: StoreError.self) {
          try StoreReader(at: folder.location).fetch(Note.self)
        }
      )
    )
    #expect(told(#expect(throws: StoreError.self) { try folder.open() }))
  }

  @Test func `an empty file has no version, and is no damage`() throws {
    try StoreFiles.prepare(folder.location)
    let connection = try StoreConnection(folder.location, mode: .readWrite)
    #expect(try CoreShape.versions(of: connection) == 0...0)
    #expect(try connection.requireKnown() == 0)
  }
}
