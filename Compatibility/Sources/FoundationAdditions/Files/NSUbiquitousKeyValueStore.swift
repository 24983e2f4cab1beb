public import Foundation

/// Values that an app's devices share on Apple's platforms; in a terminal they are stored only on
/// this machine.
public final class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  public static let `default` = NSUbiquitousKeyValueStore()
  public static let didChangeExternallyNotification = NSNotification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification"
  )

  private let values = UserDefaults(suiteName: "NSUbiquitousKeyValueStore")

  private override init() {
    super.init()
  }

  public var dictionaryRepresentation: [String: Any] { values?.dictionaryRepresentation() ?? [:] }

  public func object(forKey key: String) -> Any? { values?.object(forKey: key) }
  public func string(forKey key: String) -> String? { values?.string(forKey: key) }
  public func data(forKey key: String) -> Data? { values?.data(forKey: key) }
  public func array(forKey key: String) -> [Any]? { values?.array(forKey: key) }
  public func dictionary(forKey key: String) -> [String: Any]? { values?.dictionary(forKey: key) }
  public func bool(forKey key: String) -> Bool { values?.bool(forKey: key) ?? false }
  public func double(forKey key: String) -> Double { values?.double(forKey: key) ?? 0 }
  public func longLong(forKey key: String) -> Int64 { Int64(values?.integer(forKey: key) ?? 0) }

  public func set(_ value: Any?, forKey key: String) { values?.set(value, forKey: key) }
  public func set(_ value: Bool, forKey key: String) { values?.set(value, forKey: key) }
  public func set(_ value: Double, forKey key: String) { values?.set(value, forKey: key) }
  public func set(_ value: Int64, forKey key: String) { values?.set(Int(value), forKey: key) }
  public func removeObject(forKey key: String) { values?.removeObject(forKey: key) }

  @discardableResult
  public func synchronize() -> Bool { values?.synchronize() ?? false }
}

/// The key of the reason in a notification of a remote change; never used, because no such
/// notification is posted.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
public let NSUbiquitousKeyValueStoreServerChange = 0
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
public let NSUbiquitousKeyValueStoreAccountChange = 3
