/// A control sequence for a terminal, found in a text (ECMA-48, 5.3 to 5.6).
enum EscapeSequence: Equatable {
  /// Sets the style of the following text, by the numbers of the sequence SGR (Select Graphic
  /// Rendition).
  ///
  /// A colour written with colons has the same numbers as one written with semicolons.
  case look([Int])
  /// A picture in a terminal's protocol: sixel, kitty or iTerm.
  case picture
  /// Any other sequence.
  case other

  /// The most bytes of parameters that are read; further ones are ignored.
  private static let parameterBytes = 64

  /// Consumes the sequence that begins with a scalar.
  ///
  /// `rest` is the text after the scalar, from which the rest of the sequence is removed.
  /// - Returns: `nil` if no sequence begins with the scalar.
  init?(_ first: Unicode.Scalar, _ rest: inout Substring.UnicodeScalarView) {
    switch first.value {
    case 0x1B: self = Self.escape(&rest)
    case 0x9B: self = Self.control(&rest)
    case 0x90: self = Self.string("P", &rest)
    case 0x98, 0x9E, 0x9F: self = Self.string("X", &rest)
    case 0x9D: self = Self.string("]", &rest)
    default: return nil
    }
  }

  private static func escape(_ rest: inout Substring.UnicodeScalarView) -> EscapeSequence {
    guard let kind = rest.first else { return .other }
    switch kind {
    case "[":
      rest.removeFirst()
      return control(&rest)
    case "]", "P", "X", "^", "_":
      rest.removeFirst()
      return string(kind, &rest)
    default:
      // A sequence that selects a character set has further characters: `ESC ( B`.
      let between = rest.prefix { (0x20...0x2F).contains($0.value) }
      rest = rest[between.endIndex...]
      if let end = rest.first, (0x30...0x7E).contains(end.value) { rest.removeFirst() }
      return .other
    }
  }

  private static func control(_ rest: inout Substring.UnicodeScalarView) -> EscapeSequence {
    let parameters = rest.prefix { (0x30...0x3F).contains($0.value) }
    rest = rest[parameters.endIndex...]
    let between = rest.prefix { (0x20...0x2F).contains($0.value) }
    rest = rest[between.endIndex...]
    guard let end = rest.first, (0x40...0x7E).contains(end.value) else { return .other }
    rest.removeFirst()
    // Sequences such as `ESC [ > 4 m` also end in `m`, but they do not set a style of text.
    let isLook = end == "m" && between.isEmpty && parameters.allSatisfy { $0.value < 0x3C }
    return isLook ? .look(numbers(String(parameters.prefix(parameterBytes)))) : .other
  }

  private static func numbers(_ text: String) -> [Int] {
    text.split(separator: ";", omittingEmptySubsequences: false).flatMap { part -> [Int] in
      let parts = part.split(separator: ":", omittingEmptySubsequences: false)
      let values = parts.map { Int($0) ?? 0 }
      guard values.count > 1 else { return values }
      // `38:2:SPACE:R:G:B` also has a colour space, which programs leave empty and which is
      // ignored.
      if values.count >= 6, values[1] == 2 { return [values[0], 2] + values[3...5] }
      // `4:0` removes an underline; `4:3` is a wavy one, which is drawn as a plain one.
      if values[0] == 4 { return [values[1] == 0 ? 24 : 4] }
      return values
    }
  }

  /// Skips a string that is meant for the terminal: it ends at BEL, at ESC and a backslash, or at a
  /// control that cancels it.
  ///
  /// An unfinished string ends with its line, so that the lines after it are kept.
  private static func string(
    _ kind: Unicode.Scalar,
    _ rest: inout Substring.UnicodeScalarView
  ) -> EscapeSequence {
    let end = rest.firstIndex { [0x07, 0x18, 0x1A, 0x1B, 0x9C].contains($0.value) }
    let line = rest.firstIndex { $0.value == 0x0A } ?? rest.endIndex
    let isOver = end.map { kind == "P" || kind == "_" || $0 < line } ?? false
    let content = isOver ? rest[..<(end ?? line)] : rest[..<line]
    let isPicture = showsPicture(kind, Substring(content.prefix(256)))
    rest = rest[content.endIndex...]
    if isOver, let scalar = rest.first {
      let after = rest.dropFirst()
      if scalar.value != 0x1B {
        rest = after
      } else if after.first == "\\" {
        // Any other letter after ESC begins another sequence.
        rest = after.dropFirst()
      }
    }
    return isPicture ? .picture : .other
  }

  private static func showsPicture(_ kind: Unicode.Scalar, _ head: Substring) -> Bool {
    switch kind {
    case "P": return head.drop { $0.isNumber || $0 == ";" }.first == "q"
    case "]": return head.hasPrefix("1337;File=") || head.hasPrefix("1337;MultipartFile=")
    case "_":
      guard head.first == "G" else { return false }
      let keys = head.dropFirst().prefix { $0 != ";" }.split(separator: ",")
      return keys.contains("a=T") || keys.contains("a=p")
    default: return false
    }
  }
}

extension EscapeSequence {
  /// Returns a text without strings that are meant for the terminal, which may span several lines;
  /// a picture is replaced by `▨`.
  static func withoutStrings(_ text: String) -> String {
    guard
      text.unicodeScalars.contains(where: { $0.value == 0x1B || (0x90...0x9F).contains($0.value) })
    else { return text }
    var kept = String.UnicodeScalarView()
    var rest = Substring(text).unicodeScalars
    while let scalar = rest.popFirst() {
      let start = rest.startIndex
      guard let sequence = EscapeSequence(scalar, &rest) else {
        kept.append(scalar)
        continue
      }
      switch sequence {
      case .picture: kept.append("▨")
      case .look:
        kept.append(scalar)
        kept.append(contentsOf: text.unicodeScalars[start..<rest.startIndex])
      case .other: break
      }
    }
    return String(kept)
  }
}
