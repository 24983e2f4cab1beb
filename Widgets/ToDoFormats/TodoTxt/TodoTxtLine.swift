internal import Moments

/// A line of todo.txt, split into words and signs, called tokens; the tokens with the spaces before
/// them are the whole line.
struct TodoTxtLine: Equatable, Sendable {
  var tokens: [TodoTxtToken] = []
  /// The spaces at the end of the line.
  private var tail = ""

  init() {}

  init(_ line: some StringProtocol) {
    var rest = Substring(line)
    while true {
      let bytes = rest.utf8
      guard let start = bytes.firstIndex(where: { !Self.isSpace($0) }) else { break }
      let end = bytes[start...].firstIndex(where: Self.isSpace) ?? bytes.endIndex
      tokens.append(
        TodoTxtToken(space: String(rest[..<start]), text: String(rest[start..<end]), kind: .word)
      )
      rest = rest[end...]
    }
    tail = String(rest)
    let head = readHead()
    for index in tokens.indices.dropFirst(head) {
      tokens[index].kind = TodoTxtToken.bodyKind(tokens[index].text[...])
    }
  }

  var text: String {
    var text = ""
    for token in tokens {
      text += token.space
      text += token.text
    }
    return text + tail
  }

  /// Determines the kinds of the tokens at the beginning of the line.
  ///
  /// - Returns: The number of these tokens.
  private mutating func readHead() -> Int {
    guard let first = tokens.first, first.space.isEmpty, tokens.count > 1 else {
      return readDate(at: 0)
    }
    if first.text == "x" {
      tokens[0].kind = .done
      return readDoneHead()
    }
    guard Self.isPriority(first.text) else { return readDate(at: 0) }
    tokens[0].kind = .priority
    return readDate(at: 1)
  }

  /// Reads the day of creation of an open to-do, if there is one.
  ///
  /// - Returns: The index of the token after it.
  private mutating func readDate(at index: Int) -> Int {
    guard index < tokens.count, index > 0 || tokens[0].space.isEmpty,
      CivilDate(text: tokens[index].text) != nil
    else { return index }
    tokens[index].kind = .created
    return index + 1
  }

  /// Reads the beginning of a done to-do's line: at most two days, and a priority before, between
  /// or after them.
  ///
  /// All these orders occur in files.
  /// - Returns: The index of the next token.
  private mutating func readDoneHead() -> Int {
    var (index, hasPriority, days) = (1, false, 0)
    while index < tokens.count {
      let text = tokens[index].text
      if !hasPriority, Self.isPriority(text) {
        tokens[index].kind = .priority
        hasPriority = true
      } else if days < 2, CivilDate(text: text) != nil {
        tokens[index].kind = days == 0 ? .completed : .created
        days += 1
      } else {
        break
      }
      index += 1
    }
    return index
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  static func isPriority(_ text: String) -> Bool {
    let bytes = text.utf8
    return bytes.count == 3 && bytes.first == UInt8(ascii: "(") && bytes.last == UInt8(ascii: ")")
      && TodoTxtKey.isLetter(text.dropFirst().dropLast())
  }
}

extension TodoTxtLine {
  func index(of kind: TodoTxtToken.Kind) -> Int? { tokens.firstIndex { $0.kind == kind } }

  func value(of kind: TodoTxtToken.Kind) -> Substring? { index(of: kind).map { tokens[$0].value } }

  func values(of kind: TodoTxtToken.Kind) -> [String] {
    tokens.filter { $0.kind == kind }.map { String($0.value) }
  }

  func day(of kind: TodoTxtToken.Kind) -> CivilDate? {
    value(of: kind).flatMap { CivilDate(text: String($0)) }
  }

  var isDone: Bool { tokens.first?.kind == .done }

  var headCount: Int { tokens.prefix { $0.isHead }.count }
}
