/// The grammar in the documentation of `Parser`, read from its source file, so that scripts follow
/// what is documented.
struct Grammar {
  indirect enum Node {
    /// A sign or a word of the language.
    case terminal(Terminal)
    case rule(Int)
    case sequence([Node])
    /// One of several alternatives; `first` is the index of the first one in ``branches``.
    case choice([Node], first: Int)
    /// An optional part, `[ … ]`: its absence and its presence are two branches, from the index
    /// `first`.
    case optional(Node, first: Int)
    /// A repeated part, `{ … }`: none and some are two branches, from the index `first`.
    case repetition(Node, first: Int)
  }

  enum Terminal {
    case text([UInt8])
    case end, name, word, path, string, int, double, unit, day, date, clock
  }

  var rules: [Node] = []
  var names: [String] = []
  /// For each rule, the least number of nested rules that a script needs for it.
  var depths: [Int] = []
  /// A description of each branch, for the report.
  var branches: [String] = []

  /// Reads the rules in the code block of the parser's documentation.
  ///
  /// - Throws: `GrammarError` if the rules are not valid EBNF.
  init(_ source: String) throws(GrammarError) {
    var text = ""
    var isInside = false
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("/// ```") {
        if isInside { break }
        isInside = true
      } else if isInside {
        text += line.dropFirst(4) + "\n"
      }
    }
    var reader = GrammarReader(text)
    try reader.read()
    rules = reader.rules
    names = reader.names
    branches = reader.branches
    depths = Self.depths(of: rules)
  }

  func rule(_ name: String) -> Int? { names.firstIndex(of: name) }

  private static func depths(of rules: [Node]) -> [Int] {
    var depths = Array(repeating: 1_000, count: rules.count)
    for _ in rules.indices {
      for index in rules.indices {
        depths[index] = min(depths[index], 1 + depth(rules[index], depths))
      }
    }
    return depths
  }

  static func depth(_ node: Node, _ depths: [Int]) -> Int {
    switch node {
    case .terminal, .optional, .repetition: 0
    case .rule(let rule): depths[rule]
    case .sequence(let nodes): nodes.map { depth($0, depths) }.max() ?? 0
    case .choice(let nodes, _): nodes.map { depth($0, depths) }.min() ?? 0
    }
  }
}

struct GrammarError: Error {
  let message: String
}

/// Parses EBNF: `rule = "text" , NAME , [ option ] , { repetition } | other ;`.
struct GrammarReader {
  private(set) var rules: [Grammar.Node] = []
  private(set) var names: [String] = []
  private(set) var branches: [String] = []
  private let words: [Substring]
  private var index = 0
  private var rule = ""

  init(_ text: String) {
    // No sign of the notation stands within one of the language's: blanks separate all of them.
    words = text.split(whereSeparator: { $0 == " " || $0 == "\n" })
    for (index, word) in words.enumerated() where word == "=" {
      names.append(String(words[index - 1]))
    }
  }

  mutating func read() throws(GrammarError) {
    while index < words.count {
      rule = String(words[index])
      index += 1
      try expect("=")
      rules.append(try alternatives())
      try expect(";")
    }
  }

  private mutating func expect(_ word: Substring) throws(GrammarError) {
    guard index < words.count, words[index] == word else {
      throw GrammarError(message: "rule \(rule): expected \(word)")
    }
    index += 1
  }

  private mutating func alternatives() throws(GrammarError) -> Grammar.Node {
    var nodes = [try sequence()]
    while index < words.count, words[index] == "|" {
      index += 1
      nodes.append(try sequence())
    }
    if nodes.count == 1 { return nodes[0] }
    let first = branches.count
    branches += nodes.indices.map { "\(rule): alternative \($0 + 1)" }
    return .choice(nodes, first: first)
  }

  private mutating func sequence() throws(GrammarError) -> Grammar.Node {
    var nodes = [try factor()]
    while index < words.count, words[index] == "," {
      index += 1
      nodes.append(try factor())
    }
    return nodes.count == 1 ? nodes[0] : .sequence(nodes)
  }

  private mutating func factor() throws(GrammarError) -> Grammar.Node {
    guard index < words.count else { throw GrammarError(message: "rule \(rule) does not end") }
    let word = words[index]
    index += 1
    switch word {
    case "(":
      let node = try alternatives()
      try expect(")")
      return node
    case "[":
      let first = branch("option")
      let node = try alternatives()
      try expect("]")
      return .optional(node, first: first)
    case "{":
      let first = branch("repetition")
      let node = try alternatives()
      try expect("}")
      return .repetition(node, first: first)
    case _ where word.hasPrefix("\""):
      return .terminal(.text(Array(word.dropFirst().dropLast().utf8)))
    default: break
    }
    if let rule = names.firstIndex(of: String(word)) { return .rule(rule) }
    guard let terminal = Self.terminals[word] else {
      throw GrammarError(message: "rule \(rule): nothing is called \(word)")
    }
    return .terminal(terminal)
  }

  private mutating func branch(_ kind: String) -> Int {
    branches += ["\(rule): no \(kind) at word \(index)", "\(rule): \(kind) at word \(index)"]
    return branches.count - 2
  }

  private static let terminals: [Substring: Grammar.Terminal] = [
    "END": .end, "NAME": .name, "WORD": .word, "PATH": .path, "STRING": .string, "INT": .int,
    "DOUBLE": .double, "UNIT": .unit, "DAY": .day, "DATE": .date, "CLOCK": .clock,
  ]
}
