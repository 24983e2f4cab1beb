import WidgetRender

/// Copying to the terminal's clipboard, which the view cannot read.
extension LiveModel {
  /// The most bytes of base64 that a terminal is sent.
  private static let maximumBytes = 4_096

  /// Copies the text in focus, if the user has allowed it.
  mutating func copyFocus() -> [Effect] {
    guard let focus else { return refuse("Nothing has the focus to copy") }
    let text = Self.copied(focus.label)
    guard let mayCopy else {
      let words = "Let the terminal's clipboard have “\(text)”, and what you copy later? y or n"
      mode = .question(
        LiveQuestion(
          words,
          yes: [.command("config set clipboard true"), .copy(text)],
          no: [.command("config set clipboard false")]
        )
      )
      return []
    }
    guard mayCopy else {
      return refuse("clipboard is false: ':config set clipboard true' allows it")
    }
    return copy(text)
  }

  mutating func copy(_ text: String) -> [Effect] {
    show("Copied “\(text)”")
    return [.copy(text)]
  }

  /// Returns a text as one line that is safe for a terminal, truncated to the length that terminals
  /// accept.
  static func copied(_ text: String) -> String {
    let line = TerminalText.sanitized(text)
    var end = 0
    // Three bytes are four in base64.
    for cluster in TextWidth.clusters(in: line) {
      guard cluster.utf8Range.upperBound <= maximumBytes / 4 * 3 else { break }
      end = cluster.utf8Range.upperBound
    }
    return String(decoding: line.utf8.prefix(end), as: UTF8.self)
  }
}

/// The sequence that sets a terminal's clipboard (OSC 52).
enum ClipboardSequence {
  static func copying(_ text: String) -> String {
    "\u{1B}]52;c;\(Base64.text(of: Array(text.utf8)))\u{07}"
  }
}
