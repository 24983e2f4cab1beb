/// An object of a message by its keys; what nothing asks for is passed over.
package struct CBORMap {
  /// Above it, keys are looked for by their hash: a hostile map has a million.
  static let scannedKeys = 32

  let items: CBORItems
  let place: Int
  private let places: [String: Int]?

  /// - Throws: `CBORMisfit` for what is no map, or has a key twice among many.
  init(_ items: CBORItems, at place: Int) throws(CBORMisfit) {
    let item = try items.map(at: place)
    (self.items, self.place) = (items, place)
    places = item.count > Self.scannedKeys ? try Self.places(of: items, at: place) : nil
  }

  private static func places(
    of items: CBORItems,
    at place: Int
  ) throws(CBORMisfit) -> [String: Int] {
    var places: [String: Int] = [:]
    var key = place + 1
    while key < items.items[place].end {
      let name = items.text(at: key)
      guard places.updateValue(key + 1, forKey: name) == nil else {
        throw twice(name, at: place)
      }
      key = items.items[key + 1].end
    }
    return places
  }

  static func twice(_ name: String, at place: Int) -> CBORMisfit {
    CBORMisfit(place: place, reason: "the key \(name) twice")
  }

  /// The place of a key's value; of a key that is there twice, the first one's.
  func find(_ name: String) -> Int? {
    if let places { return places[name] }
    var name = name
    let end = items.items[place].end
    return name.withUTF8 { name in
      var key = place + 1
      while key < end {
        if items.isText(name, at: key) { return key + 1 }
        key = items.items[key + 1].end
      }
      return nil
    }
  }

  /// The keys in their order.
  var keys: some Sequence<String> {
    let end = items.items[place].end
    return sequence(state: place + 1) { [items] key in
      guard key < end else { return nil }
      defer { key = items.items[key + 1].end }
      return items.text(at: key)
    }
  }
}
