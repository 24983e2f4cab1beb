/// The declarations of a Swift source with their ranges: enough to remove one and keep the rest.
///
/// Types and extensions are parsed down to their members; function bodies are not.
struct SwiftOutline {
  struct Declaration {
    enum Kind: Equatable {
      case type, function, initializer, property, other
    }

    var kind: Kind
    var name: String
    /// The range from the declaration's first attribute to the start of the next declaration.
    var range: Range<Int>
    /// The range between the braces: a type's members, a function's code, a property's accessors;
    /// `nil` without braces.
    var body: Range<Int>?
    /// The written type of a function's result or of a property; `nil` if there is none.
    var result: String?
    /// The words between the name and the braces outside of brackets: effects, inherited types.
    var signature: [String] = []
    /// The names of the parameters that are escaping closures.
    var callbacks: [String] = []
    /// The name of the first parameter of the function; `nil` if there is none.
    var argument: String?
    /// The name of the parameter with the label `in`, as a provider's context has; `nil` if there
    /// is none.
    var context: String?
    var isEntry = false
    var members: [Declaration] = []
  }

  private(set) var declarations: [Declaration] = []

  let words: SwiftWords
  private var place = 0

  init(_ bytes: [UInt8]) {
    words = SwiftWords(bytes)
    declarations = members()
  }

  /// Returns the declarations around an offset, the outermost first.
  func path(to offset: Int) -> [Declaration] {
    var path: [Declaration] = []
    var level = declarations
    while let next = level.first(where: { $0.range.contains(offset) }) {
      path.append(next)
      level = next.members
    }
    return path
  }

  /// Parses the declarations up to the brace that closes the level, or to the end of the source.
  private mutating func members() -> [Declaration] {
    var found: [Declaration] = []
    while let word = current, word != "}" {
      if word == "#", Self.directives.contains(words.text(at: place + 1)) {
        skipLine()
      } else if isStart {
        found.append(declaration())
      } else {
        skipOne()
      }
    }
    return found
  }

  private mutating func declaration() -> Declaration {
    let start = place
    var isEntry = false
    while let word = current, !isKeyword(at: place), word != "}", word != "{" {
      if word == "@", words.text(at: place + 1) == "main" { isEntry = true }
      if word == "#" { break }
      skipOne()
    }
    let keyword = current ?? ""
    var made = Declaration(kind: Self.kind(of: keyword), name: keyword, range: 0..<0)
    made.isEntry = isEntry
    if !["init", "subscript", "deinit", "{", "}", ""].contains(keyword) {
      place += 1
      made.name = current ?? ""
    }
    readSignature(of: &made)
    if keyword == "#" { skipLabelledClosures() }
    let last = place < words.words.count ? words.words[place].lowerBound : words.bytes.count
    made.range = words.words[start].lowerBound..<last
    return made
  }

  /// Reads a declaration after its name, up to the end of its braces, or up to the next declaration
  /// if it has none.
  private mutating func readSignature(of made: inout Declaration) {
    var hasValue = false
    var resultStart: Int?
    let isFunction = made.kind == .function
    if current == "{" || current == "}" { return }
    skipOne()
    while let word = current, word != "}", word != ";", !(isStart && isFirstOfLine) {
      if word == "{", !hasValue || made.kind == .type {
        if let resultStart { made.result = source(resultStart..<place) }
        return readBody(of: &made)
      }
      switch word {
      case "=" where !isFunction: hasValue = true
      case ":" where made.kind == .property && resultStart == nil: resultStart = place + 1
      case ">" where isFunction && words.text(at: place - 1) == "-" && resultStart == nil:
        resultStart = place + 1
      case "where" where resultStart != nil && made.result == nil:
        made.result = source((resultStart ?? place)..<place)
        resultStart = nil
      default: break
      }
      let from = place
      skipOne()
      if place == from + 1 {
        made.signature.append(word)
      } else {
        made.callbacks += callbacks(in: from..<place)
        if made.argument == nil { made.argument = argument(in: from..<place) }
        if made.context == nil { made.context = context(in: from..<place) }
      }
    }
    if current == ";" { place += 1 }
  }

  /// Returns the names of the parameters before `: @escaping` in a list of parameters.
  private func callbacks(in list: Range<Int>) -> [String] {
    list.filter { words.text(at: $0) == "escaping" }.compactMap { mark in
      (list.lowerBound..<mark).last { words.text(at: $0) == ":" }.map { words.text(at: $0 - 1) }
    }
  }

  private func argument(in list: Range<Int>) -> String? {
    list.first { words.text(at: $0) == ":" }.map { words.text(at: $0 - 1) }
  }

  /// Returns the name after the label `in` in a list of parameters; `nil` if there is none.
  private func context(in list: Range<Int>) -> String? {
    list.first { words.text(at: $0) == "in" && words.text(at: $0 + 2) == ":" }.map {
      words.text(at: $0 + 1)
    }
  }

  private mutating func readBody(of made: inout Declaration) {
    let open = place
    if made.kind == .type {
      place += 1
      made.members = members()
      if current == "}" { place += 1 }
    } else {
      skipOne()
    }
    let end = max(open + 1, place - 1)
    let close = end < words.words.count ? words.words[end].lowerBound : words.bytes.count
    made.body = words.words[open].upperBound..<max(close, words.words[open].upperBound)
  }

  /// Skips one word, or a whole bracket with its content.
  private mutating func skipOne() { place = words.place(behind: place) }

  /// Skips the labelled closures after a macro's first closure, such as `timeline: { … }`.
  private mutating func skipLabelledClosures() {
    while words.text(at: place + 1) == ":", words.text(at: place + 2) == "{" {
      place += 2
      skipOne()
    }
  }

  private mutating func skipLine() {
    repeat { place += 1 } while place < words.words.count && !isFirstOfLine
  }

  private var current: String? {
    place < words.words.count ? words.text(words.words[place]) : nil
  }

  private func source(_ range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last, last < words.words.count else {
      return ""
    }
    let bytes = words.bytes[words.words[first].lowerBound..<words.words[last].upperBound]
    return String(decoding: bytes, as: UTF8.self)
  }

  private var isFirstOfLine: Bool { words.isFirstOfLine(at: place) }

  /// Whether a declaration may begin at the current word.
  private var isStart: Bool {
    guard let word = current else { return false }
    return word == "@" || word == "#" || Self.modifiers.contains(word) || isKeyword(at: place)
  }

  private func isKeyword(at place: Int) -> Bool {
    let word = words.text(at: place)
    guard Self.keywords.contains(word) else { return false }
    // `class func` declares a function.
    return word != "class" || !Self.notNames.contains(words.text(at: place + 1))
  }

  private static func kind(of keyword: String) -> Declaration.Kind {
    switch keyword {
    case "class", "struct", "enum", "actor", "extension", "protocol": .type
    case "func", "subscript", "deinit": .function
    case "init": .initializer
    case "var", "let": .property
    default: .other
    }
  }

  private static let keywords: Set = [
    "class", "struct", "enum", "actor", "extension", "protocol", "func", "subscript", "deinit",
    "init", "var", "let", "case", "typealias", "associatedtype", "import", "operator", "macro",
    "precedencegroup",
  ]
  private static let notNames: Set = [
    "func", "var", "let", "subscript", "override", "final", "private", "public", "internal",
    "fileprivate", "open",
  ]
  private static let modifiers: Set = [
    "public", "private", "internal", "fileprivate", "open", "package", "static", "final", "class",
    "override", "lazy", "weak", "unowned", "mutating", "nonmutating", "nonisolated", "isolated",
    "required", "convenience", "dynamic", "optional", "indirect", "prefix", "postfix", "infix",
    "distributed", "borrowing", "consuming",
  ]
  private static let directives: Set = [
    "if", "else", "elseif", "endif", "warning", "error", "sourceLocation",
  ]
}
