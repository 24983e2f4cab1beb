public import Foundation

/// A record of an app's own type with named values; it stays in memory.
public final class CKRecord: NSObject {
  public typealias RecordType = String
  public typealias FieldKey = String

  public let recordType: RecordType
  public let recordID: ID
  public var parent: Reference?

  /// Always `nil`, because no record is ever saved on a server.
  public var creationDate: Date? { nil }
  public var modificationDate: Date? { nil }
  public var creatorUserRecordID: ID? { nil }
  public var recordChangeTag: String? { nil }

  private var values: [FieldKey: any CKRecordValueProtocol] = [:]
  private var changes: Set<FieldKey> = []

  public init(recordType: RecordType, recordID: ID = ID()) {
    self.recordType = recordType
    self.recordID = recordID
  }

  public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
    self.init(recordType: recordType, recordID: ID(zoneID: zoneID))
  }

  /// The value of a field; assigning `nil` removes the field.
  public subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
    get { values[key] }
    set {
      values[key] = newValue
      changes.insert(key)
    }
  }

  /// The value of a field as `Value`; `nil` if there is none or it has another type.
  public subscript<Value: CKRecordValueProtocol>(key: FieldKey) -> Value? {
    get { values[key] as? Value }
    set { self[key] = newValue as (any CKRecordValueProtocol)? }
  }

  public func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { self[key] }
  public func value(forKey key: FieldKey) -> Any? { values[key] }

  public func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) {
    self[key] = object
  }

  public func setValue(_ value: (any CKRecordValueProtocol)?, forKey key: FieldKey) {
    self[key] = value
  }

  public func allKeys() -> [FieldKey] { values.keys.sorted() }

  /// Returns the fields that were set since the record was created; none is ever saved.
  public func changedKeys() -> [FieldKey] { changes.sorted() }

  /// The identity of a record: its name and its zone.
  ///
  /// The default name is unique.
  public final class ID: NSObject, Sendable {
    public let recordName: String
    public let zoneID: CKRecordZone.ID

    public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
      self.recordName = recordName
      self.zoneID = zoneID
    }

    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ID else { return false }
      return recordName == other.recordName && zoneID == other.zoneID
    }

    public override var hash: Int { recordName.hashValue }
  }

  /// A reference to another record, with the effect that its deletion has on the referring record.
  public final class Reference: NSObject, Sendable {
    public let recordID: ID
    public let action: ReferenceAction

    public init(recordID: ID, action: ReferenceAction) {
      self.recordID = recordID
      self.action = action
    }

    public convenience init(record: CKRecord, action: ReferenceAction) {
      self.init(recordID: record.recordID, action: action)
    }
  }

  /// The effect on a record when the record to which it refers is deleted.
  public enum ReferenceAction: UInt, Sendable {
    case none, deleteSelf
  }
}

/// A type that a field of a record can have.
public protocol CKRecordValueProtocol {}

/// The older name of the type of a field's value, for casts such as `title as CKRecordValue`.
public typealias CKRecordValue = any CKRecordValueProtocol

extension String: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension CKAsset: CKRecordValueProtocol {}
extension CKRecord.Reference: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}

/// A file that belongs to a record, by its URL; it is never sent to a server.
public final class CKAsset: NSObject, Sendable {
  public let fileURL: URL?

  public init(fileURL: URL) {
    self.fileURL = fileURL
  }
}
