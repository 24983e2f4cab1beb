import WidgetRender

/// The output of a command that the live view displays.
struct CommandAnswer: Equatable {
  /// The text for the last row of the view; empty if the sheet shows all of the output.
  let line: String
  /// The output for a sheet, if it is longer than one line, or than a message and its hint;
  /// otherwise `nil`.
  let sheet: String?

  init(_ end: OwnProcess.End) {
    let printed = Self.lines(end.output)
    let said = Self.lines(end.errors)
    if end.code == 0, printed.count <= 1, said.isEmpty {
      (line, sheet) = (printed.first ?? "Done", nil)
    } else if end.code != 0, printed.isEmpty, said.count <= 2 {
      let words = said.map { Self.bare($0) }
      (line, sheet) = (words.isEmpty ? "the command was ended" : words.joined(separator: "; "), nil)
    } else {
      line = end.code == 0 ? "" : said.first.map { Self.bare($0) } ?? ""
      sheet = (printed + said).joined(separator: "\n")
    }
  }

  /// Returns the lines of the output without control characters, and without empty lines at the
  /// end.
  private static func lines(_ bytes: [UInt8]) -> [String] {
    var lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { TerminalText.sanitized(String($0)) }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// Returns a message without its prefix `widgetctl: ` or `hint: `.
  private static func bare(_ line: String) -> String {
    for kind in ["widgetctl: ", "hint: "] where line.hasPrefix(kind) {
      return String(line.dropFirst(kind.count))
    }
    return line
  }
}
