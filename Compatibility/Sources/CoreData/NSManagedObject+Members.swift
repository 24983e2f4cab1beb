public import Foundation

// What `@NSManaged` members of an imported class do, which Objective-C implements on Apple's platforms.
extension NSManagedObject {
  /// Returns the stored value for a key; if there is none, the default of the type, such as 0 or an
  /// empty set.
  public func _managedValue<Value>(_ key: String) -> Value {
    let stored = value(forKey: key)
    if let value = stored as? Value { return value }
    if let members = stored as? NSSet, let type = Value.self as? any ManagedSet.Type,
      let value = type.made(of: members) as? Value
    {
      return value
    }
    if let value = (Value.self as? any AbsentValue.Type)?.absent as? Value { return value }
    preconditionFailure("\(Self.self).\(key) has no value")
  }

  public func _setManagedValue(_ value: Any?, _ key: String) {
    objectWillChange.send()
    setValue(value, forKey: key)
  }

  /// Implements a method such as `addToItems` or `removeFromItems`, for an object or for all
  /// objects of a set.
  public func _changeManagedSet(_ method: String, _ change: Any) {
    let isAddition = method.hasPrefix("addTo")
    let name = method.dropFirst(isAddition ? "addTo".count : "removeFrom".count)
    let key = name.prefix(1).lowercased() + name.dropFirst()
    let members = Self.members(of: change) ?? [change]
    let old = value(forKey: key)
    if let ordered = old as? NSOrderedSet {
      let changed = NSMutableOrderedSet(orderedSet: ordered)
      for member in members { isAddition ? changed.add(member) : changed.remove(member) }
      _setManagedValue(changed, key)
    } else {
      let changed = NSMutableSet(array: Self.members(of: old ?? []) ?? [])
      for member in members { isAddition ? changed.add(member) : changed.remove(member) }
      _setManagedValue(changed, key)
    }
  }

  private static func members(of value: Any) -> [Any]? {
    switch value {
    case let set as NSSet: set.allObjects
    case let set as NSOrderedSet: set.array
    case let values as any Collection: Array(values.map { $0 as Any })
    default: nil
    }
  }
}

/// A type with a default for properties that were not set, such as 0 or an empty set.
private protocol AbsentValue {
  static var absent: Self { get }
}

extension Int: AbsentValue { fileprivate static var absent: Int { 0 } }
extension Int16: AbsentValue { fileprivate static var absent: Int16 { 0 } }
extension Int32: AbsentValue { fileprivate static var absent: Int32 { 0 } }
extension Int64: AbsentValue { fileprivate static var absent: Int64 { 0 } }
extension Double: AbsentValue { fileprivate static var absent: Double { 0 } }
extension Float: AbsentValue { fileprivate static var absent: Float { 0 } }
extension Bool: AbsentValue { fileprivate static var absent: Bool { false } }
extension String: AbsentValue { fileprivate static var absent: String { "" } }
extension Data: AbsentValue { fileprivate static var absent: Data { Data() } }
extension Date: AbsentValue {
  fileprivate static var absent: Date { Date(timeIntervalSinceReferenceDate: 0) }
}
extension UUID: AbsentValue {
  fileprivate static var absent: UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
}
extension Array: AbsentValue { fileprivate static var absent: [Element] { [] } }
extension Set: AbsentValue { fileprivate static var absent: Set<Element> { [] } }

/// A Swift set that is stored as a set of Foundation.
private protocol ManagedSet {
  static func made(of members: NSSet) -> Any?
}

extension Set: ManagedSet {
  fileprivate static func made(of members: NSSet) -> Any? {
    (members.allObjects as? [Element]).map { Set($0) }
  }
}
