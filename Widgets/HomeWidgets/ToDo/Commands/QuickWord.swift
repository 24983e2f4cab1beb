import Ground
import WidgetIntents

/// A word in a typed line, split into its opening brackets and the rest.
///
/// A quotation after a sign, such as `list:"My list"`, is one word.
struct QuickWord {
  /// The word as typed, with all punctuation.
  let typed: String
  /// The opening brackets at the beginning of the word.
  let opening: String
  /// The word without its opening brackets; punctuation at its end is included.
  let body: String

  init(_ typed: String) {
    self.typed = typed
    opening = String(typed.prefix { Self.openers.contains($0) })
    body = String(typed.dropFirst(opening.count))
  }

  private static let openers: Set<Character> = ["(", "[", "{"]
  /// The punctuation that may follow a tag, a list or a value, and that is never part of it.
  private static let closers: Set<Character> = [
    ".", ",", ";", ":", "!", "?", "…", ")", "]", "}", "\"", "”", "»",
  ]

  /// Splits a text into the text itself and the punctuation at its end.
  static func split(_ text: String) -> (bare: String, closing: String) {
    let closing = text.reversed().prefix { closers.contains($0) }
    return (String(text.dropLast(closing.count)), String(closing.reversed()))
  }
}

extension QuickWord {
  /// The word `--`, after which all words are part of the name.
  static let end = "--"

  /// Splits typed words, or the single text of a whole line, into words.
  ///
  /// - Returns: The words before `--`, with quotations joined, and the words after it; `nil` if
  ///   there is no `--`.
  static func words(
    of typed: [String],
    for purpose: QuickText.Purpose
  ) -> (words: [QuickWord], name: [String]?) {
    let split =
      typed.count == 1
      ? typed[0].split(whereSeparator: \.isWhitespace).map(String.init) : typed
    let end = split.firstIndex(of: Self.end) ?? split.endIndex
    let words = whole(split[..<end]).flatMap { parts(of: $0, for: purpose) }
    return (words.map { QuickWord($0) }, end < split.endIndex ? Array(split[(end + 1)...]) : nil)
  }

  /// Splits a word that has several signs: `+home,+work`, `+home,work`, or the quoted text `(+Jian
  /// and +Amy)`.
  private static func parts(of word: String, for purpose: QuickText.Purpose) -> [String] {
    let read = QuickWord(word)
    guard let sign = read.body.first, word.count > 1,
      QuickSign.isLabelSign(sign) || (sign == "-" && purpose == .edit)
    else { return [word] }
    let quote = QuickSign.quote(in: read.body)
    let blanks = word.split(whereSeparator: \.isWhitespace).map(String.init)
    if blanks.count > 1, quote == nil,
      !read.opening.isEmpty
        || blanks.dropFirst().contains(where: { QuickSign.isLabelSign($0.first) })
    {
      return blanks.flatMap { Self.parts(of: $0, for: purpose) }
    }
    guard word.contains(",") else { return [word] }
    let isLabel = read.body.dropFirst().first?.isLetter == true
    var parts: [String] = []
    for piece in word.split(separator: ",", omittingEmptySubsequences: false) {
      if let last = parts.indices.last, QuickSign.isLabelSign(piece.first) || piece.first == sign {
        parts[last] += ","
        parts.append(String(piece))
      } else if !parts.isEmpty, isLabel, piece.first?.isLetter == true {
        parts.append("\(sign)\(piece)")
      } else if let last = parts.indices.last {
        parts[last] += "," + piece
      } else {
        parts.append(String(piece))
      }
    }
    return parts
  }

  /// Joins the words of each quotation into one word; a quotation mark that is not closed is
  /// treated as plain text.
  private static func whole(_ words: ArraySlice<String>) -> [String] {
    var whole: [String] = []
    var rest = words
    // A mark that is not closed after one word is not closed after any later word either.
    var unclosed: Set<Character> = []
    while let word = rest.popFirst() {
      guard let open = QuickSign.quote(in: QuickWord(word).body), !unclosed.contains(open.mark),
        !open.isClosed
      else {
        whole.append(word)
        continue
      }
      if let last = rest.firstIndex(where: { split($0, at: open.mark) }) {
        whole.append(([word] + rest[...last]).joined(separator: " "))
        rest = rest[(last + 1)...]
      } else {
        unclosed.insert(open.mark)
        whole.append(word)
      }
    }
    return whole
  }

  /// Returns whether a word ends a quotation: only punctuation follows its quotation mark.
  private static func split(_ word: String, at mark: Character) -> Bool {
    word.firstIndex(of: mark).map { start in
      word[word.index(after: start)...].allSatisfy { closers.contains($0) }
    } ?? false
  }
}

/// The words of a name, with the punctuation that was next to removed signs.
struct QuickName {
  private(set) var words: [String] = []
  /// The opening brackets before a removed sign; they precede the next word unless they are closed.
  private var opening = ""
  /// The punctuation after the last sign that was removed.
  private var closing = ""

  private static let brackets: [Character: Character] = [")": "(", "]": "[", "}": "{"]
  private static let separators: Set<Character> = [",", ";", ":", "."]

  mutating func append(_ word: String) {
    if let last = words.indices.last { words[last] += closing }
    words.append(opening + word)
    (opening, closing) = ("", "")
  }

  /// Stores the brackets and the punctuation around a sign that is removed from the name.
  mutating func leave(_ opening: String, _ closing: String) {
    self.opening += opening
    for mark in closing {
      if let bracket = Self.brackets[mark], self.opening.last == bracket {
        self.opening.removeLast()
      } else if Self.separators.contains(mark) {
        // Only one of several separators between two words is kept.
        if self.closing.isEmpty { self.closing = String(mark) }
      } else {
        if self.closing.last.map(Self.separators.contains) == true { self.closing.removeLast() }
        self.closing.append(mark)
      }
    }
  }

  /// Replaces the words by the remaining ones after a date at their end was removed.
  mutating func keep(_ words: [String]) { self.words = words }

  /// Returns the words, separated by blanks, followed by the words of `rest`.
  ///
  /// Separators at the end, such as commas, are left out.
  func text(then rest: [String]?) -> String {
    var words = words
    if let last = words.indices.last {
      words[last] += closing.filter { !Self.separators.contains($0) }
      if !opening.isEmpty { words.append(opening) }
    }
    return (words + (rest ?? [])).joined(separator: " ")
  }
}
