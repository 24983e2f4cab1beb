import IntentScript

/// A checked input as the prompt runs it: a bare expression at its end gives its value back.
struct ReplInput {
  let script: CheckedScript
  /// Whether the input is nothing but an expression.
  let isExpression: Bool
  /// Whether running it to its end ends the prompt.
  let ends: Bool

  init(_ checked: CheckedScript) {
    var script = checked
    isExpression = script.statements.count == 1 && Self.expression(script.statements.last) != nil
    ends = script.statements.contains { if case .exit = $0.kind { true } else { false } }
    if let last = script.statements.last, let expression = Self.expression(last) {
      script.statements[script.statements.count - 1] = Statement(
        .giveBack(expression),
        at: last.span
      )
    }
    self.script = script
  }

  private static func expression(_ statement: Statement?) -> Expression? {
    if case .expression(let expression)? = statement?.kind { expression } else { nil }
  }
}
