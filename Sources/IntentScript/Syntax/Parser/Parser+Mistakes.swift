extension Parser {
  /// What people write who know other languages, at a statement's beginning.
  private enum Habit {
    case binding, function, each, use, print, fail
    /// Nothing to be read as; what to write.
    case none(String)
    /// Its block holds no statements either.
    case cases
  }

  private static let habits: [String: Habit] = [
    "const": .binding, "val": .binding, "auto": .binding, "set": .binding,
    "def": .function, "function": .function, "fn": .function, "fun": .function,
    "foreach": .each,
    "import": .use, "include": .use, "require": .use, "source": .use,
    "echo": .print, "puts": .print, "println": .print, "printf": .print,
    "throw": .fail, "raise": .fail, "panic": .fail,
    "switch": .cases, "match": .cases,
    "unless": .none("write `if not …`"),
    "until": .none("write `while not …`"),
    "loop": .none("write `while true { … }`"),
    "do": .none("write `try { … } catch error { … }`, or `while true { … }`"),
    "elif": .none("write `else if`, after the `}` of an `if`"),
    "elseif": .none("write `else if`, after the `}` of an `if`"),
  ]

  /// A statement that begins with no word of the language: most are calls.
  mutating func expressionStatement(_ first: Int) -> ScriptStatement.Kind {
    if kind == .name, startsValue(tokens[index + 1]) || following == .leftBrace,
      let habit = Self.habits[text(token)]
    {
      return statement(for: habit)
    }
    if !kind.isName, let hint = hintForNoStatement() {
      reportExpected("a statement", hint: hint)
      return .missing
    }
    var value = expression()
    if !isRecovering, case .name = value.kind, startsValue(token) {
      value = callWithoutParentheses(first)
    }
    return .expression(value)
  }

  private mutating func statement(for habit: Habit) -> ScriptStatement.Kind {
    let word = text(token)
    let (right, statement): (String, (inout Parser) -> ScriptStatement.Kind)
    switch habit {
    case .binding: (right, statement) = ("write `let` or `var`", { $0.binding() })
    case .function: (right, statement) = ("write `func`", { $0.function() })
    case .each: (right, statement) = ("write `for`", { $0.each() })
    case .use: (right, statement) = ("write `use`", { $0.use() })
    case .print: (right, statement) = ("write `print`", { $0.printing() })
    case .fail: (right, statement) = ("write `fail`", { $0.failing() })
    case .none(let hint):
      reportExpected("a statement", hint: hint)
      return .missing
    case .cases:
      reportExpected("a statement", hint: "write `if … { } else if … { }`")
      recoverBeforeBlock()
      if take(.leftBrace) { skipBlock() }
      return .missing
    }
    report("expected a statement, found `\(word)`", at: span(token), hint: right)
    return statement(&self)
  }

  /// Whether a token on the same line begins a value and goes on with nothing.
  private func startsValue(_ token: Token) -> Bool {
    guard token.marks.contains(.spaced), !token.marks.contains(.firstOnLine) else { return false }
    switch token.kind {
    case .string, .stringOpen, .int, .double, .day, .date: return true
    case .find, .ask, .confirm, .choose, .true, .false, .nil, .now: return true
    case .at: return false
    default:
      return token.kind.isName
        || token.kind.rawValue >= Token.Kind.today.rawValue
          && token.kind.rawValue <= Token.Kind.sunday.rawValue
    }
  }

  private func hintForNoStatement() -> String? {
    switch kind {
    case .else: "`else` follows the `}` of an `if`"
    case .catch: "`catch` follows the `}` of a `try`"
    case .and, .or, .contains, .hasPrefix, .hasSuffix, .otherwise, .plus, .star, .slash, .percent,
      .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .assign, .comma:
      "a line goes on where it ends in `\(text(token))`, not where the next one begins with it"
    case .leftBrace: "a block follows `if`, `for`, `while`, `repeat`, `try`, `atomic` or `parallel`"
    case .rightParen, .rightSquare: "it closes nothing"
    case .in, .arrow, .colon, .question, .clock, .compoundAssign: "see widgetctl-script(5)"
    default: nil
    }
  }

  /// `print` and `fail` take a text, whose quotes are easily forgotten.
  mutating func textExpression() -> Expression {
    let value = expression()
    if !isRecovering, case .name(let word) = value.kind, kind.isWord, kind.binaryOperator == nil {
      reportExpected(
        "the end of the statement",
        hint: "text stands in quotes: `\"\(word) \(text(token)) …\"`"
      )
    }
    return value
  }

  /// Reports that a statement does not end where it should.
  mutating func reportTrailing() {
    if kind == .name, previous.kind == .int || previous.kind == .double {
      return reportExpected(
        "a unit after `\(text(previous))`",
        hint: "for example `10 s`, `2 days` or `5 km`"
      )
    }
    let hint: String? =
      switch kind {
      case .assign: "only a variable is assigned; what an entity holds changes by an intent"
      case .compoundAssign: "write it out: `count = count \(text(token).prefix(1)) …`"
      case .comma: "a `find` sorts by several properties with `then`: `sort by due then name`"
      case .where, .sort, .limit: "`where`, `sort by` and `limit` come in this order, each once"
      case .dot: "a `.` follows its value directly"
      case .rightParen, .rightSquare: "it closes nothing"
      case .colon:
        "a type stands after the name in `let`, `var` and `param`, a label within parentheses"
      case .question: "`??` gives a way out where there is no value"
      case _ where kind.opensStatement: "a `;` or a new line stands between two statements"
      default: "between two values stands an operator or a comma, between two statements a `;`"
      }
    reportExpected("the end of the statement", hint: hint)
  }
}
