import WidgetRender

/// Parses the colours in a text's escape sequences and removes all other sequences (RI-1); a
/// picture becomes `▨`.
enum AnsiText {
  /// Returns the text as styled runs; if `isColored` is false, all escape sequences are removed and
  /// no colour is set.
  static func runs(
    _ text: some StringProtocol,
    style: TextStyle = TextStyle(),
    isColored: Bool = true
  ) -> [ArchivedText.Run] {
    var runs: [ArchivedText.Run] = []
    var current = style
    var words = ""
    var scalars = Substring(text).unicodeScalars.prefix(ReadLimits.lineBytes)
    var count = 0
    func flush() {
      guard !words.isEmpty else { return }
      runs.append(ArchivedText.Run(.verbatim(words), style: current))
      words = ""
    }
    while let scalar = scalars.popFirst(), count < ReadLimits.textScalars {
      if let sequence = EscapeSequence(scalar, &scalars) {
        switch sequence {
        case .other: break
        case .picture: words += "▨"
        case .look(let codes):
          flush()
          if isColored { current = applied(codes, to: current, from: style) }
        }
        continue
      }
      // Shell prompts put these characters around sequences for readline.
      if scalar.value == 1 || scalar.value == 2 { continue }
      // Other control characters are removed when the text is drawn.
      words.unicodeScalars.append(
        contentsOf: scalar == "\t" ? "  ".unicodeScalars : String(scalar).unicodeScalars
      )
      count += 1
    }
    flush()
    return runs
  }

  /// Returns the style after an escape sequence with the given numbers, the codes of SGR (Select
  /// Graphic Rendition, ECMA-48).
  ///
  /// Codes that a text style does not support are ignored.
  private static func applied(
    _ codes: [Int],
    to style: TextStyle,
    from normal: TextStyle
  ) -> TextStyle {
    var style = style
    var rest = codes[...]
    while let code = rest.popFirst() {
      switch code {
      case 0: style = normal
      case 1: style.attributes.insert(.bold)
      case 2: style.attributes.insert(.dim)
      case 3: style.attributes.insert(.italic)
      case 4: style.attributes.insert(.underline)
      case 7: style.attributes.insert(.inverse)
      case 9: style.attributes.insert(.strikethrough)
      case 22: style.attributes.subtract([.bold, .dim])
      case 23: style.attributes.remove(.italic)
      case 24: style.attributes.remove(.underline)
      case 27: style.attributes.remove(.inverse)
      case 29: style.attributes.remove(.strikethrough)
      case 30...37: style.foreground = PrintedColor.ansi(code - 30)
      case 38: style.foreground = extended(&rest) ?? style.foreground
      case 39: style.foreground = normal.foreground
      case 40...47: style.background = PrintedColor.ansi(code - 40)
      case 48: style.background = extended(&rest) ?? style.background
      case 49: style.background = normal.background
      // The colour of an underline, which is not supported.
      case 58: _ = extended(&rest)
      case 90...97: style.foreground = PrintedColor.ansi(code - 90 + 8)
      case 100...107: style.background = PrintedColor.ansi(code - 100 + 8)
      default: break
      }
    }
    return style
  }

  /// Reads the rest of an extended colour: `5;N` for one of 256 colours, or `2;R;G;B`; returns
  /// `nil` if it is invalid.
  private static func extended(_ rest: inout ArraySlice<Int>) -> ArchivedColor? {
    switch rest.popFirst() {
    case 5: return rest.popFirst().flatMap { PrintedColor.indexed($0) }
    case 2:
      guard let red = rest.popFirst(), let green = rest.popFirst(), let blue = rest.popFirst(),
        [red, green, blue].allSatisfy({ (0...255).contains($0) })
      else { return nil }
      return PrintedColor.rgb(UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
    default: return nil
    }
  }
}
