internal import Wire

/// A parameter of a statement in PostgreSQL's binary format, which needs no escape.
struct ServerParameter {
  /// The type's number in `pg_type`, which is the same on all servers.
  let type: UInt32
  /// The value's bytes; `nil` for null.
  let bytes: [UInt8]?

  private init(_ type: Kind, _ bytes: [UInt8]?) {
    self.type = type.rawValue
    self.bytes = bytes
  }

  private enum Kind: UInt32 {
    case boolean = 16
    case blob = 17
    case integer = 20
    case text = 25
    case booleans = 1000
    case blobs = 1001
    case texts = 1009
    case integers = 1016
  }

  static func text(_ text: String?) -> Self { Self(.text, text.map { Array($0.utf8) }) }
  static func integer(_ number: Int64?) -> Self { Self(.integer, number.map { big($0) }) }
  static func boolean(_ flag: Bool) -> Self { Self(.boolean, [flag ? 1 : 0]) }
  static func blob(_ bytes: [UInt8]?) -> Self { Self(.blob, bytes) }
  static func texts(_ texts: [String?]) -> Self {
    array(.texts, of: .text, texts.map { $0.map { Array($0.utf8) } })
  }
  static func integers(_ numbers: [Int64]) -> Self {
    array(.integers, of: .integer, numbers.map { big($0) })
  }
  static func booleans(_ flags: [Bool]) -> Self {
    array(.booleans, of: .boolean, flags.map { [$0 ? 1 : 0] })
  }
  static func blobs(_ blobs: [[UInt8]]) -> Self { array(.blobs, of: .blob, blobs) }

  /// Encodes an array: its dimensions, whether it contains nulls, the elements' type, and each
  /// element with its length.
  private static func array(_ type: Kind, of element: Kind, _ elements: [[UInt8]?]) -> Self {
    var bytes = big(Int32(elements.isEmpty ? 0 : 1)) + big(Int32(1))
    bytes += big(Int32(element.rawValue))
    if !elements.isEmpty { bytes += big(Int32(elements.count)) + big(Int32(1)) }
    for element in elements {
      bytes += big(Int32(element?.count ?? -1))
      if let element { bytes += element }
    }
    return Self(type, bytes)
  }

  private static func big<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }
}

/// A result row in PostgreSQL's binary format.
struct ServerRow {
  /// The bytes of each column; `nil` for null.
  let columns: [[UInt8]?]

  func integer(_ column: Int) -> Int64? {
    guard let bytes = columns[column], bytes.count == 8 else { return nil }
    return Self.integer(bytes[...])
  }

  func text(_ column: Int) -> String? {
    columns[column].flatMap { String(validating: $0, as: UTF8.self) }
  }

  func blob(_ column: Int) -> [UInt8]? { columns[column] }

  /// Returns the elements of an array of integers or texts; `nil` for any other value, or an array
  /// with a null.
  private func elements(_ column: Int) -> [ArraySlice<UInt8>]? {
    guard let bytes = columns[column], bytes.count >= 12 else { return nil }
    func number(at place: Int) -> Int {
      Int(Int32(truncatingIfNeeded: Self.integer(bytes[place..<place + 4])))
    }
    guard number(at: 0) > 0 else { return [] }
    guard bytes.count >= 20 else { return nil }
    let count = number(at: 12)
    var place = 20
    var elements: [ArraySlice<UInt8>] = []
    while elements.count < count {
      guard place + 4 <= bytes.count else { return nil }
      let length = number(at: place)
      guard length >= 0, length <= bytes.count - place - 4 else { return nil }
      elements.append(bytes[place + 4..<place + 4 + length])
      place += 4 + length
    }
    return elements
  }

  func integers(_ column: Int) -> [Int64]? { elements(column)?.map(Self.integer) }

  func texts(_ column: Int) -> [String]? {
    elements(column)?.map { String(decoding: $0, as: UTF8.self) }
  }

  private static func integer(_ bytes: ArraySlice<UInt8>) -> Int64 {
    Int64(bitPattern: bytes.reduce(0) { $0 << 8 | UInt64($1) })
  }
}
