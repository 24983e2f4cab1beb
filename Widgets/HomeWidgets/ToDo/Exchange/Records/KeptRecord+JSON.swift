import Ground

extension KeptRecord {
  /// The record as JSON, which `init(json:)` parses, with its members sorted by name.
  ///
  /// `JSONEncoder` is not used, because it would need more time than storing the row.
  var json: String {
    var object = ObjectText()
    object.add("blockers", blockers)
    object.add("form", form)
    object.add("leftOut", leftOut)
    object.add("list", list)
    object.add("long", long)
    object.add("parts", parts)
    object.add("source", source)
    object.add("surroundings", surroundings)
    object.add("zone", zone)
    return object.text
  }
}

/// A JSON object that is written member by member; members without a value are left out.
private struct ObjectText {
  private var bytes: [UInt8] = []

  var text: String { String(decoding: bytes + [UInt8(ascii: "}")], as: UTF8.self) }

  mutating func add(_ name: String, _ value: String?) {
    guard let value else { return }
    begin(name)
    JSONString.append(value, to: &bytes)
  }

  mutating func add(_ name: String, _ number: Int64?) {
    guard let number else { return }
    begin(name)
    bytes.append(contentsOf: String(number).utf8)
  }

  mutating func add(_ name: String, _ values: [String]?) {
    guard let values else { return }
    begin(name)
    bytes.append(UInt8(ascii: "["))
    for (index, value) in values.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      JSONString.append(value, to: &bytes)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  private mutating func begin(_ name: String) {
    bytes.append(bytes.isEmpty ? UInt8(ascii: "{") : UInt8(ascii: ","))
    JSONString.append(name, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
  }
}
