import SeededNumbers

/// Creates random scripts that the grammar allows, each of which must parse without an error.
struct ScriptMaker {
  /// The number of nested rules after which the shortest alternative is always chosen.
  private static let deepest = 60
  private static let deepestString = 6

  let grammar: Grammar
  var random = SplitMix64(seed: 0, run: 0)
  /// The number of times that each branch of the grammar was chosen.
  var counts: [Int]
  var output: [UInt8] = []
  private var budget = 0
  private var depth = 0
  private var stringDepth = 0
  /// Whether the next token is written without a blank before it.
  private var isGlued = true
  private var rule = 0

  private let expression: Int
  private let arguments: Int
  private let postfix: Int
  private let sign: Int
  private let statements: Int
  private let expressionRules: Set<Int>

  init(_ grammar: Grammar) throws(GrammarError) {
    self.grammar = grammar
    counts = Array(repeating: 0, count: grammar.branches.count)
    func find(_ name: String) throws(GrammarError) -> Int {
      guard let rule = grammar.rule(name) else { throw GrammarError(message: "no rule \(name)") }
      return rule
    }
    expression = try find("expression")
    arguments = try find("arguments")
    postfix = try find("postfix")
    sign = try find("sign")
    statements = try find("statements")
    expressionRules = [
      try find("expression"), try find("conjunction"), try find("negation"), try find("comparison"),
      try find("fallback"), try find("sum"), try find("product"), try find("sign"),
    ]
  }

  /// Returns a script of about `signs` tokens.
  mutating func make(signs: Int) -> [UInt8] {
    output.removeAll(keepingCapacity: true)
    budget = signs
    depth = 0
    stringDepth = 0
    isGlued = true
    rule = 0
    make(.rule(0))
    return output
  }

  /// Returns a script of lines that are mostly valid together.
  mutating func makeTyped() -> [UInt8] {
    output.removeAll(keepingCapacity: true)
    for _ in 0...random.below(4) { output += random.element(of: FuzzCatalog.lines) }
    return output
  }

  private var isShort: Bool { budget <= 0 || depth > Self.deepest }

  private mutating func make(_ node: Grammar.Node) {
    switch node {
    case .terminal(let terminal):
      budget -= 1
      put(terminal)
    case .rule(let rule):
      let outer = self.rule
      self.rule = rule
      depth += 1
      if rule == arguments { isGlued = true }
      make(grammar.rules[rule])
      depth -= 1
      self.rule = outer
    case .sequence(let nodes):
      for node in nodes { make(node) }
    case .choice(let nodes, let first):
      let index = choose(nodes)
      counts[first + index] += 1
      make(nodes[index])
    case .optional(let node, let first):
      let isThere = !isShort && random.oneIn(expressionRules.contains(rule) ? 8 : 2)
      counts[first + (isThere ? 1 : 0)] += 1
      if isThere { make(node) }
    case .repetition(let node, let first):
      var isAgain = goesOn
      counts[first + (isAgain ? 1 : 0)] += 1
      while isAgain {
        make(node)
        isAgain = goesOn
      }
    }
  }

  private var goesOn: Bool {
    mutating get {
      if isShort { return false }
      if rule == statements { return random.below(3) > 0 }
      return random.oneIn(expressionRules.contains(rule) ? 10 : 3)
    }
  }

  private mutating func choose(_ nodes: [Grammar.Node]) -> Int {
    guard isShort else { return random.below(nodes.count) }
    var best = 0
    var least = Int.max
    for (index, node) in nodes.enumerated() {
      let depth = Grammar.depth(node, grammar.depths)
      if depth < least { (best, least) = (index, depth) }
    }
    return best
  }

  private mutating func put(_ terminal: Grammar.Terminal) {
    switch terminal {
    case .end: putEnd()
    case .text(let text): put(text)
    case .string: putString()
    case .unit:
      if random.oneIn(2) { isGlued = true }
      put(ScriptWords.units, of: terminal)
    default: put(ScriptWords.words(for: terminal), of: terminal)
    }
  }

  private mutating func put(_ words: [[UInt8]], of terminal: Grammar.Terminal) {
    blank()
    output += words[random.below(words.count)]
  }

  private mutating func put(_ text: [UInt8]) {
    let first = text[0]
    // A member's `.` and an index's `[` follow their value directly.
    let isSuffix = first == UInt8(ascii: ".") || first == UInt8(ascii: "[")
    if isSuffix, rule == postfix { isGlued = true }
    let isCloser = first == UInt8(ascii: ")") || first == UInt8(ascii: "]")
    let mayBreak = isCloser || text.starts(with: "else".utf8) || text.starts(with: "catch".utf8)
    if mayBreak, stringDepth == 0, random.oneIn(12) { lineBreak() }
    blank()
    output += text
    // A `.` and a `\` begin a word; a `-` may be apart from its value.
    let isBeginning = first == UInt8(ascii: ".") || first == UInt8(ascii: "\\")
    let isSign = first == UInt8(ascii: "-") && rule == sign && random.oneIn(2)
    isGlued = text.count == 1 && (isBeginning || isSign)
    if stringDepth == 0, ScriptWords.continues(text), !isGlued, random.oneIn(20) { lineBreak() }
  }

  private mutating func putEnd() {
    isGlued = true
    if random.oneIn(6) {
      output.append(UInt8(ascii: ";"))
      isGlued = random.oneIn(2)
    } else {
      lineBreak()
    }
  }

  /// Writes one or more line breaks, some with a comment before them.
  private mutating func lineBreak() {
    repeat {
      if random.oneIn(4) { output += ScriptWords.blank + random.element(of: ScriptWords.comments) }
      output.append(UInt8(ascii: "\n"))
      isGlued = random.oneIn(2)
    } while random.oneIn(5)
  }

  private mutating func blank() {
    if !isGlued { output += random.oneIn(10) ? ScriptWords.wide : ScriptWords.blank }
    isGlued = false
  }

  private mutating func putString() {
    blank()
    output.append(UInt8(ascii: "\""))
    for _ in 0..<random.below(3) {
      if stringDepth < Self.deepestString, !isShort, random.oneIn(3) {
        output += Array("\\(".utf8)
        stringDepth += 1
        isGlued = random.oneIn(2)
        make(.rule(expression))
        stringDepth -= 1
        output.append(UInt8(ascii: ")"))
      } else {
        output += random.element(of: ScriptWords.segments)
      }
    }
    output.append(UInt8(ascii: "\""))
    isGlued = false
  }
}
