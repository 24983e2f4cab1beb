import Foundation

/// Decodes the JSON of an answer; an error names the field with an unexpected shape (BW-9, BW-18).
enum FeedDecoder {
  /// Checks and decodes the JSON of an answer.
  ///
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
      throw .content(reason: notJSON)
    }
  }

  private static var notJSON: String { String(english: "it is not JSON", turkish: "JSON değil") }

  private static func described(_ error: DecodingError) -> FeedError {
    switch error {
    case .keyNotFound(let key, let context):
      .decoding(
        field: path(context.codingPath + [key]),
        reason: String(english: "is missing", turkish: "eksik")
      )
    case .typeMismatch(let type, let context):
      .decoding(
        field: path(context.codingPath),
        reason: String(english: "is not \(words(for: type))", turkish: "\(words(for: type)) değil")
      )
    case .valueNotFound(let type, let context):
      .decoding(
        field: path(context.codingPath),
        reason: String(
          english: "is null instead of \(words(for: type))",
          turkish: "\(words(for: type)) yerine null"
        )
      )
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      .content(reason: notJSON)
    case .dataCorrupted(let context):
      .decoding(
        field: path(context.codingPath),
        reason: String(english: "has an invalid value", turkish: "geçersiz bir değer taşıyor")
      )
    @unknown default:
      .content(reason: String(english: "it cannot be decoded", turkish: "çözülemiyor"))
    }
  }

  /// Returns the path of a field, such as `[3].address.geo`; for the whole answer it is `.`.
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
    case is String.Type: String(english: "text", turkish: "metin")
    case is Int.Type, is Double.Type: String(english: "a number", turkish: "bir sayı")
    case is Bool.Type: String(english: "yes or no", turkish: "evet ya da hayır")
    case is [String: Any].Type: String(english: "an object", turkish: "bir nesne")
    case is [Any].Type: String(english: "a list", turkish: "bir liste")
    default: String(english: "a value of the expected kind", turkish: "beklenen türden bir değer")
    }
  }
}

/// A text that should be one of several cases; an unknown text invalidates only this field, not the
/// whole page (RI-4, BW-11).
struct Known<Value: RawRepresentable & Sendable>: Decodable, Sendable
where Value.RawValue == String {
  /// The case that the text names; `nil` for an unknown text.
  let value: Value?
  /// The text as the source sent it.
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
