/// Finds the statements of a function's code around an offset, and the chained calls on lines of
/// their own.
struct SwiftStatements {
  /// A part that can be removed from code so that the rest is still code.
  struct Part {
    let range: Range<Int>
    /// Whether the part is the only one in its braces.
    let isAlone: Bool
    /// Whether the part is a call such as `.padding(4)` on a line of its own, and the rest of its
    /// statement stays.
    let isCall: Bool
  }

  private let words: SwiftWords

  init(_ words: SwiftWords) {
    self.words = words
  }

  /// Returns the parts around an offset that may be left out, innermost first.
  ///
  /// The function `isGone` returns whether code is already left out.
  func parts(
    around offset: Int,
    in code: Range<Int>,
    isGone: (Range<Int>) -> Bool
  ) -> [Part] {
    let first = words.words.partitioningIndex { $0.lowerBound >= code.lowerBound }
    let last = words.words.partitioningIndex { $0.lowerBound >= code.upperBound }
    var parts: [Part] = []
    collect(first..<last, until: code.upperBound, around: offset, isGone, into: &parts)
    return parts.reversed()
  }

  private func collect(
    _ block: Range<Int>,
    until end: Int,
    around offset: Int,
    _ isGone: (Range<Int>) -> Bool,
    into parts: inout [Part]
  ) {
    let statements = statements(of: block)
    func bytes(_ statement: Range<Int>) -> Range<Int> {
      let start = words.words[statement.lowerBound].lowerBound
      let next =
        statement.upperBound < block.upperBound
        ? words.words[statement.upperBound].lowerBound : end
      return start..<max(start, next)
    }
    guard let found = statements.first(where: { bytes($0).contains(offset) }) else { return }
    if Self.accessors.contains(words.text(at: found.lowerBound)) {
      // Its code is as a function's.
      parts = []
    } else if !Self.staying.contains(words.text(at: found.lowerBound)) {
      let others = statements.filter { $0 != found && !isGone(bytes($0)) }
      parts.append(Part(range: bytes(found), isAlone: others.isEmpty, isCall: false))
    }
    for call in calls(in: found) {
      let range =
        words.words[call.lowerBound].lowerBound..<words.words[call.upperBound - 1].upperBound
      if range.contains(offset) { parts.append(Part(range: range, isAlone: false, isCall: true)) }
    }
    guard let inner = innerBlock(of: found, around: offset) else { return }
    let close =
      inner.upperBound < words.words.count
      ? words.words[inner.upperBound].lowerBound : words.bytes.count
    collect(withoutHeader(inner), until: close, around: offset, isGone, into: &parts)
  }

  /// Returns the statements of a block; a label of a `switch` counts as one.
  private func statements(of block: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var place = block.lowerBound
    while place < block.upperBound {
      let start = place
      let isLabel = Self.labels.contains(words.text(at: start))
      let isDirective = words.text(at: start) == "#"
      repeat {
        let isEnd = isLabel && words.text(at: place) == ":"
        place = words.place(behind: place)
        if isEnd { break }
      } while place < block.upperBound && words.text(at: place) != ";"
        && !(words.isFirstOfLine(at: place) && (isDirective || !isContinued(at: place)))
      place = min(place, block.upperBound)
      found.append(start..<place)
      while place < block.upperBound, words.text(at: place) == ";" { place += 1 }
    }
    return found
  }

  /// Returns the calls that begin a line with a full stop, at the statement's own level.
  private func calls(in statement: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var place = statement.lowerBound
    while place < statement.upperBound {
      guard place > statement.lowerBound, words.text(at: place) == ".",
        words.isFirstOfLine(at: place)
      else {
        place = words.place(behind: place)
        continue
      }
      var end = min(place + 2, statement.upperBound)
      while end < statement.upperBound,
        !(words.isFirstOfLine(at: end) && words.text(at: end) == ".")
      {
        end = words.place(behind: end)
      }
      found.append(place..<min(end, statement.upperBound))
      place = end
    }
    return found
  }

  /// Returns the words in the outermost braces of a statement around an offset; `nil` if no braces
  /// enclose the offset.
  private func innerBlock(of statement: Range<Int>, around offset: Int) -> Range<Int>? {
    for place in statement where words.text(at: place) == "{" {
      let end = words.place(behind: place)
      let close = end - 1
      guard close < words.words.count, words.words[place].upperBound <= offset,
        offset <= words.words[close].lowerBound
      else { continue }
      return (place + 1)..<close
    }
    return nil
  }

  /// Returns a closure's code without its parameters and the word `in`.
  private func withoutHeader(_ block: Range<Int>) -> Range<Int> {
    var place = block.lowerBound
    guard place < block.upperBound, words.text(at: place) != "for" else { return block }
    repeat {
      if words.text(at: place) == "in" { return (place + 1)..<block.upperBound }
      place = words.place(behind: place)
    } while place < block.upperBound && !words.isFirstOfLine(at: place)
    return block
  }

  private func isContinued(at place: Int) -> Bool {
    Self.continuing.contains(words.text(at: place)) || Self.open.contains(words.text(at: place - 1))
  }

  private static let accessors: Set = ["get", "set", "willSet", "didSet"]
  private static let labels: Set = ["case", "default"]
  /// Keywords of control flow, which are left out only together with the code that they control.
  private static let staying: Set = [
    "case", "default", "return", "throw", "guard", "break", "continue", "fallthrough", "#",
  ]
  private static let continuing: Set = [
    ".", "?", ":", "&", "|", "+", "-", "*", "/", "=", "<", ">", ",", ")", "]", "}", "{", "else",
    "catch", "as", "is", "where", "in",
  ]
  private static let open: Set = ["=", ",", "+", "-", "*", "/", "&", "|", "?", "<", ".", "(", "["]
}

extension Array {
  /// Returns the first index from which on every element fulfils the condition.
  fileprivate func partitioningIndex(_ holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
