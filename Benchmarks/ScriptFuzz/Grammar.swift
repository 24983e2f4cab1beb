/// The grammar at the head of the parser, read from its source: what is fuzzed is what is documented.
struct Grammar {
  indirect enum Node {
    /// A sign or word, and what it is called in a ``Terminal``.
    case terminal(Terminal)
    case rule(Int)
    case sequence([Node])
    /// The number of the first alternative among ``branches``.
    case choice([Node], first: Int)
    /// `[ … ]`: absent and present are two branches.
    case optional(Node, first: Int)
    /// `{ … }`: none and some are two branches.
    case repetition(Node, first: Int)
  }

  enum Terminal {
    case text([UInt8])
    case end, name, word, path, string, int, double, unit, day, date, clock
  }

  var rules: [Node] = []
  var names: [String] = []
  /// The least depth of rules that each rule needs.
  var depths: [Int] = []
  /// What each counted branch is, for the report.
  var branches: [String] = []

  /// Reads the rules between the fences of the parser's documentation.
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
