extension Parser {
  /// What no operator takes apart.
  mutating func primary() -> Expression {
    height = 1
    let first = index
    let token = token
    switch kind {
    case .int, .double: return number()
    case .string:
      advance()
      let text = text(token.offset + 1, token.end - 1)
      return make(.string(text.isEmpty ? [] : [.text(text)]), at: span(token))
    case .stringOpen: return string()
    case .leftParen: return grouped()
    case .leftSquare: return list()
    case .dot: return enumCase()
    case .find: return find()
    case .ask: return prompt(.ask)
    case .confirm: return prompt(.confirm)
    case .choose: return prompt(.choose)
    case .day, .date: return day()
    default: break
    }
    if token.kind.isName {
      advance()
      guard kind == .leftParen else { return make(.name(word(token)), at: span(token)) }
      return call(first)
    }
    if let literal = Self.literal(token.kind) {
      advance()
      return make(.literal(literal), at: span(token))
    }
    reportExpected("a value", hint: hintForNoValue())
    return missing(at: placeOfToken)
  }

  private static func literal(_ kind: Token.Kind) -> Literal? {
    switch kind {
    case .true: .bool(true)
    case .false: .bool(false)
    case .nil: .absent
    case .now: .now
    case .today: .dayWord(.today)
    case .tomorrow: .dayWord(.tomorrow)
    case .yesterday: .dayWord(.yesterday)
    case .monday: .dayWord(.monday)
    case .tuesday: .dayWord(.tuesday)
    case .wednesday: .dayWord(.wednesday)
    case .thursday: .dayWord(.thursday)
    case .friday: .dayWord(.friday)
    case .saturday: .dayWord(.saturday)
    case .sunday: .dayWord(.sunday)
    default: nil
    }
  }

  private func hintForNoValue() -> String? {
    switch kind {
    case .clock: "a time belongs to a day: `today at \(text(token))`"
    case .leftBrace where previous.kind == .if || previous.kind == .while:
      "what has to hold stands before the block"
    case .leftBrace: "values have no braces; a list is written `[1, 2]`"
    case .if: "`if` is a statement: assign a variable in both arms"
    case .assign: "`==` compares"
    default: "a value is written out, as `5` or `\"text\"`, or it is a name or a call"
    }
  }

  private mutating func grouped() -> Expression {
    let first = index
    advance()
    let value = expression()
    grow(over: height, at: span(tokens[first]))
    let top = height
    close(.rightParen, ")", opened: first)
    if isRecovering {
      recover(closing: .rightParen, stopsAtComma: false)
      if !isRecovering { advance() }
    }
    height = top
    return make(.grouped(value), at: span(from: first))
  }

  private mutating func list() -> Expression {
    let first = index
    advance()
    var elements: [Expression] = []
    var top = 0
    repeat {
      while kind != .rightSquare, kind != .newline || following != .rightSquare {
        elements.append(expression())
        top = max(top, height)
        recover(closing: .rightSquare)
        if !take(.comma) { break }
      }
      close(.rightSquare, "]", opened: first)
    } while resumes(closing: .rightSquare)
    grow(over: top, at: span(tokens[first]))
    return make(.list(elements), at: span(from: first))
  }

  /// `.large`.
  private mutating func enumCase() -> Expression {
    let first = index
    advance()
    guard kind.isWord, isAdjacent else {
      reportExpected("the name of a case after `.`", hint: "for example `.large`")
      return missing(at: span(from: first))
    }
    let name = name(token)
    advance()
    return make(.enumCase(name), at: span(from: first))
  }

  /// `ask "Name?"`, `choose(list, question: "Which?")`.
  private mutating func prompt(_ form: PromptForm) -> Expression {
    let first = index
    advance()
    if kind == .leftParen, isAdjacent {
      let arguments = arguments()
      grow(over: height, at: span(tokens[first]))
      return make(.prompt(form, arguments), at: span(from: first))
    }
    guard enter() else { return missing(at: placeOfToken) }
    defer { depth -= 1 }
    let value = postfix()
    grow(over: height, at: span(tokens[first]))
    return make(.prompt(form, [Argument(label: nil, value: value)]), at: span(from: first))
  }
}

extension Parser {
  /// `find ToDo where isDone == false sort by due descending then name limit 5`.
  mutating func find() -> Expression {
    let first = index
    advance()
    guard kind.isName else {
      reportExpected(
        "the name of an entity after `find`",
        hint: "for example `find ToDo where isDone == false`"
      )
      return missing(at: span(from: first))
    }
    let entity = name(token)
    advance()
    var top = 0
    var filter: Expression?
    if take(.where) {
      filter = expression()
      top = height
    }
    var sorts: [Find.Sort] = []
    if !isRecovering, take(.sort) { sorts = sortKeys() }
    var limit: Expression?
    if !isRecovering, take(.limit) {
      limit = binary(.fallback)
      top = max(top, height)
    }
    grow(over: top, at: entity.span)
    let find = Find(entity: entity, filter: filter, sorts: sorts, limit: limit)
    return make(.find(find), at: span(from: first))
  }

  private mutating func sortKeys() -> [Find.Sort] {
    var sorts: [Find.Sort] = []
    guard expect(.by, "`by` after `sort`", hint: "for example `sort by due`") else { return [] }
    repeat {
      guard kind.isName else {
        reportExpected("the name of a property to sort by", hint: "for example `sort by name`")
        return sorts
      }
      let property = name(token)
      advance()
      let isDescending = take(.descending)
      sorts.append(Find.Sort(property: property, isDescending: isDescending))
      if kind == .name, text(token) == "ascending" {
        report(
          "`ascending` is no word of the language",
          at: span(token),
          hint: "leave it out: it is how `sort by` sorts"
        )
        advance()
      }
    } while take(.then)
    return sorts
  }
}
