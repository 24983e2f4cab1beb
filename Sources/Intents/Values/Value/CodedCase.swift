/// How an enumeration is written: a case without values is its name, `"confirmed"`; one with a value
/// is an object of one key, `{"choice": 1}`; where values have names, an object of them stands there.
///
/// Read is also what the compiler writes by itself, `{"confirmed": {}}` and `{"choice": {"_0": 1}}`:
/// earlier versions have kept that.
package struct CodedCase {
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
  }

  /// The name of the only value in the compiler's own form.
  private static let unnamed = Key("_0")

  package let name: String
  private let container: KeyedDecodingContainer<Key>?
  private let codingPath: [any CodingKey]

  /// - Throws: `DecodingError` for what is neither a text nor an object of one key.
  package init(from decoder: any Decoder) throws {
    codingPath = decoder.codingPath
    if let name = try? decoder.singleValueContainer().decode(String.self) {
      (self.name, container) = (name, nil)
      return
    }
    let container = try decoder.container(keyedBy: Key.self)
    guard let key = container.allKeys.first, container.allKeys.count == 1 else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: codingPath, debugDescription: "one case is expected")
      )
    }
    (name, self.container) = (key.stringValue, container)
  }

  /// The case's only value, or all of them where they have names.
  package func value<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
    guard let container else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: codingPath, debugDescription: "\(name) has a value")
      )
    }
    // Looked for first: a type whose keys are all optional reads the compiler's form as nothing.
    if let own = try? container.nestedContainer(keyedBy: Key.self, forKey: Key(name)),
      own.contains(Self.unnamed), own.allKeys.count == 1
    {
      return try own.decode(type, forKey: Self.unnamed)
    }
    return try container.decode(type, forKey: Key(name))
  }

  /// The error for a name that is no case.
  package var isUnknown: DecodingError {
    .dataCorrupted(.init(codingPath: codingPath, debugDescription: "there is no case \(name)"))
  }

  /// Writes a case without values.
  package static func encode(_ name: String, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }

  /// Writes a case with its value, or with all of them where they have names.
  package static func encode(
    _ name: String,
    _ value: some Encodable,
    to encoder: any Encoder
  ) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(value, forKey: Key(name))
  }
}
