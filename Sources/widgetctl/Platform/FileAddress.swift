/// Parses the `file:` URL of a file on this machine.
enum FileAddress {
  /// The maximum length of a path on Linux, in bytes.
  private static let longestPath = 4_096

  /// Returns the absolute path in a URL such as `file:///…`, with its escapes decoded.
  ///
  /// - Returns: `nil` for another URL, and for a path with invisible characters.
  static func path(_ address: String) -> String? {
    let prefix = "file://"
    guard address.hasPrefix(prefix + "/") else { return nil }
    var bytes: [UInt8] = []
    var rest = Array(address.utf8.dropFirst(prefix.utf8.count))[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    guard bytes.count < longestPath, !bytes.contains(where: { $0 < 0x20 || $0 == 0x7F }) else {
      return nil
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
