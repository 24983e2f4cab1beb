import Foundation

/// Decodes an answer's JSON, and names a field of unexpected shape (BW-9, BW-18).
enum FeedDecoder {
  /// - Throws: `.decoding` with the field as `[3].price`, or `.content` for invalid JSON.
  static func decode<Value: Decodable>(
    _ type: Value.Type,
    from body: Data
  ) throws(FeedError) -> Value {
    try JSONCheck.check(body)
    do {
      return try JSONDecoder().decode(type, from: body)
    } catch let error as DecodingError {
      throw described(error)
    } catch {
      throw .content(reason: "it is not JSON")
    }
  }

  private static func described(_ error: DecodingError) -> FeedError {
    switch error {
    case .keyNotFound(let key, let context):
      .decoding(field: path(context.codingPath + [key]), reason: "is missing")
    case .typeMismatch(let type, let context):
      .decoding(field: path(context.codingPath), reason: "is not \(words(for: type))")
    case .valueNotFound(let type, let context):
      .decoding(field: path(context.codingPath), reason: "is null instead of \(words(for: type))")
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      .content(reason: "it is not JSON")
    case .dataCorrupted(let context):
      .decoding(field: path(context.codingPath), reason: "is not what it should be")
    @unknown default: .content(reason: "it cannot be decoded")
    }
  }

  /// Writes `[3].address.geo`, and a single point for the whole answer.
  private static func path(_ keys: [any CodingKey]) -> String {
    var text = ""
    for key in keys {
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += text.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
    return text.isEmpty ? "." : text
  }

  private static func words(for type: any Any.Type) -> String {
    switch type {
    case is String.Type: "text"
    case is Int.Type, is Double.Type: "a number"
    case is Bool.Type: "yes or no"
    case is [String: Any].Type: "an object"
    case is [Any].Type: "a list"
    default: "a value of its kind"
    }
  }
}

/// A text for one of several cases: an unknown one loses only this field, not the page (RI-4, BW-11).
struct Known<Value: RawRepresentable & Sendable>: Decodable, Sendable
where Value.RawValue == String {
  /// The case; `nil` for an unknown text.
  let value: Value?
  /// The text as it came.
  let text: String

  init(_ text: String) {
    self.text = text
    value = Value(rawValue: text)
  }

  init(from decoder: any Decoder) throws {
    self.init((try? decoder.singleValueContainer().decode(String.self)) ?? "")
  }
}

extension Known: Hashable {
  static func == (left: Known, right: Known) -> Bool { left.text == right.text }

  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
