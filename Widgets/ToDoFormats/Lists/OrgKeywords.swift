/// The directives of an Org file that its to-dos depend on: the state keywords, tags and title.
struct OrgDirectives: Equatable {
  private(set) var open: Set<String> = []
  private(set) var done: Set<String> = []
  private(set) var fileTags: [String] = []
  private(set) var title: String?
  /// The lines with directives; they are stored with each record, which cannot be read without
  /// them.
  private(set) var lines: [String] = []

  /// The most lines with directives; further ones count as text.
  private static let maximumLines = 32
  /// The most bytes of a directive's line, because each record stores it.
  private static let maximumBytes = 1_000

  /// Reads a line of the file; a line that is not a directive is ignored.
  mutating func take(_ line: Substring) {
    let trimmed = line.trimmed
    guard lines.count < Self.maximumLines, trimmed.utf8.starts(with: "#+".utf8),
      trimmed.utf8.count <= Self.maximumBytes,
      let colon = trimmed.utf8.firstIndex(of: UInt8(ascii: ":"))
    else { return }
    let value = trimmed[trimmed.utf8.index(after: colon)...].trimmed
    switch trimmed[..<colon].lowercased() {
    case "#+todo", "#+seq_todo", "#+typ_todo": takeKeywords(value)
    case "#+filetags":
      let tags = value.split { $0 == ":" || $0 == " " }.map { String($0) }
      fileTags += tags.filter { !fileTags.contains($0) }
    case "#+title":
      if title == nil, !value.isEmpty { title = String(value) }
      return
    default: return
    }
    lines.append(String(trimmed))
  }

  /// Parses state keywords such as `TODO(t) NEXT | DONE(d!) CANCELLED`: without a bar, the last
  /// word is the done state.
  private mutating func takeKeywords(_ value: Substring) {
    let sides = value.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    var words = sides.map { side in
      side.words.map { String($0.prefix { $0 != "(" }) }.filter { !$0.isEmpty }
    }
    if words.count == 1, let last = words[0].popLast() { words.append([last]) }
    open.formUnion(words[0])
    done.formUnion(words.count > 1 ? words[1] : [])
  }

  /// The open states in a file that defines none: those of Org, and those that many users define.
  private static let defaultOpen: Set<String> = [
    "TODO", "NEXT", "STARTED", "DOING", "WAITING", "WAIT", "HOLD",
  ]
  private static let defaultDone: Set<String> = ["DONE", "CANCELLED", "CANCELED"]

  func state(of word: String) -> OrgHeading.State? {
    let isDefault = open.isEmpty && done.isEmpty
    if (isDefault ? Self.defaultDone : done).contains(word) {
      return word.hasPrefix("CANCEL") || word == "KILL" ? .cancelled : .done
    }
    return (isDefault ? Self.defaultOpen : open).contains(word) ? .open : nil
  }
}

/// A heading of an Org file: `** TODO [#A] Call Bob :phone:home:`.
struct OrgHeading {
  enum State { case open, done, cancelled }

  let level: Int
  /// The state of the to-do; `nil` if the heading is not a to-do.
  private(set) var state: State?
  /// The letter of a priority such as `[#A]`; `nil` if there is none.
  private(set) var priority: Character?
  private(set) var title: Substring
  private(set) var tags: [String] = []

  /// - Returns: `nil` if the line is not a heading: stars in the first column, followed by a blank.
  init?(_ line: Substring, _ directives: OrgDirectives) {
    level = line.utf8.prefix { $0 == UInt8(ascii: "*") }.count
    let rest = Substring(line.utf8.dropFirst(level))
    guard level > 0, let next = rest.utf8.first, next == 0x20 || next == 0x09 else { return nil }
    title = rest.trimmed
    let end = title.utf8.firstIndex { $0 == 0x20 || $0 == 0x09 } ?? title.endIndex
    if let state = directives.state(of: String(title[..<end])) {
      self.state = state
      title = title[end...].trimmed
    }
    takePriority()
    takeTags()
  }

  private mutating func takePriority() {
    guard title.utf8.starts(with: "[#".utf8),
      let end = title.utf8.prefix(8).firstIndex(of: UInt8(ascii: "]"))
    else { return }
    let inside = title[..<end].dropFirst(2)
    guard let sign = inside.first, inside.allSatisfy({ $0.isLetter || $0.isNumber }) else { return }
    priority = sign
    title = title[title.utf8.index(after: end)...].trimmed
  }

  private mutating func takeTags() {
    guard title.utf8.last == UInt8(ascii: ":") else { return }
    let blank = title.utf8.lastIndex { $0 == 0x20 || $0 == 0x09 }
    let word = title[(blank.map { title.utf8.index(after: $0) } ?? title.startIndex)...]
    guard word.utf8.first == UInt8(ascii: ":") else { return }
    let names = word.split(separator: ":")
    let isTag = { (character: Character) in
      character.isLetter || character.isNumber || "_@#%".contains(character)
    }
    guard !names.isEmpty, names.allSatisfy({ $0.allSatisfy(isTag) }) else { return }
    tags = names.map { String($0) }
    title = title[..<word.startIndex].trimmed
  }
}
