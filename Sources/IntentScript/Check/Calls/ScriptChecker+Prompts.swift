internal import WidgetIntents

extension ScriptChecker {
  /// Checks an `ask`, `confirm` or `choose` and returns the type of its answer; `nil` after a
  /// reported error (LG-13).
  mutating func prompt(
    _ form: PromptForm,
    _ arguments: [Argument],
    _ expression: Expression,
    _ wanted: IntentValueType?
  ) -> ValueType? {
    note(.prompt, form.rawValue, SourceSpan(of: form.rawValue, at: expression.span))
    let known = form == .choose ? ["choices", "question"] : ["question"]
    var places: [String: Int] = [:]
    for (position, argument) in arguments.enumerated() {
      let name = argument.label?.text ?? known[0]
      if argument.label == nil, position > 0 {
        report(
          "only the first argument may go without a label",
          at: argument.value.span,
          hint: "write the label: `question: \(findings.excerpt(argument.value) ?? "\"…\"")`"
        )
      } else if !known.contains(name) {
        report(
          "`\(form.rawValue)` has no parameter `\(name)`",
          at: argument.label?.span ?? argument.value.span,
          hint: findings.suggestion(for: name, in: known) ?? "it takes \(known.inRow("and"))"
        )
      } else if places.updateValue(position, forKey: name) != nil {
        report(
          "`\(name)` is given twice",
          at: argument.label?.span ?? argument.value.span,
          hint: "leave one of the two out"
        )
      }
    }
    let question = places["question"]
    if let question { require(arguments[question].value, .string, .operand("question")) }
    let answer: ValueType?
    switch form {
    case .ask: answer = asked(wanted, expression)
    case .confirm: answer = .bool
    case .choose where places["choices"] == nil && places.count < arguments.count:
      answer = nil  // an argument with a wrong label may be the list
    case .choose:
      answer = chosen(places["choices"].map { arguments[$0].value }, expression, wanted)
    }
    if form != .choose, question == nil, arguments.isEmpty {
      report(
        "`\(form.rawValue)` needs a question",
        at: expression.span,
        hint: "write it after the word: `\(form.rawValue) \"Which one?\"`"
      )
    }
    resolve(
      expression.id,
      .prompt(
        answer: answer?.type ?? .string,
        question: question,
        choices: places["choices"]
      )
    )
    return answer
  }

  /// Returns the type of a question's answer: the type that the context requires, or text.
  ///
  /// `nil` after a reported error: a question cannot have a list as its answer.
  private mutating func asked(_ wanted: IntentValueType?, _ expression: Expression) -> ValueType? {
    switch wanted?.unwrapped {
    case nil, .nothing: return .string
    case .list(let element):
      report(
        "`ask` asks for one value, but a list of \(element.scriptName) is wanted",
        at: expression.span,
        hint: "put the answer into brackets: `[ask \"…\"]`"
      )
      return nil
    case let type?: return ValueType(type, isDayOnly: type == .dateComponents)
    }
  }

  /// Checks the list of a `choose` and returns the type of its elements; `nil` after a reported
  /// error.
  ///
  /// Bare words in the list are cases of the enumeration that the context requires.
  private mutating func chosen(
    _ choices: Expression?,
    _ expression: Expression,
    _ wanted: IntentValueType?
  ) -> ValueType? {
    guard let choices else {
      report(
        "`choose` needs a list to choose from",
        at: expression.span,
        hint: "write it after the word: `choose [\"tea\", \"coffee\"]`"
      )
      return nil
    }
    let isWanted = wanted.map { $0.unwrapped != .nothing } ?? false
    let list = isWanted ? wanted.map { IntentValueType.list($0.unwrapped) } : nil
    guard let type = present(choices, wanted: list) else { return nil }
    guard let element = type.element else {
      report(
        "`choose` takes a list, found \(type.type.scriptName)",
        at: choices.span,
        hint: "write the choices in brackets: `choose [\"tea\", \"coffee\"]`"
      )
      return nil
    }
    return element
  }
}
