/// Cuts a script into tokens: one pass over the bytes, one flat array, no allocation a token.
///
/// The lexer reports errors and continues; the last token is always ``Token/Kind/end``.
struct Lexer {
  let bytes: [UInt8]
  let base: Int32
  let words = Keywords.shared
  var tokens: [Token] = []
  private(set) var comments: [SourceSpan] = []
  var diagnostics = DiagnosticList()

  var position = 0
  /// Whether all tokens have been read, including the end.
  private(set) var isAtEnd = false
  /// Whether a space or a line break precedes the next token.
  private(set) var isSpaced = true
  private var isFirstOnLine = true
  /// The offset of the first byte of the current line.
  private(set) var lineStart = 0
  var strings = StringNesting()
  var saysEncoding = false
  var invalidCharacters = InvalidCharacters()

  init(_ source: ScriptSource) {
    bytes = source.bytes
    base = source.base
  }

  /// Returns the byte at an offset; 0 beyond the end.
  func byte(_ offset: Int) -> UInt8 {
    offset < bytes.count ? bytes[offset] : 0
  }

  func span(_ start: Int, _ end: Int) -> SourceSpan {
    SourceSpan(
      start: base + Int32(truncatingIfNeeded: start),
      end: base + Int32(truncatingIfNeeded: end)
    )
  }

  /// Adds a token that ends at the current position.
  mutating func add(_ kind: Token.Kind, from start: Int, isReported: Bool = false) {
    var marks: Token.Marks = isSpaced ? .spaced : []
    if isFirstOnLine { marks.insert(.firstOnLine) }
    if isReported { marks.insert(.isReported) }
    tokens.append(
      Token(
        offset: Int32(truncatingIfNeeded: start),
        length: Int32(truncatingIfNeeded: position - start),
        kind: kind,
        marks: marks
      )
    )
    isSpaced = false
    isFirstOnLine = false
  }

  /// Reads the tokens of the whole file.
  mutating func run() {
    // An ordinary line has 30 bytes and 9 tokens.
    tokens.reserveCapacity(bytes.count / 3 + 2)
    while !isAtEnd { cut(atLeast: .max) }
  }

  /// Reads at least `count` tokens up to the end of a line, if the file has that many.
  mutating func cut(atLeast count: Int) {
    if position == 0 { begin() }
    let (enough, hasOverflow) = tokens.count.addingReportingOverflow(count)
    while position < bytes.count {
      if bytes[position] != UInt8(ascii: "\n") {
        next()
      } else {
        lineBreak()
        if !hasOverflow, tokens.count >= enough, tokens.last?.kind == .newline { return }
      }
    }
    if isAtEnd { return }
    if strings.isInInterpolation { abandonString() }
    isSpaced = true
    add(.end, from: position)
    isAtEnd = true
  }

  private mutating func begin() {
    if byte(0) == 0xEF, byte(1) == 0xBB, byte(2) == 0xBF { position = 3 }
    if byte(position) == UInt8(ascii: "#"), byte(position + 1) == UInt8(ascii: "!") { comment() }
    refuseCarriageReturns()
  }

  /// Reports a file whose lines end in carriage returns alone, and reads nothing of it.
  private mutating func refuseCarriageReturns() {
    guard !bytes.contains(UInt8(ascii: "\n")),
      let first = bytes.dropLast().firstIndex(of: UInt8(ascii: "\r"))
    else { return }
    diagnostics.add(
      "the lines of this file end in carriage returns (CR) alone",
      at: span(first, first + 1),
      hint: "save it with line feeds (LF) as line ends"
    )
    position = bytes.count
  }

  private mutating func next() {
    let start = position
    let first = bytes[start]
    switch first {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
      position += 1
      isSpaced = true
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"):
      word()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): number()
    case UInt8(ascii: "\""): string()
    case UInt8(ascii: "/") where byte(start + 1) == UInt8(ascii: "/"): comment()
    case 0x80...: beyondASCII()
    default: sign(first)
    }
  }

  private mutating func lineBreak() {
    if strings.isInInterpolation { abandonString() }
    let last = tokens.last?.kind ?? .newline
    position += 1
    lineStart = position
    if !last.continuesLine { add(.newline, from: position - 1) }
    isSpaced = true
    isFirstOnLine = true
  }

  /// Skips everything from `//` to the end of the line.
  private mutating func comment() {
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "\n") {
      let byte = bytes[position]
      if byte < 0x20 || byte >= 0x7F {
        textByte()
      } else {
        position += 1
      }
    }
    comments.append(span(start, position))
    isSpaced = true
  }

  /// Reads a name or a word of the language, whose first letter has `length` bytes.
  private mutating func word(firstLetter length: Int = 1) {
    let start = position
    var end = start + length
    while end < bytes.count {
      let byte = bytes[end]
      if byte.isWordByte {
        end += 1
      } else if byte >= 0x80, let length = lengthOfLetter(at: end) {
        end += length
      } else {
        break
      }
    }
    while bytes[end - 1] == UInt8(ascii: "-") { end -= 1 }
    position = end
    let isMember = !isSpaced && tokens.last?.kind == .dot
    add(isMember ? .name : words.kind(bytes, start, end), from: start)
  }

  /// Reads a name that begins with a letter of another alphabet, or reports the character.
  private mutating func beyondASCII() {
    guard let (scalar, length) = scalar(at: position) else { return badEncoding() }
    if scalar.properties.isXIDStart { return word(firstLetter: length) }
    unknown(scalar, length: length)
  }

  /// Skips a character of `length` bytes that was reported.
  mutating func skip(_ length: Int) {
    position += length
    isSpaced = true
  }
}
