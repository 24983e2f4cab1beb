/// Keywords of other languages at the beginning of a statement.
enum ForeignKeyword {
  case binding, function, each, use, print, fail
  /// A word without an equivalent; the text describes the alternative.
  case none(String)
  /// A word whose block does not contain statements; the text describes the alternative.
  case block(String)

  /// Creates the equivalent of a word of another language; `nil` if the word is not known.
  init?(_ word: String) {
    guard let habit = Self.words[word] else { return nil }
    self = habit
  }

  private static let cases = block("write `if … { } else if … { }`")
  private static let types = block("a script declares no types: its values are those of intents")
  private static let words: [String: ForeignKeyword] = [
    "const": .binding, "val": .binding, "auto": .binding, "set": .binding,
    "def": .function, "function": .function, "fn": .function, "fun": .function,
    "foreach": .each,
    "import": .use, "include": .use, "require": .use, "source": .use,
    "echo": .print, "puts": .print, "println": .print, "printf": .print,
    "throw": .fail, "raise": .fail, "panic": .fail,
    "switch": cases, "match": cases,
    "class": types, "struct": types, "enum": types, "extension": types, "protocol": types,
    "interface": types, "type": types, "typedef": types,
    "unless": .none("write `if not …`"),
    "until": .none("write `while not …`"),
    "loop": .none("write `while true { … }`"),
    "do": .none("write `try { … } catch error { … }`, or `while true { … }`"),
    "when": .none("write `if …`"),
    "elif": .none("write `else if`, after the `}` of an `if`"),
    "elseif": .none("write `else if`, after the `}` of an `if`"),
  ]
}

/// Operators of other languages in a `find` or a condition.
enum ForeignOperator {
  /// The comparisons that words of other languages mean.
  static let comparators: [String: BinaryOperator] = [
    "like": .contains, "includes": .contains, "matches": .contains, "containing": .contains,
    "startsWith": .hasPrefix, "startswith": .hasPrefix, "beginsWith": .hasPrefix,
    "beginswith": .hasPrefix, "endsWith": .hasSuffix, "endswith": .hasSuffix,
    "is": .equal, "equals": .equal, "eq": .equal, "isnt": .notEqual, "ne": .notEqual,
    "lt": .less, "gt": .greater, "before": .less, "after": .greater,
  ]

  static let descending: Set = ["desc", "DESC", "down", "reverse", "reversed", "desending"]
  static let ascending: Set = ["ascending", "asc", "ASC", "up"]
  /// Words that other languages use before `by` instead of `sort`.
  static let sorting: Set = ["order", "ORDER", "sorted", "ordered", "orderd"]
}

extension Token {
  /// Whether the token begins a value on the same line, after a space.
  var startsValue: Bool {
    guard marks.contains(.spaced), !marks.contains(.firstOnLine) else { return false }
    switch kind {
    case .string, .stringOpen, .int, .double, .day, .date: return true
    case .find, .ask, .confirm, .choose, .true, .false, .nil, .now: return true
    case .at: return false
    default:
      return kind.isName
        || kind.rawValue >= Token.Kind.today.rawValue
          && kind.rawValue <= Token.Kind.sunday.rawValue
    }
  }
}

/// Hints for misplaced tokens.
extension Token.Kind {
  /// Returns the hint for a token at the beginning of a statement; `nil` if it is valid there.
  func hintAsStatement(_ text: String) -> String? {
    switch self {
    case .else: "`else` follows the `}` of an `if`"
    case .catch: "`catch` follows the `}` of a `try`"
    case .and, .or, .contains, .hasPrefix, .hasSuffix, .otherwise, .plus, .star, .slash, .percent,
      .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .assign, .comma:
      "a line goes on where it ends in `\(text)`, not where the next one begins with it"
    case .leftBrace: "a block follows `if`, `for`, `while`, `repeat`, `try`, `atomic` or `parallel`"
    case .rightParen, .rightSquare: "it closes nothing"
    case .in, .arrow, .colon, .question, .clock, .compoundAssign: "see widgetctl-script(5)"
    default: nil
    }
  }

  /// Returns the hint for a token after the end of a statement.
  func hintBehindStatement(_ text: String) -> String {
    switch self {
    case .assign: "only a variable is assigned; what an entity holds changes by an intent"
    case .compoundAssign: "only a variable is assigned: bind the value with `var` before"
    case .comma: "a `find` sorts by several properties with `then`: `sort by due then name`"
    case .where, .sort, .limit: "`where`, `sort by` and `limit` come in this order, each once"
    case .dot: "a `.` follows its value directly"
    case .rightParen, .rightSquare: "it closes nothing"
    case .colon:
      "write a type after the name in `let`, `var` and `param`, and a label in parentheses"
    case _ where opensStatement: "write a `;` or a new line between two statements"
    default: "write an operator or a comma between two values, and a `;` between two statements"
    }
  }
}
