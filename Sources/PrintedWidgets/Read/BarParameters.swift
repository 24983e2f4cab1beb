/// The parameters after the vertical bar of a line: `color=red shell='/bin/echo' param1="a b"`.
///
/// As in xbar and SwiftBar, the first bar ends the text, and names are compared in lower case. A
/// quoted value extends to the closing quote. A backslash before a quote is not part of the value.
struct BarParameters: Equatable {
  /// The names of the parameters that xbar or SwiftBar documents, including those that are ignored.
  static let names: Set<String> = [
    "color", "font", "size", "href", "shell", "bash", "terminal", "refresh", "length", "trim",
    "alternate", "dropdown", "image", "templateimage", "emojize", "ansi", "disabled", "key",
    "sfimage", "sfcolor", "sfsize", "sfconfig", "symbolize", "checked", "badge", "tooltip", "md",
    "shortcut", "webview", "webvieww", "webviewh", "width", "height", "fold", "stdin",
    "imagewidth", "imageheight", "iconname", "usemarkup", "unescape",
  ]

  private var values: [String: String] = [:]

  init(_ text: some StringProtocol) {
    var rest = Substring(text)
    // Each iteration removes a name from the rest, so the loop ends.
    while true {
      rest = rest.drop { $0.isWhitespace || $0 == "|" }
      guard let equals = rest.firstIndex(of: "=") else { return }
      // Words before the name that belong to no parameter are ignored, as SwiftBar does.
      let name = rest[..<equals].trimmed.split(whereSeparator: \.isWhitespace).last ?? ""
      rest = rest[rest.index(after: equals)...]
      let value = Self.value(&rest)
      if !name.isEmpty { values[name.lowercased()] = value }
    }
  }

  private static func value(_ rest: inout Substring) -> String {
    guard let quote = rest.first, quote == "\"" || quote == "'" else {
      let value = rest.prefix { !$0.isWhitespace && $0 != "|" }
      rest = rest[value.endIndex...]
      return String(value)
    }
    var value = ""
    var isEscaped = false
    rest.removeFirst()
    while let character = rest.popFirst() {
      if isEscaped {
        if character != quote { value.append("\\") }
        value.append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == quote {
        return value
      } else {
        value.append(character)
      }
    }
    return value
  }

  subscript(name: String) -> String? { values[name] }

  /// Returns whether a switch is on, which is `true`, `1` or `yes`, and off `false`, `0` or `no`.
  ///
  /// If the switch is missing or has another value, `normal` is returned.
  func isOn(_ name: String, unless normal: Bool = false) -> Bool {
    switch values[name]?.lowercased() {
    case "true", "1", "yes": true
    case "false", "0", "no": false
    default: normal
    }
  }

  /// The arguments `param1=` … in the order of their numbers; missing ones are empty.
  var arguments: [String] {
    let numbers = values.keys.compactMap { key in
      key.hasPrefix("param") ? Int(key.dropFirst("param".count)) : nil
    }.filter { (1...ReadLimits.arguments).contains($0) }
    guard let last = numbers.max() else { return [] }
    return (1...last).map { values["param\($0)"] ?? "" }
  }
}
