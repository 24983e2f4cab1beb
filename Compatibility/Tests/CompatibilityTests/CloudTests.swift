import CloudKit
import Testing

@Suite("Cloud")
struct CloudTests {
  private let container = CKContainer.default()

  @Test func `no person is signed in, in both forms`() async throws {
    var status: CKAccountStatus?
    container.accountStatus { status = $1 == nil ? $0 : nil }
    #expect(status == .noAccount)
    #expect(try await container.accountStatus() == .noAccount)
    await #expect(throws: CKError.self) { try await container.userRecordID() }
  }

  @Test func `each call of a database fails, as no person is signed in`() async {
    let database = container.privateCloudDatabase
    #expect(database.databaseScope == .private)
    var failures: [CKError.Code?] = []
    let query = CKQuery(recordType: "Walk", predicate: NSPredicate(value: true))
    database.perform(query, inZoneWith: nil) { failures.append(($1 as? CKError)?.code) }
    database.save(CKRecord(recordType: "Walk")) { failures.append(($1 as? CKError)?.code) }
    #expect(failures == [.notAuthenticated, .notAuthenticated])
    await #expect(throws: CKError.self) {
      let (matches, _) = try await database.records(matching: query)
      for (_, result) in matches { _ = try result.get() }
    }
  }

  @Test func `a record keeps its fields in memory`() {
    let record = CKRecord(recordType: "Walk", recordID: CKRecord.ID(recordName: "today"))
    record["title"] = "Morning"
    record["steps"] = 4_000
    record["day"] = Date(timeIntervalSinceReferenceDate: 0) as CKRecordValue
    record.setValue(["a", "b"], forKey: "tags")
    record["tags"] = nil
    #expect(record["title"] as? String == "Morning")
    let steps: Int? = record["steps"]
    #expect(steps == 4_000)
    let wrong: String? = record["steps"]
    #expect(wrong == nil)
    #expect(record.value(forKey: "day") as? Date == Date(timeIntervalSinceReferenceDate: 0))
    #expect(record.allKeys() == ["day", "steps", "title"])
    #expect(record.changedKeys() == ["day", "steps", "tags", "title"])
  }

  @Test func `records are named by their name and their zone's`() {
    #expect(CKRecord.ID(recordName: "a") == CKRecord.ID(recordName: "a"))
    let zone = CKRecordZone(zoneName: "Walks")
    #expect(CKRecord.ID(recordName: "a") != CKRecord.ID(recordName: "a", zoneID: zone.zoneID))
    #expect(CKRecord(recordType: "Walk").recordID != CKRecord(recordType: "Walk").recordID)
    let reference = CKRecord.Reference(recordID: .init(recordName: "a"), action: .deleteSelf)
    #expect(reference.recordID.zoneID == .default)
  }
}
