import Essentials
internal import Moments
internal import WidgetIntents

/// Writes lists of values as CBOR, byte for byte as `CBOREncoder` does.
///
/// A search is answered with thousands of entities, and an encoder makes a container for each of their values.
struct EntityBytes {
  /// The list as far as it is written.
  private(set) var bytes = [beginArray]
  private(set) var count = 0

  /// What was written, as a message.
  var list: [UInt8] { bytes + [Self.end] }

  mutating func append(_ entity: EntityValue) throws {
    try write(entity)
    count += 1
  }

  mutating func append(_ value: IntentValue) throws {
    try write(value)
    count += 1
  }

  /// Takes the last element back, whose bytes begin at that place.
  mutating func removeLast(from place: Int) {
    bytes.removeSubrange(place...)
    count -= 1
  }

  private static let beginArray: UInt8 = 0x9F
  private static let beginMap: UInt8 = 0xBF
  private static let end: UInt8 = 0xFF

  private mutating func write(_ entity: EntityValue) throws {
    bytes.append(Self.beginMap)
    member("type", entity.type)
    member("id", entity.id)
    member("title", entity.title)
    if let subtitle = entity.subtitle { member("subtitle", subtitle) }
    text("properties")
    bytes.append(Self.beginArray)
    for property in entity.properties {
      bytes.append(Self.beginMap)
      member("name", property.name)
      text("value")
      try write(property.value)
      bytes.append(Self.end)
    }
    bytes.append(Self.end)
    bytes.append(Self.end)
  }

  private mutating func write(_ value: IntentValue) throws {
    switch value {
    case .none: map("none") { $0.bytes.append(0xF5) }
    case .bool(let flag): map("bool") { $0.bytes.append(flag ? 0xF5 : 0xF4) }
    case .int(let number): map("int") { $0.bytes.appendCBOR(number: number) }
    case .string(let string): map("string") { $0.text(string) }
    case .date(let date):
      map("date") { $0.bytes.appendCBOR(number: Instant(date).microseconds) }
    case .dateComponents(let components): map("dateComponents") { $0.write(components) }
    case .enumeration(let enumeration):
      map("enumeration") { $0.write(enumeration) }
    case .entity(let entity): try map("entity") { try $0.write(entity) }
    case .list(let values):
      try map("list") { writer in
        writer.bytes.append(Self.beginArray)
        for value in values { try writer.write(value) }
        writer.bytes.append(Self.end)
      }
    case .double, .url, .duration, .measurement: try encode(value)
    }
  }

  private mutating func write(_ enumeration: EnumerationValue) {
    bytes.append(Self.beginMap)
    member("type", enumeration.type)
    member("rawValue", enumeration.rawValue)
    member("title", enumeration.title)
    member("position", enumeration.position)
    bytes.append(Self.end)
  }

  private mutating func write(_ components: DateComponents) {
    bytes.append(Self.beginMap)
    member("year", components.year)
    member("month", components.month)
    member("day", components.day)
    member("weekday", components.weekday)
    member("hour", components.hour)
    member("minute", components.minute)
    member("second", components.second)
    bytes.append(Self.end)
  }

  private mutating func member(_ name: String, _ number: Int?) {
    guard let number else { return }
    text(name)
    bytes.appendCBOR(number: number)
  }

  /// A map of one kind and its value.
  private mutating func map(
    _ kind: String,
    _ write: (inout EntityBytes) throws -> Void
  ) rethrows {
    bytes.append(Self.beginMap)
    text(kind)
    try write(&self)
    bytes.append(Self.end)
  }

  private mutating func member(_ name: String, _ value: String) {
    text(name)
    text(value)
  }

  private mutating func text(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      bytes.appendCBOR(head: 3, UInt64(utf8.count))
      bytes.append(contentsOf: utf8)
    }
  }

  /// What is too rare to be worth lines of its own.
  private mutating func encode(_ value: some Encodable) throws {
    bytes += try CBOREncoder.encode(value)
  }
}

extension [UInt8] {
  /// An integer, of the major type 0 or 1.
  mutating func appendCBOR(number: some FixedWidthInteger) {
    if number < 0 {
      appendCBOR(head: 1, ~UInt64(truncatingIfNeeded: number))
    } else {
      appendCBOR(head: 0, UInt64(truncatingIfNeeded: number))
    }
  }

  /// A major type with its number in as few bytes as hold it.
  mutating func appendCBOR(head major: UInt8, _ value: UInt64) {
    let major = major << 5
    switch value {
    case ..<24: append(major | UInt8(value))
    case ...0xFF:
      append(major | 24)
      appendCBOR(value, count: 1)
    case ...0xFFFF:
      append(major | 25)
      appendCBOR(value, count: 2)
    case ...0xFFFF_FFFF:
      append(major | 26)
      appendCBOR(value, count: 4)
    default:
      append(major | 27)
      appendCBOR(value, count: 8)
    }
  }

  /// The last bytes of a number, the greatest first.
  mutating func appendCBOR(_ value: UInt64, count: Int) {
    for shift in stride(from: (count - 1) * 8, through: 0, by: -8) {
      append(UInt8(truncatingIfNeeded: value >> UInt64(shift)))
    }
  }
}
