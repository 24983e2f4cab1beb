/// A piece of a script that has a value.
package struct Expression: Sendable {
  package let id: NodeID
  package let span: SourceSpan
  package let kind: Kind

  package init(_ kind: Kind, id: NodeID, at span: SourceSpan) {
    self.kind = kind
    self.id = id
    self.span = span
  }

  package indirect enum Kind: Sendable {
    case literal(Literal)
    /// A text with the expressions that stand between its parts: `"done: \(todo.name)"`.
    case string([StringSegment])
    /// A bare word: a local, an enum case, a widget (LG-4).
    case name(String)
    /// `.large`
    case enumCase(Name)
    case list([Expression])
    /// `milk.due`
    case member(Expression, Name)
    /// An intent, a function, a built-in such as `show`, or an entity literal (LG-7, LG-8).
    case call(Name, [Argument])
    case unary(UnaryOperator, Expression)
    case binary(BinaryOperator, Expression, Expression, operatorSpan: SourceSpan)
    /// `tomorrow at 09:00`
    case at(Expression, ClockTime)
    case find(Find)
    /// `ask "Name?"`, `confirm "Sure?"`, `choose overdue`; more arguments stand in parentheses.
    case prompt(PromptForm, [Argument])
    /// Parentheses, which `fmt` keeps.
    case grouped(Expression)
    /// What the parser could not read; it has been told.
    case missing
  }
}
