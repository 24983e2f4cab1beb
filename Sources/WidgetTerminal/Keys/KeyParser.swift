/// Converts the bytes that a terminal sends to keys (ECMA-48 and xterm's control sequences).
///
/// Sequences of other keys are dropped completely. A sequence may arrive in pieces.
package struct KeyParser {
  /// The most bytes of a pasted text; the rest of a longer one is dropped.
  static let maximumPasteBytes = 1 << 20
  /// The most bytes of a key's escape sequence; a longer one is dropped.
  static let maximumSequenceBytes = 64
  /// The most bytes of a terminal's response, such as its colours; after them the input counts as
  /// keys again.
  static let maximumAnswerBytes = 4_096
  /// The most bytes of a response that are stored; no understood response is longer.
  private static let maximumKeptBytes = 64
  /// The most responses that are stored until `takeAnswers()` is called.
  private static let maximumAnswers = 8

  private enum State {
    case ground
    case escape
    /// ESC O was read, with which the sequence of a function key may begin.
    case single
    /// ESC [ was read, and these bytes after it.
    case sequence([UInt8])
    /// A response that the terminal sends by itself is being received: the number of its bytes so
    /// far, and whether the last one was ESC.
    case answer(Int, isEscaped: Bool)
    /// A pasted text; the last `matched` bytes are the beginning of the sequence that ends it.
    case paste(matched: Int)
  }

  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  private var state = State.ground
  private var text: [UInt8] = []
  /// The bytes of the pasted text so far, stored apart from the state so that they are not copied.
  private var pasted: [UInt8] = []
  private var keys: [Key] = []
  /// The bytes of the terminal's response that is being received.
  private var answer: [UInt8] = []
  private var answers: [[UInt8]] = []
  private var isCommand = false

  package init() {}

  /// Returns the terminal's responses since the last call: operating system commands (OSC) without
  /// their delimiters.
  package mutating func takeAnswers() -> [[UInt8]] {
    defer { answers = [] }
    return answers
  }

  /// Whether only a pause can distinguish a lone escape key from the beginning of a sequence.
  package var isUndecided: Bool {
    switch state {
    case .ground, .paste: false
    case .escape, .single, .sequence, .answer: true
    }
  }

  /// Returns the keys that are complete after these bytes.
  package mutating func keys(from bytes: some Sequence<UInt8>) -> [Key] {
    for byte in bytes { take(byte) }
    endText(isWhole: false)
    defer { keys = [] }
    return keys
  }

  /// Returns the keys that are complete because of a pause in the input.
  package mutating func keysAfterPause() -> [Key] {
    guard isUndecided, !isInBackgroundAnswer else { return [] }
    let isAlone = if case .escape = state { true } else { false }
    state = .ground
    return isAlone ? [.escape] : []
  }

  /// Whether the terminal's background colour is being received; a pause does not end it, because
  /// the connection may be slow.
  private var isInBackgroundAnswer: Bool {
    guard case .answer = state, isCommand, !answer.isEmpty else { return false }
    return answer.starts(with: "11;".utf8) || "11;".utf8.starts(with: answer)
  }

  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takePlain(byte)
    case .escape: takeEscaped(byte)
    case .single:
      state = .ground
      if let key = KeySequence.key(final: byte, parameters: []) { keys.append(key) }
    case .sequence(let bytes): takeInSequence(byte, after: bytes)
    case .answer(let count, let isEscaped): takeInAnswer(byte, count, isEscaped: isEscaped)
    case .paste(let matched): takePasted(byte, matched: matched)
    }
  }

  private mutating func takePlain(_ byte: UInt8) {
    if byte >= 0x20, byte != 0x7F { return text.append(byte) }
    endText(isWhole: true)
    if byte == 0x1B {
      state = .escape
    } else if let key = KeySequence.key(control: byte) {
      keys.append(key)
    }
  }

  private mutating func takeEscaped(_ byte: UInt8) {
    state = .ground
    switch byte {
    case UInt8(ascii: "["): state = .sequence([])
    case UInt8(ascii: "O"): state = .single
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"):
      state = .answer(0, isEscaped: false)
      (answer, isCommand) = ([], byte == UInt8(ascii: "]"))
    case 0x1B: state = .escape
    case 0x0D, 0x0A: keys.append(.newLine)
    case 0x7F, 0x08: keys.append(.wordBackspace)
    case 0x20..<0x7F: keys.append(.alt(Character(Unicode.Scalar(byte))))
    default: break
    }
  }

  private mutating func takeInSequence(_ byte: UInt8, after bytes: [UInt8]) {
    switch byte {
    case 0x40...0x7E:
      state = .ground
      if bytes.first == UInt8(ascii: "<") {
        let numbers = KeySequence.parameters(Array(bytes.dropFirst()))
        if let press = KeySequence.mouse(final: byte, parameters: numbers) {
          keys.append(.mouse(press))
        }
        return
      }
      let parameters = KeySequence.parameters(bytes)
      if byte == UInt8(ascii: "~"), parameters.first == 200 {
        state = .paste(matched: 0)
      } else if let key = KeySequence.key(final: byte, parameters: parameters) {
        keys.append(key)
      }
    case 0x20..<0x40 where bytes.count < Self.maximumSequenceBytes:
      state = .sequence(bytes + [byte])
    case 0x1B: state = .escape
    default: state = .ground
    }
  }

  private mutating func takeInAnswer(_ byte: UInt8, _ count: Int, isEscaped: Bool) {
    let isEnd = byte == 0x07 || (isEscaped && byte == UInt8(ascii: "\\"))
    if isEnd, isCommand, answers.count < Self.maximumAnswers { answers.append(answer) }
    if byte != 0x1B, answer.count < Self.maximumKeptBytes { answer.append(byte) }
    state =
      isEnd || count >= Self.maximumAnswerBytes
      ? .ground : .answer(count + 1, isEscaped: byte == 0x1B)
  }

  private mutating func takePasted(_ byte: UInt8, matched: Int) {
    let mark = Self.pasteEnd
    // The end sequence contains only one escape, at its beginning, so a mismatch can only restart it.
    let matched = byte == mark[matched] ? matched + 1 : byte == mark[0] ? 1 : 0
    if pasted.count < Self.maximumPasteBytes + mark.count { pasted.append(byte) }
    guard matched == mark.count else {
      state = .paste(matched: matched)
      return
    }
    state = .ground
    if pasted.suffix(matched) == mark[...] { pasted.removeLast(matched) }
    keys.append(.paste(String(decoding: pasted.prefix(Self.maximumPasteBytes), as: UTF8.self)))
    pasted = []
  }

  /// Makes a key of the characters so far.
  ///
  /// Unless `isWhole` is `true`, an incomplete UTF-8 character at the end waits for its other bytes.
  private mutating func endText(isWhole: Bool) {
    guard !text.isEmpty else { return }
    let missing = isWhole ? 0 : KeySequence.unfinishedBytes(text)
    let bytes = text.prefix(text.count - missing)
    text.removeFirst(bytes.count)
    if isWhole { text = [] }
    // Bytes that are not UTF-8 were not typed, and are dropped.
    if !bytes.isEmpty, let text = String(validating: bytes, as: UTF8.self) {
      keys.append(.text(text))
    }
  }
}
