public import Foundation

/// A database of iCloud, which requires a signed-in user: each call fails with
/// `CKError.notAuthenticated`.
public final class CKDatabase: NSObject, Sendable {
  public let databaseScope: Scope

  init(_ databaseScope: Scope) {
    self.databaseScope = databaseScope
  }

  /// The users that can access the records of a database.
  public enum Scope: Int, Sendable {
    case `public` = 1
    case `private`, shared
  }

  public func fetch(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping (CKRecord?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CKError(.notAuthenticated))
  }

  public func save(
    _ record: CKRecord,
    completionHandler: @escaping (CKRecord?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CKError(.notAuthenticated))
  }

  public func delete(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CKError(.notAuthenticated))
  }

  public func perform(
    _ query: CKQuery,
    inZoneWith zoneID: CKRecordZone.ID?,
    completionHandler: @escaping ([CKRecord]?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CKError(.notAuthenticated))
  }
}

/// The asynchronous variants of the methods with completion handlers.
extension CKDatabase {
  nonisolated(nonsending) public func record(for recordID: CKRecord.ID) async throws -> CKRecord {
    throw CKError(.notAuthenticated)
  }

  @discardableResult
  nonisolated(nonsending) public func save(_ record: CKRecord) async throws -> CKRecord {
    throw CKError(.notAuthenticated)
  }

  @discardableResult
  nonisolated(nonsending) public func deleteRecord(
    withID recordID: CKRecord.ID
  ) async throws -> CKRecord.ID {
    throw CKError(.notAuthenticated)
  }

  nonisolated(nonsending) public func records(
    matching query: CKQuery,
    inZoneWith zoneID: CKRecordZone.ID? = nil,
    desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults
  ) async throws -> (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)],
    queryCursor: CKQueryOperation.Cursor?
  ) {
    throw CKError(.notAuthenticated)
  }
}

/// The namespace of constants and types for queries of a database.
public enum CKQueryOperation {
  /// A constant that means the server's own limit, as on Apple's platforms.
  public static let maximumResults = 0

  /// The position at which the next part of a result begins; never returned, because all queries
  /// fail.
  public final class Cursor: NSObject, Sendable {
    private override init() {}
  }
}
