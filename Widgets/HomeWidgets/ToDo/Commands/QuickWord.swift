import Ground
import WidgetIntents

/// A word of a quick text as it was typed, without the punctuation around it.
///
/// A quotation after a sign, `list:"My list"`, is one word; if no shell has read the text, its quotes are still there.
struct QuickWord {
  /// The word in its typed form, with all punctuation.
  let typed: String
  /// Brackets before the sign.
  let opening: String
  /// The sign and the text after it.
  let body: String

  init(_ typed: String) {
    self.typed = typed
    opening = String(typed.prefix { Self.openers.contains($0) })
    body = String(typed.dropFirst(opening.count))
  }

  private static let openers: Set<Character> = ["(", "[", "{"]
  /// The characters that end a sentence or a part of it, and never a label.
  private static let closers: Set<Character> = [
    ".", ",", ";", ":", "!", "?", "…", ")", "]", "}", "\"", "”", "»",
  ]

  /// A text without the punctuation at its end, and that punctuation.
  static func split(_ text: String) -> (bare: String, closing: String) {
    let closing = text.reversed().prefix { closers.contains($0) }
    return (String(text.dropLast(closing.count)), String(closing.reversed()))
  }
}

extension QuickWord {
  /// The word after which everything is the name.
  static let end = "--"

  /// Splits a text into words: the shell's words, or the parts between blanks of a single text.
  ///
  /// - Returns: The words before `--`, with quotations whole, and the words after it; `nil` if there is no `--`.
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

  /// `+home,+work` and `+home,work` are two words, and so is a word that was quoted with several signs:
  /// `(+Jian and +Amy)`.
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

  /// Joins quotations that blanks have divided; an unclosed quotation mark is text.
  private static func whole(_ words: ArraySlice<String>) -> [String] {
    var whole: [String] = []
    var rest = words
    // A quote that is not closed behind one word is not closed behind any later one.
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

  /// Whether a word ends a quotation: behind its quote is only punctuation.
  private static func split(_ word: String, at mark: Character) -> Bool {
    word.firstIndex(of: mark).map { start in
      word[word.index(after: start)...].allSatisfy { closers.contains($0) }
    } ?? false
  }
}

/// The words of a name, with the punctuation of the signs that were taken out from among them.
struct QuickName {
  private(set) var words: [String] = []
  /// Brackets whose sign was taken: they belong to the next word, if one comes before they close.
  private var opening = ""
  /// The punctuation after the sign that was removed last.
  private var closing = ""

  private static let brackets: [Character: Character] = [")": "(", "]": "[", "}": "{"]
  private static let separators: Set<Character> = [",", ";", ":", "."]

  mutating func append(_ word: String) {
    if let last = words.indices.last { words[last] += closing }
    words.append(opening + word)
    (opening, closing) = ("", "")
  }

  /// Keeps the punctuation around a sign that is not a part of the name.
  mutating func leave(_ opening: String, _ closing: String) {
    self.opening += opening
    for mark in closing {
      if let bracket = Self.brackets[mark], self.opening.last == bracket {
        self.opening.removeLast()
      } else if Self.separators.contains(mark) {
        // Of several between two words one is enough.
        if self.closing.isEmpty { self.closing = String(mark) }
      } else {
        if self.closing.last.map(Self.separators.contains) == true { self.closing.removeLast() }
        self.closing.append(mark)
      }
    }
  }

  /// Leaves only these of the words, when a date at their end was taken.
  mutating func keep(_ words: [String]) { self.words = words }

  /// The words with one blank between them; punctuation that only divided them from a sign is left out.
  func text(then rest: [String]?) -> String {
    var words = words
    if let last = words.indices.last {
      words[last] += closing.filter { !Self.separators.contains($0) }
      if !opening.isEmpty { words.append(opening) }
    }
    return (words + (rest ?? [])).joined(separator: " ")
  }
}
