/// Checks addresses: the only way by which an address from a widget reaches a terminal or a program
/// that opens it.
package enum LinkAddress {
  /// The schemes that a widget may link to; schemes of applications are left out, because no
  /// program on this system handles them.
  private static let schemes = ["http", "https", "mailto", "tel"]
  /// The most bytes of an address; browsers do not accept longer ones, and terminals truncate
  /// sequences.
  private static let maximumBytes = 2_083

  /// Returns an address that is safe to write and open: with a known scheme, in visible ASCII.
  ///
  /// Bytes beyond ASCII are percent-encoded (RFC 3987, section 3.1).
  /// - Returns: `nil` for any other scheme, without a host, or if it contains a space or a control character.
  package static func checked(_ address: String) -> String? {
    guard address.utf8.count <= maximumBytes, let colon = address.firstIndex(of: ":"),
      schemes.contains(address[..<colon].lowercased())
    else { return nil }
    let rest = address[address.index(after: colon)...]
    switch address[..<colon].lowercased() {
    case "mailto": guard !rest.isEmpty else { return nil }
    // Only a number is accepted, because dialling programs may interpret what follows it (RFC 3966).
    case "tel":
      guard rest.contains(where: \.isNumber), rest.allSatisfy(isOfNumber) else { return nil }
    default:
      guard rest.hasPrefix("//"), let first = rest.dropFirst(2).first, !"/?#".contains(first) else {
        return nil
      }
    }
    var safe: [UInt8] = []
    for byte in address.utf8 {
      switch byte {
      case 0x21...0x7E: safe.append(byte)
      case 0x80...: safe += [0x25, hexadecimal(byte >> 4), hexadecimal(byte & 15)]
      default: return nil
      }
    }
    return safe.count <= maximumBytes ? String(decoding: safe, as: UTF8.self) : nil
  }

  private static func isOfNumber(_ character: Character) -> Bool {
    "+-.()0123456789".contains(character)
  }

  private static func hexadecimal(_ digit: UInt8) -> UInt8 {
    digit < 10 ? 0x30 + digit : 0x41 + digit - 10
  }
}
