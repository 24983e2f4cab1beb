/// Reads EBNF: `rule = "text" , NAME , [ option ] , { repetition } | other ;`.
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
