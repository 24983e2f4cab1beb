/// A line or paragraph of a note, such as a heading, an item of a list or a quote.
struct NoteBlock: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// A heading with its level, from 1 for the largest to 6.
    case heading(Int)
    case paragraph
    /// An item of a list without numbers.
    case bullet
    /// An item of a numbered list, with its number as written, such as `3.`.
    case number(String)
    /// A checkbox, with the index of its line in the file, counted from 0.
    case box(isTicked: Bool, line: Int)
    case quote
    /// A line of code or of a table, which is not formatted.
    case code
    case rule
    case blank
  }

  let kind: Kind
  /// The text as Markdown without block syntax; for code, plain text.
  let text: String
  /// The nesting depth in lists, from 0.
  var depth = 0
}

extension NoteBlock {
  /// The most blocks of one note that are shown; the user can scroll through all of them.
  static let limit = 500
  /// The most characters of one block, more than any widget can show.
  private static let longestText = 2_000
  /// The greatest nesting depth in lists; deeper items are drawn at this depth.
  private static let deepest = 6

  /// Returns the blocks of a Markdown text.
  ///
  /// It supports CommonMark's block structure without nesting in quotes, and GitHub's checkboxes.
  static func blocks(of text: String) -> [NoteBlock] {
    var reader = NoteReader(longestText: longestText, deepest: deepest)
    // Scalars are split, because a carriage return and a line feed form a single character.
    let lines = text.unicodeScalars.split(
      omittingEmptySubsequences: false,
      whereSeparator: { $0 == "\n" }
    )
    for (number, line) in lines.enumerated() {
      guard reader.blocks.count < limit else { break }
      reader.take(String(line).trimmingSuffix(), number: number)
    }
    return reader.finished(limit)
  }
}

/// Parses a note line by line.
private struct NoteReader {
  let longestText: Int
  let deepest: Int
  private(set) var blocks: [NoteBlock] = []
  /// The characters that end the current block of code; `nil` outside of code.
  private var fence: String?
  /// Whether the current line is one of the properties between `---` with which some notes begin.
  private var isInProperties = false
  /// Whether the next line may continue the last block.
  private var isOpen = false

  init(longestText: Int, deepest: Int) {
    (self.longestText, self.deepest) = (longestText, deepest)
  }

  mutating func take(_ line: String, number: Int) {
    let indent = line.indent
    let content = String(line.drop { $0 == " " || $0 == "\t" })
    if number == 0, content == "---" {
      isInProperties = true
    } else if isInProperties {
      if content == "---" || content == "..." { isInProperties = false }
    } else if let fence {
      if content.hasPrefix(fence) {
        self.fence = nil
      } else {
        append(.code, line.replacing("\t", with: "  "))
      }
    } else if content.hasPrefix("```") || content.hasPrefix("~~~") {
      fence = String(content.prefix(3))
      isOpen = false
    } else if content.isEmpty {
      if let last = blocks.last, last.kind != .blank { append(.blank, "") }
    } else {
      takeText(content, indent, number)
    }
  }

  private mutating func takeText(_ content: String, _ indent: Int, _ number: Int) {
    let depth = min(indent / 2, deepest)
    if let (level, text) = content.heading {
      append(.heading(level), text)
    } else if content.isRule {
      append(.rule, "")
    } else if let item = content.item {
      if let (isTicked, text) = item.text.box {
        append(.box(isTicked: isTicked, line: number), text, depth: depth, isOpen: true)
      } else {
        append(item.number.map { .number($0) } ?? .bullet, item.text, depth: depth, isOpen: true)
      }
    } else if content.hasPrefix(">") {
      let text = content.drop { $0 == ">" || $0 == " " }
      if isOpen, blocks.last?.kind == .quote {
        goOn(String(text))
      } else {
        append(.quote, String(text), isOpen: true)
      }
    } else if content.hasPrefix("|") {
      append(.code, content)
    } else if isOpen {
      goOn(content)
    } else if indent >= 4, blocks.last.map({ $0.kind == .blank || $0.kind == .code }) ?? true {
      append(.code, content)
    } else {
      append(.paragraph, content, isOpen: true)
    }
  }

  private mutating func append(
    _ kind: NoteBlock.Kind,
    _ text: String,
    depth: Int = 0,
    isOpen: Bool = false
  ) {
    blocks.append(NoteBlock(kind: kind, text: text.beginning(longestText), depth: depth))
    self.isOpen = isOpen
  }

  /// Appends a line to the last block, with a blank before it.
  private mutating func goOn(_ content: String) {
    guard let last = blocks.popLast() else { return }
    let text = (last.text + " " + content).beginning(longestText)
    blocks.append(NoteBlock(kind: last.kind, text: text, depth: last.depth))
  }

  /// Returns the first `limit` blocks, without blank ones at the end.
  func finished(_ limit: Int) -> [NoteBlock] {
    var blocks = Array(blocks.prefix(limit))
    while blocks.last?.kind == .blank { blocks.removeLast() }
    return blocks
  }
}

extension String {
  /// Returns the text without the white space at its end.
  fileprivate func trimmingSuffix() -> String {
    var text = Substring(self)
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }

  /// The number of columns of white space before the text; a tab counts as four.
  fileprivate var indent: Int {
    var columns = 0
    for character in self {
      if character == " " { columns += 1 } else if character == "\t" { columns += 4 } else { break }
    }
    return columns
  }

  /// Returns the first `count` characters, but at most `count` Unicode scalars, several of which
  /// can form one character.
  fileprivate func beginning(_ count: Int) -> String {
    utf8.count <= count ? self : String(String(unicodeScalars.prefix(count)).prefix(count))
  }

  fileprivate var heading: (Int, String)? {
    let marks = prefix { $0 == "#" }.count
    guard (1...6).contains(marks) else { return nil }
    let rest = dropFirst(marks)
    guard rest.isEmpty || rest.first == " " || rest.first == "\t" else { return nil }
    var text = rest.drop { $0 == " " || $0 == "\t" }
    while text.last == "#" { text.removeLast() }
    return (marks, String(text).trimmingSuffix())
  }

  fileprivate var isRule: Bool {
    let marks = filter { !$0.isWhitespace }
    guard marks.count >= 3, let first = marks.first, "-*_".contains(first) else { return false }
    return marks.allSatisfy { $0 == first }
  }

  /// The number and the text of a list item, which begins with `- `, `* `, `+ `, `3. ` or `3) `;
  /// `nil` for other lines.
  fileprivate var item: (number: String?, text: String)? {
    if let first, "-*+".contains(first) {
      let rest = dropFirst()
      guard rest.isEmpty || rest.first?.isWhitespace == true else { return nil }
      return (nil, String(rest.drop(while: \.isWhitespace)))
    }
    // CommonMark allows at most nine digits.
    let digits = prefix { $0.isASCII && $0.isNumber }
    guard (1...9).contains(digits.count) else { return nil }
    let rest = dropFirst(digits.count)
    guard let sign = rest.first, sign == "." || sign == ")",
      rest.dropFirst().isEmpty || rest.dropFirst().first?.isWhitespace == true
    else { return nil }
    return ("\(digits).", String(rest.dropFirst().drop(while: \.isWhitespace)))
  }

  /// The state and the text of a checkbox, which begins with `[ ] ` or `[x] `; `nil` for other
  /// texts.
  fileprivate var box: (isTicked: Bool, text: String)? {
    guard hasPrefix("["), count >= 3, self[index(startIndex, offsetBy: 2)] == "]" else {
      return nil
    }
    let mark = self[index(after: startIndex)]
    let rest = dropFirst(3)
    guard " xX".contains(mark), rest.isEmpty || rest.first?.isWhitespace == true else { return nil }
    return (mark != " ", String(rest.drop(while: \.isWhitespace)))
  }
}
