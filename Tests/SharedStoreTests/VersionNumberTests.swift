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

  @Test func `an empty file has no version, and is no damage`() throws {
    try StoreFiles.prepare(folder.location)
    let connection = try StoreConnection(folder.location, mode: .readWrite)
    #expect(try CoreShape.versions(of: connection) == 0...0)
    try connection.requireAgreement()
  }
}
