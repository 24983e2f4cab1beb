public import Foundation

/// A zone: a named part of a database that contains records.
public final class CKRecordZone: NSObject, Sendable {
  public let zoneID: ID

  public init(zoneID: ID) {
    self.zoneID = zoneID
  }

  public convenience init(zoneName: String) {
    self.init(zoneID: ID(zoneName: zoneName))
  }

  public static func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }

  /// The identity of a zone: its name and that of its owner.
  public final class ID: NSObject, Sendable {
    public let zoneName: String
    public let ownerName: String

    public init(zoneName: String = defaultZoneName, ownerName: String = CKCurrentUserDefaultName) {
      self.zoneName = zoneName
      self.ownerName = ownerName
    }

    public static let `default` = ID()
    public static let defaultZoneName = "_defaultZone"

    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ID else { return false }
      return zoneName == other.zoneName && ownerName == other.ownerName
    }

    public override var hash: Int { zoneName.hashValue }
  }
}

/// The owner name that means the current user.
public let CKCurrentUserDefaultName = "__defaultOwner__"

/// A query for the records that match a condition.
public final class CKQuery: NSObject {
  public let recordType: CKRecord.RecordType
  public let predicate: NSPredicate
  public var sortDescriptors: [NSSortDescriptor]?

  public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
    self.recordType = recordType
    self.predicate = predicate
  }
}
