/// Parses a predicate's format: comparisons joined by `AND`, which are joined by `OR`.
struct PredicateParser {
  /// The greatest nesting depth of brackets; deeper formats are rejected to prevent endless
  /// recursion.
  private static let maximumDepth = 100

  private var tokens: ArraySlice<PredicateToken>
  private var arguments: ArraySlice<Any?>
  private var depth = 0

  static func condition(
    _ format: String,
    _ arguments: [Any?]
  ) throws(PredicateFault) -> PredicateCondition {
    var parser = PredicateParser(
      tokens: try PredicateLexer.tokens(format)[...],
      arguments: arguments[...]
    )
    let condition = try parser.alternatives()
    guard parser.tokens.isEmpty else {
      throw PredicateFault(message: "there is more behind its end")
    }
    return condition
  }

  private mutating func alternatives() throws(PredicateFault) -> PredicateCondition {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth else { throw PredicateFault(message: "it nests too deep") }
    var conditions = [try conjunction()]
    while takes(keyword: "OR", sign: "||") { conditions.append(try conjunction()) }
    return conditions.count == 1 ? conditions[0] : .any(conditions)
  }

  private mutating func conjunction() throws(PredicateFault) -> PredicateCondition {
    var conditions = [try term()]
    while takes(keyword: "AND", sign: "&&") { conditions.append(try term()) }
    return conditions.count == 1 ? conditions[0] : .all(conditions)
  }

  private mutating func term() throws(PredicateFault) -> PredicateCondition {
    var isDenied = false
    while takes(keyword: "NOT", sign: "!") { isDenied.toggle() }
    let condition = try plainTerm()
    return isDenied ? .not(condition) : condition
  }

  private mutating func plainTerm() throws(PredicateFault) -> PredicateCondition {
    if takes(sign: "(") {
      let condition = try alternatives()
      try expect(")")
      return condition
    }
    if takes(keyword: "TRUEPREDICATE") { return .constant(true) }
    if takes(keyword: "FALSEPREDICATE") { return .constant(false) }
    return .comparison(try comparison())
  }

  private mutating func comparison() throws(PredicateFault) -> PredicateComparison {
    let quantity: PredicateComparison.Quantity =
      if takes(keyword: "ANY") || takes(keyword: "SOME") {
        .any
      } else if takes(keyword: "ALL") {
        .all
      } else if takes(keyword: "NONE") {
        .none
      } else {
        .one
      }
    let left = try operand()
    let sign = try comparisonSign()
    let options = try comparisonOptions()
    return PredicateComparison(
      quantity: quantity,
      left: left,
      sign: sign,
      options: options,
      right: try operand()
    )
  }

  private static let signs: [String: PredicateComparison.Operator] = [
    "=": .equal, "==": .equal, "!=": .unequal, "<>": .unequal, "<": .less, ">": .greater,
    "<=": .lessOrEqual, "=<": .lessOrEqual, ">=": .greaterOrEqual, "=>": .greaterOrEqual,
    "BEGINSWITH": .begins, "ENDSWITH": .ends, "CONTAINS": .contains, "LIKE": .like,
    "MATCHES": .matches, "IN": .isIn, "BETWEEN": .between,
  ]

  private mutating func comparisonSign() throws(PredicateFault) -> PredicateComparison.Operator {
    let name: String? =
      if case .sign(let sign)? = tokens.first { sign } else { tokens.first?.keyword }
    guard let name, let sign = Self.signs[name] else {
      throw PredicateFault(message: "a comparison lacks its operator")
    }
    tokens.removeFirst()
    return sign
  }

  private mutating func comparisonOptions() throws(PredicateFault) -> PredicateOptions {
    var options = PredicateOptions()
    guard takes(sign: "[") else { return options }
    if case .word(let letters)? = tokens.popFirst() {
      options.ignoresCase = letters.contains("c")
      options.ignoresMarks = letters.contains("d")
    }
    try expect("]")
    return options
  }

  private mutating func operand() throws(PredicateFault) -> PredicateOperand {
    switch tokens.popFirst() {
    case .number(let number): return .value(.number(number))
    case .text(let text): return .value(.text(text))
    case .argument(let isKey):
      guard let argument = arguments.popFirst() else {
        throw PredicateFault(message: "it has more places than arguments")
      }
      guard isKey else { return .value(PredicateValue(argument)) }
      return .path("\(argument ?? "")".split(separator: ".").map(String.init))
    case .sign("{"): return .list(try list())
    case .word(let word):
      switch word.uppercased() {
      case "SELF": return .subject
      case "TRUE", "YES": return .value(.number(1))
      case "FALSE", "NO": return .value(.number(0))
      case "NIL", "NULL": return .value(.absent)
      default: return .path(word.split(separator: ".").map(String.init))
      }
    default: throw PredicateFault(message: "a comparison lacks a side")
    }
  }

  private mutating func list() throws(PredicateFault) -> [PredicateOperand] {
    var operands: [PredicateOperand] = []
    if takes(sign: "}") { return operands }
    repeat { operands.append(try operand()) } while takes(sign: ",")
    try expect("}")
    return operands
  }

  private mutating func takes(keyword: String? = nil, sign: String? = nil) -> Bool {
    guard let first = tokens.first else { return false }
    guard (keyword != nil && first.keyword == keyword) || sign.map({ first == .sign($0) }) == true
    else { return false }
    tokens.removeFirst()
    return true
  }

  private mutating func expect(_ sign: String) throws(PredicateFault) {
    guard takes(sign: sign) else { throw PredicateFault(message: "a \(sign) is missing") }
  }
}
