/// The fields of an HTML form as a browser sends them (application/x-www-form-urlencoded); each
/// name occurs once.
struct GatewayForm: Equatable {
  /// The most fields that are accepted in a form; the forms of the page have fewer.
  private static let mostFields = 16

  private(set) var fields: [String: String] = [:]

  subscript(name: String) -> String? { fields[name] }

  /// Parses the fields of a form.
  ///
  /// - Returns: `nil` if the bytes are not a form, if it has more than `mostFields` fields, or if a
  ///   name occurs twice.
  init?(_ bytes: [UInt8]) {
    if bytes.isEmpty { return }
    let parts = bytes.split(
      separator: UInt8(ascii: "&"),
      maxSplits: Self.mostFields,
      omittingEmptySubsequences: false
    )
    guard parts.count <= Self.mostFields else { return nil }
    for part in parts {
      let halves = part.split(
        separator: UInt8(ascii: "="),
        maxSplits: 1,
        omittingEmptySubsequences: false
      )
      guard halves.count == 2, let name = Self.decoded(halves[0]),
        let value = Self.decoded(halves[1]), !name.isEmpty, fields[name] == nil
      else { return nil }
      fields[name] = value
    }
  }

  /// Returns a text with its percent-escapes decoded; `nil` for an incomplete escape, or for
  /// invalid UTF-8.
  private static func decoded(_ bytes: ArraySlice<UInt8>) -> String? {
    var text: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "+"): text.append(UInt8(ascii: " "))
      case UInt8(ascii: "%"):
        guard let upper = rest.popFirst().flatMap(digit), let lower = rest.popFirst().flatMap(digit)
        else { return nil }
        text.append(upper << 4 | lower)
      default: text.append(byte)
      }
    }
    return String(validating: text, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map { UInt8($0) }
  }
}

/// The URL paths of the page and of its actions.
struct GatewayAddress: Equatable {
  /// The path of the program on the web server, without a slash at its end.
  private let base: String

  /// Creates the addresses for the program's own path.
  ///
  /// - Parameter script: The variable SCRIPT_NAME of RFC 3875.
  init(script: String) {
    // Two slashes at the beginning would mean the name of another machine.
    let path = script.split(separator: "/").joined(separator: "/")
    base = path.isEmpty ? "" : "/" + Self.escaped(path, and: "/")
  }

  /// Returns the path of a board's page, or of an action on it; `board` is `nil` for the first
  /// board.
  func path(ofBoard board: String?, _ action: String? = nil) -> String {
    let parts = [board.map { Self.escaped($0) }, action].compactMap { $0 }
    // Some servers do not recognise the program's path if a slash follows it.
    if parts.isEmpty { return base.isEmpty ? "/" : base }
    // A board's name may equal that of an action; a slash at the end distinguishes them.
    let end = action == nil && board.map(["press", "changes"].contains) == true ? "/" : ""
    return base + "/" + parts.joined(separator: "/") + end
  }

  /// Returns the text percent-encoded for a segment of a path (RFC 3986); characters in `other` are
  /// not encoded.
  private static func escaped(_ text: String, and other: String = "") -> String {
    var escaped = ""
    for byte in text.utf8 {
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        byte < 0x80 && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
      if isPlain || ("-._~" + other).unicodeScalars.contains(scalar) {
        escaped.unicodeScalars.append(scalar)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        escaped += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
      }
    }
    return escaped
  }
}
