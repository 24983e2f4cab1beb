import Ground

/// The background colour of a terminal, as the terminal itself reported it.
package struct TerminalBackground: Hashable, Sendable {
  /// The colour as sRGB `0xRRGGBB`.
  package let rgb: UInt32

  /// The query: xterm's OSC 11, ended by ST.
  package static let question = "\u{1B}]11;?\u{1B}\\"
  /// The time in milliseconds to wait for a response; most terminals need only a few.
  package static let patienceInMilliseconds: Int32 = 100

  /// Returns whether a terminal may be asked; one that does not support the query might print it.
  package static func mayAsk(environment: EnvironmentVariables) -> Bool {
    guard let terminal = environment.nonEmpty("TERM") else { return false }
    return !["dumb", "linux"].contains(terminal) && !terminal.hasPrefix("vt")
  }

  package init(rgb: UInt32) {
    self.rgb = rgb & 0xFF_FFFF
  }

  /// Parses the text of an OSC response, `11;rgb:1e1e/1e1e/2e2e`; `nil` for a response to another
  /// query.
  ///
  /// A channel has one to four hexadecimal digits of its full range (XParseColor); `rgba:` has an
  /// opacity as well.
  package init?(answer: some Sequence<UInt8>) {
    let text = String(decoding: Array(answer), as: UTF8.self)
    guard text.hasPrefix("11;") else { return nil }
    let value = text.dropFirst(3)
    guard let colon = value.firstIndex(of: ":"), ["rgb", "rgba"].contains(value[..<colon]) else {
      return nil
    }
    let channels = value[value.index(after: colon)...].split(
      separator: "/",
      omittingEmptySubsequences: false
    )
    guard channels.count == (value.hasPrefix("rgba") ? 4 : 3) else { return nil }
    var rgb: UInt32 = 0
    for channel in channels.prefix(3) {
      guard (1...4).contains(channel.utf8.count), !channel.hasPrefix("+"),
        let number = UInt32(channel, radix: 16)
      else { return nil }
      let full = (UInt32(1) << UInt32(4 * channel.utf8.count)) - 1
      rgb = rgb << 8 | (number * 255 + full / 2) / full
    }
    self.init(rgb: rgb)
  }

  /// Whether bright text is more legible on the colour than dark text (luma of ITU-R BT.601).
  package var isDark: Bool {
    (rgb >> 16 & 0xFF) * 299 + (rgb >> 8 & 0xFF) * 587 + (rgb & 0xFF) * 114 < 128_000
  }

  /// The colour as six hexadecimal digits.
  package var digits: String { Hexadecimal.digits(of: rgb, count: 6) }
}
