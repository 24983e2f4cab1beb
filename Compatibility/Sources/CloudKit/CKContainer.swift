public import Foundation

/// An app's data in iCloud, to which a terminal is never signed in.
public final class CKContainer: NSObject, Sendable {
  /// The identifier of the container; `nil` for the app's default container.
  public let containerIdentifier: String?

  private init(named containerIdentifier: String?) {
    self.containerIdentifier = containerIdentifier
  }

  public convenience init(identifier containerIdentifier: String) {
    self.init(named: containerIdentifier)
  }

  public static func `default`() -> CKContainer { CKContainer(named: nil) }

  public var publicCloudDatabase: CKDatabase { CKDatabase(.public) }
  public var privateCloudDatabase: CKDatabase { CKDatabase(.private) }
  public var sharedCloudDatabase: CKDatabase { CKDatabase(.shared) }

  public func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
    CKDatabase(databaseScope)
  }

  /// Calls the handler with `noAccount` before the method returns.
  public func accountStatus(
    completionHandler: @escaping (CKAccountStatus, (any Error)?) -> Void
  ) {
    completionHandler(.noAccount, nil)
  }

  public func accountStatus() async throws -> CKAccountStatus { .noAccount }

  /// Calls the handler with `CKError.notAuthenticated`, because no user is signed in.
  public func fetchUserRecordID(
    completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CKError(.notAuthenticated))
  }

  /// Always fails, because no user is signed in.
  ///
  /// - Throws: `CKError.notAuthenticated`.
  public func userRecordID() async throws -> CKRecord.ID {
    throw CKError(.notAuthenticated)
  }
}

/// The state of the user's iCloud account; in a terminal always `noAccount`.
public enum CKAccountStatus: Int, Sendable {
  case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

extension Notification.Name {
  /// A notification that is never posted, because no user is signed in.
  public static let CKAccountChanged = Notification.Name("CKAccountChanged")
}
