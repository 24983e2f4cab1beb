import Ground
import WidgetTerminal

/// A cookie with the result of a press, which the next page shows once.
struct GatewayCookie {
  private static let name = "widgetctl-said"
  /// The lifetime of the cookie in seconds; the browser loads the page directly after a press.
  private static let secondsToLive = 60
  /// The maximum size of the text in bytes; browsers accept cookies of up to 4 KB.
  private static let mostBytes = 600
  /// The maximum size of a Cookie header in bytes; a longer one is not read.
  private static let mostHeaderBytes = 16 << 10

  private let address: GatewayAddress
  private let key: GatewayKey

  init(_ address: GatewayAddress, _ key: GatewayKey) {
    (self.address, self.key) = (address, key)
  }

  /// Returns the header that sets the cookie with the message; a text with more than `mostBytes` is
  /// truncated.
  func header(saying message: GatewayMessage) -> (name: String, value: String) {
    var text = CellText.safe(message.text, isASCII: false)
    while text.utf8.count > Self.mostBytes { text.removeLast() }
    let words = [message.isFailure ? "failure" : "done", text]
    let value = words[0] + "." + Hexadecimal.digits(of: text.utf8) + "." + code(of: words)
    return header(value, secondsToLive: Self.secondsToLive)
  }

  /// The header that removes the cookie once its message is shown.
  var removal: (name: String, value: String) { header("", secondsToLive: 0) }

  /// Returns the message in the cookies of a browser; `nil` if there is none, or if this program
  /// did not sign it for this user.
  func message(in cookies: String) -> GatewayMessage? {
    guard cookies.utf8.count <= Self.mostHeaderBytes else { return nil }
    for cookie in cookies.split(separator: ";") {
      let parts = cookie.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, parts[0] == Self.name else { continue }
      let values = parts[1].split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      guard values.count == 3, let text = Self.text(values[1]),
        key.accepts(values[2], of: ["said", values[0], text])
      else { return nil }
      return GatewayMessage(text: text, isFailure: values[0] == "failure")
    }
    return nil
  }

  private func code(of words: [String]) -> String { key.code(of: ["said"] + words) }

  private func header(_ value: String, secondsToLive: Int) -> (name: String, value: String) {
    (
      "Set-Cookie",
      "\(Self.name)=\(value); Path=\(address.path(ofBoard: nil)); Max-Age=\(secondsToLive); "
        + "HttpOnly; SameSite=Strict"
    )
  }

  private static func text(_ digits: String) -> String? {
    var bytes: [UInt8] = []
    var rest = digits.utf8.map { Character(Unicode.Scalar($0)).hexDigitValue }[...]
    while let upper = rest.popFirst() {
      guard let upper, let lower = rest.popFirst() ?? nil else { return nil }
      bytes.append(UInt8(upper << 4 | lower))
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
