internal import WidgetIntents

/// An expression of a type that its context does not accept; makes the hint for the diagnostic.
struct TypeMismatch {
  let expression: Expression
  /// The source text of the expression; `nil` if it is long or incomplete.
  let text: String?
  let found: ValueType
  let wanted: IntentValueType
  let use: ValueUse

  func hint(_ index: CatalogIndex) -> String {
    if case .prompt(.confirm, _) = expression.ungrouped.kind {
      return "`confirm` gives yes or no: to get \(wanted.scriptName), write `ask`"
    }
    switch (wanted, found.unwrapped.type) {
    case (.bool, .optional): return "write `\(text ?? "…") != nil`"
    case (.bool, let type): return boolHint(text ?? "it", type)
    case (.string, .list): return "go over the list with `for`"
    case (.string, .int), (.string, .double):
      return expression.number == nil
        ? "write it into a text: \"\\(\(text ?? "…"))\"" : "put it into quotes: \"\(text ?? "5")\""
    case (.string, _): return "write it into a text: \"\\(\(text ?? "…"))\""
    case (.int, .double): return "write a whole number"
    case (.int, .list), (.double, .list): return "its number of elements is `.count`"
    case (.int, .duration), (.double, .duration): return "leave the unit out"
    case (.int, .string), (.double, .string):
      let isNumber = expression.plainText.flatMap(Double.init) != nil
      return isNumber ? "remove the quotes" : "write a number"
    case (.dateComponents, .string), (.date, .string):
      return "write the day without quotes: `tomorrow`, `friday`, `2026-12-24`"
    case (.dateComponents, .duration): return "count from a day: `today + \(text ?? "3 days")`"
    case (.dateComponents, .date): return "write a day, such as `today`, or let it be a Date"
    case (.date, .dateComponents): return "say the time: `\(text ?? "today") at 00:00`"
    case (.duration, .int), (.duration, .double), (.measurement("duration"), .int),
      (.measurement("duration"), .double):
      let isNumber = expression.number != nil
      let times = isNumber ? text ?? "10" : "\(text ?? "n") * 1"
      return "write a unit: `\(times) s`, `\(times) min` or `\(times) \(isNumber ? "days" : "day")`"
    case (.measurement(let dimension), .int), (.measurement(let dimension), .double):
      let times = expression.number == nil ? "\(text ?? "n") * 1" : text ?? "5"
      return "write a unit: "
        + ScriptUnit.words(of: dimension).prefix(3).map { "`\(times) \($0)`" }.joined(
          separator: ", "
        )
    case (.bool, .string) where use.isIntentArgument: return "write `true` or `false`"
    case (.dateComponents, _), (.date, _):
      return "days are written `tomorrow`, `friday`, `2026-12-24`, `today at 09:00`"
    case (.duration, _): return "a span of time is a number with a unit: `10 min`"
    case (.measurement(let dimension), _):
      let words = ScriptUnit.words(of: dimension)
      return words.isEmpty
        ? "no unit of scripts measures \(dimension)"
        : "\(IntentValueType.typeName(ofDimension: dimension)) is measured in \(words.inRow("or"))"
    case (.enumeration(let name), _): return enumerationHint(name, index)
    case (.entity(CaughtError.type), _): return "only `catch` gives an Error"
    case (.entity, .list(let element)) where element == wanted:
      return "take one of them: `for one in …`, or `.first`"
    case (.entity(let name), .string):
      return "find it by its name: `\(name)(\(text ?? "\"…\""))`"
    case (.entity(let name), _):
      return "`find \(name)` finds them, `\(name)(\"…\")` one by its name"
    case (.list(let element), let type)
    where Conversion.of(type, to: element, use) != nil:
      return "put it into brackets: `[\(text ?? "…")]`"
    case (.list, _): return "a list is written in brackets: `[1, 2]`"
    case (.url, _): return "write the address in quotes: \"https://example.com/\""
    default: return "write a value of the type \(wanted.scriptName)"
    }
  }

  private func boolHint(_ text: String, _ type: IntentValueType) -> String {
    if found.isOptional { return "test whether there is a value: `\(text) != nil`" }
    switch type {
    case .int, .double: return "compare it: `\(text) > 0`"
    case .string, .list: return "ask whether it is empty: `not \(text).isEmpty`"
    case .dateComponents: return "compare it: `\(text) < today`"
    case .date: return "compare it: `\(text) < now`"
    default: return "compare it with `==`"
    }
  }

  private func enumerationHint(_ name: String, _ index: CatalogIndex) -> String {
    guard let cases = index.enumerations[name] else { return "write a case of \(name)" }
    if let text = expression.plainText, let binding = cases.binding(of: text),
      case .enumeration(let value) = binding
    {
      return "write the case without quotes: `\(CommandLineName.kebab(value.rawValue))`"
    }
    return "its cases are \(cases.words.inRow("and"))"
  }
}
