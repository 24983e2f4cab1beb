import Essentials
internal import Wire

/// The JSON in a store of the last development version.
///
/// It contains the calls and results of intents' runs, and the configurations of placed widgets. To
/// be deleted with `DevelopmentStore`, in the release after 1.0.0.
///
/// Failures had another format and are not read.
enum DevelopmentJSON {
  private struct Box<Value: Wired>: Decodable {
    let value: Value

    init(from decoder: any Decoder) throws {
      value = try JSONReader.value(Value.self, decoder)
    }
  }

  /// Decodes a value; `nil` if the JSON is not a value of the type.
  static func value<Value: Wired>(_ type: Value.Type, in bytes: [UInt8]) -> Value? {
    // A list of 91 values begins with `[` too, but never with these two bytes.
    guard bytes.starts(with: "[{".utf8) || bytes.starts(with: "{\"".utf8) else { return nil }
    return try? JSONDecoder().decode(Box<Value>.self, from: Data(bytes)).value
  }
}
