/// Calls and prompts.
extension Parser {
  /// Parses a call, from its `(`.
  mutating func call(_ first: Int) -> Expression {
    let name = tokens.name(tokens[first])
    if !tokens.isAdjacent {
      tokens.report(
        "a blank between `\(name.text)` and its `(`",
        at: tokens.span,
        hint: "write `\(name.text)(…)`"
      )
    }
    let arguments = arguments()
    grow(over: height, at: name.span)
    return make(.call(name, arguments), at: tokens.span(from: first))
  }

  /// Parses arguments in parentheses; sets ``height`` to the greatest height of their expressions.
  mutating func arguments() -> [Argument] {
    let opened = tokens.index
    var arguments: [Argument] = []
    var top = 0
    tokens.advance()
    repeat {
      while tokens.kind != .rightParen, tokens.kind != .newline || tokens.following != .rightParen {
        let argument = argument()
        // Most calls have one argument or two.
        if arguments.isEmpty, tokens.kind == .comma { arguments.reserveCapacity(2) }
        arguments.append(argument)
        top = max(top, height)
        tokens.recover(closing: .rightParen)
        if !tokens.take(.comma), !missesComma() { break }
      }
      tokens.close(.rightParen, ")", opened: opened)
    } while tokens.resumes(closing: .rightParen)
    height = top
    return arguments
  }

  /// Returns whether an argument follows without a comma, which is reported and assumed.
  private mutating func missesComma() -> Bool {
    guard !tokens.isRecovering, tokens.kind.isWord, tokens.following == .colon,
      !tokens.current.marks.contains(.firstOnLine)
    else {
      return false
    }
    tokens.report(
      "expected `,`, found `\(tokens.text)`",
      at: tokens.span,
      hint: "write a comma between two arguments"
    )
    return true
  }

  /// Parses `name: "x"`, or a value without a label.
  mutating func argument() -> Argument {
    guard tokens.kind.isWord, tokens.following == .colon || tokens.following == .assign else {
      return Argument(label: nil, value: expression())
    }
    let label = tokens.name(tokens.current)
    tokens.advance()
    let sign = tokens.current
    tokens.advance()
    let value = expression()
    if sign.kind == .assign, !tokens.isRecovering {
      let text = tokens.text(value.span)
      let shown = text.count <= 40 && !text.contains("\n") ? text : "…"
      tokens.report(
        "expected `:` after the label `\(label.text)`, found `=`",
        at: tokens.span(sign),
        hint: "write `\(label.text): \(shown)`"
      )
    }
    return Argument(label: label, value: value)
  }

  /// Parses `ask "Name?"`, `choose(list, question: "Which?")`.
  mutating func prompt(_ form: PromptForm) -> Expression {
    let first = tokens.index
    tokens.advance()
    if tokens.kind == .leftParen, tokens.isAdjacent {
      let arguments = arguments()
      grow(over: height, at: tokens.span(tokens[first]))
      return make(.prompt(form, arguments), at: tokens.span(from: first))
    }
    guard enter() else { return missing(at: tokens.place) }
    defer { leave() }
    let value = postfix()
    grow(over: height, at: tokens.span(tokens[first]))
    return make(.prompt(form, [Argument(label: nil, value: value)]), at: tokens.span(from: first))
  }
}

extension Parser {
  /// Parses `find ToDo where isDone == false sort by due descending then name limit 5`.
  mutating func find() -> Expression {
    let first = tokens.index
    tokens.advance()
    guard tokens.kind.isName || tokens.kind == .in else {
      tokens.reportExpected(
        "the name of an entity after `find`",
        hint: "for example `find ToDo where isDone == false`, or `find in list where …`"
      )
      return missing(at: tokens.span(from: first))
    }
    let entity = tokens.name(tokens.current)
    var list: Expression?
    var top = 0
    if tokens.take(.in) {
      guard enter() else { return missing(at: tokens.place) }
      list = postfix()
      leave()
      top = height
    } else {
      tokens.advance()
    }
    var filter: Expression?
    if tokens.take(.where) {
      filter = filterExpression()
      top = max(top, height)
    }
    var sorts: [Find.Sort] = []
    if !tokens.isRecovering, tokens.take(.sort) || takesOrder() { sorts = sortKeys() }
    var limit: Expression?
    if !tokens.isRecovering, tokens.take(.limit) {
      limit = binary(.fallback)
      top = max(top, height)
    }
    grow(over: top, at: entity.span)
    let find = Find(entity: entity, list: list, filter: filter, sorts: sorts, limit: limit)
    return make(.find(find), at: tokens.span(from: first))
  }

  /// Parses a filter, in which a `=` is read as the `==` that it must be.
  private mutating func filterExpression() -> Expression {
    let value = expression()
    guard tokens.kind == .assign, !tokens.isRecovering else { return value }
    return compared(value)
  }

  /// Consumes a word before `by` that is used instead of `sort`, and reports it; returns whether it
  /// was there.
  private mutating func takesOrder() -> Bool {
    guard tokens.kind == .name, tokens.following == .by,
      ForeignOperator.sorting.contains(tokens.text)
    else { return false }
    tokens.report(
      "`\(tokens.text)` is not a word of the language",
      at: tokens.span,
      hint: "write `sort by`"
    )
    tokens.advance()
    return true
  }

  private mutating func sortKeys() -> [Find.Sort] {
    var sorts: [Find.Sort] = []
    guard tokens.expect(.by, "`by` after `sort`", hint: "for example `sort by due`") else {
      return []
    }
    repeat {
      guard tokens.kind.isName else {
        tokens.reportExpected(
          "the name of a property to sort by",
          hint: "for example `sort by name`"
        )
        return sorts
      }
      let property = tokens.name(tokens.current)
      tokens.advance()
      let isDescending = tokens.take(.descending) || takesDirection(ForeignOperator.descending)
      sorts.append(Find.Sort(property: property, isDescending: isDescending))
      _ = takesDirection(ForeignOperator.ascending)
    } while tokens.take(.then)
    return sorts
  }

  /// Consumes a sort direction of another language, and reports it; returns whether it was there.
  private mutating func takesDirection(_ words: Set<String>) -> Bool {
    guard tokens.kind == .name, words.contains(tokens.text) else { return false }
    tokens.report(
      "`\(tokens.text)` is not a word of the language",
      at: tokens.span,
      hint: words == ForeignOperator.descending
        ? "write `descending`" : "leave it out: it is how `sort by` sorts"
    )
    tokens.advance()
    return true
  }
}
