/// A value of a message for a reader that knows what belongs there.
///
/// Hosts read an extension's offer this way, at each command that names something of it: `Decodable` asks the
/// runtime for containers of each type's keys, which is two fifths of a host's `perform`.
package struct CBORValue {
  let items: CBORItems
  let place: Int

  init(_ items: CBORItems, at place: Int) {
    (self.items, self.place) = (items, place)
  }

  package func map() throws(CBORMisfit) -> CBORMap { try CBORMap(items, at: place) }

  var isText: Bool { items.items[place].kind == .text }

  func text() throws(CBORMisfit) -> String { try items.string(at: place) }

  func flag() throws(CBORMisfit) -> Bool { try items.bool(at: place) }

  func integer<Number: FixedWidthInteger>() throws(CBORMisfit) -> Number {
    try items.integer(at: place)
  }

  func list<Element>(
    _ read: (CBORValue) throws(CBORMisfit) -> Element
  ) throws(CBORMisfit) -> [Element] {
    let item = try items.array(at: place)
    var list: [Element] = []
    list.reserveCapacity(item.count)
    var next = place + 1
    while next < item.end {
      list.append(try read(CBORValue(items, at: next)))
      next = items.items[next].end
    }
    return list
  }

  /// A table whose keys are data; of a key that stands twice among few, the first value counts.
  func table<Value>(
    _ read: (CBORValue) throws(CBORMisfit) -> Value
  ) throws(CBORMisfit) -> [String: Value] {
    let item = try items.map(at: place)
    var table = [String: Value](minimumCapacity: item.count)
    var key = place + 1
    while key < item.end {
      let name = items.text(at: key)
      if item.count > CBORMap.scannedKeys || table[name] == nil {
        let value = try read(CBORValue(items, at: key + 1))
        guard table.updateValue(value, forKey: name) == nil else {
          throw CBORMap.twice(name, at: place)
        }
      }
      key = items.items[key + 1].end
    }
    return table
  }

  /// A case of an enumeration by its raw value.
  func word<Value>(_ make: (String) -> Value?) throws(CBORMisfit) -> Value {
    let word = try text()
    guard let value = make(word) else {
      throw misfit("Cannot initialize \(Value.self) from invalid String value \(word)")
    }
    return value
  }

  /// How many keys and positions lead to it.
  var level: Int { Int(items.items[place].level) }

  func misfit(_ reason: String) -> CBORMisfit { CBORMisfit(place: place, reason: reason) }
}

extension String {
  init(reading value: CBORValue) throws(CBORMisfit) { self = try value.text() }
}

// What is behind a key that has to be there.
extension CBORMap {
  private func value(_ key: String) throws(CBORMisfit) -> CBORValue {
    guard let value = find(key) else {
      throw CBORMisfit(place: place, reason: "\(key) missing")
    }
    return CBORValue(items, at: value)
  }

  func value<Value>(
    _ key: String,
    _ read: (CBORValue) throws(CBORMisfit) -> Value
  ) throws(CBORMisfit) -> Value {
    try read(value(key))
  }

  func list<Element>(
    _ key: String,
    _ read: (CBORValue) throws(CBORMisfit) -> Element
  ) throws(CBORMisfit) -> [Element] {
    try value(key).list(read)
  }

  package func text(_ key: String) throws(CBORMisfit) -> String { try value(key).text() }

  func flag(_ key: String) throws(CBORMisfit) -> Bool { try value(key).flag() }

  package func integer<Number: FixedWidthInteger>(_ key: String) throws(CBORMisfit) -> Number {
    try value(key).integer()
  }

  func word<Value>(_ key: String, _ make: (String) -> Value?) throws(CBORMisfit) -> Value {
    try value(key).word(make)
  }
}

// What is behind a key that may be missing, or have null.
extension CBORMap {
  private func valueIfAny(_ key: String) -> CBORValue? {
    find(key).flatMap { items.isNull(at: $0) ? nil : CBORValue(items, at: $0) }
  }

  package func valueIfAny<Value>(
    _ key: String,
    _ read: (CBORValue) throws(CBORMisfit) -> Value
  ) throws(CBORMisfit) -> Value? {
    guard let value = valueIfAny(key) else { return nil }
    return try read(value)
  }

  func listIfAny<Element>(
    _ key: String,
    _ read: (CBORValue) throws(CBORMisfit) -> Element
  ) throws(CBORMisfit) -> [Element]? {
    try valueIfAny(key)?.list(read)
  }

  func textIfAny(_ key: String) throws(CBORMisfit) -> String? { try valueIfAny(key)?.text() }

  func flagIfAny(_ key: String) throws(CBORMisfit) -> Bool? {
    guard let value = valueIfAny(key) else { return nil }
    return try value.flag()
  }

  func integerIfAny(_ key: String) throws(CBORMisfit) -> Int? {
    guard let value = valueIfAny(key) else { return nil }
    return try value.integer()
  }

  package func wordIfAny<Value>(
    _ key: String,
    _ make: (String) -> Value?
  ) throws(CBORMisfit) -> Value? {
    try valueIfAny(key)?.word(make)
  }
}
