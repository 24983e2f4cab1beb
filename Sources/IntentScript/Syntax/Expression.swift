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

  /// Names and literals stand in it, larger payloads in a box of their own.
  package enum Kind: Sendable {
    case literal(Literal)
    /// A text with the expressions that stand between its parts: `"done: \(todo.name)"`.
    case string([StringSegment])
    /// A bare word: a local, an enum case, a widget (LG-4).
    case name(String)
    /// `.large`
    indirect case enumCase(Name)
    case list([Expression])
    /// `milk.due`
    indirect case member(Expression, Name)
    /// An intent, a function, a built-in such as `show`, or an entity literal (LG-7, LG-8).
    indirect case call(Name, [Argument])
    indirect case unary(UnaryOperator, Expression)
    indirect case binary(BinaryOperator, Expression, Expression, operatorSpan: SourceSpan)
    /// `tomorrow at 09:00`
    indirect case at(Expression, ClockTime)
    indirect case find(Find)
    /// `ask "Name?"`, `confirm "Sure?"`, `choose overdue`; more arguments stand in parentheses.
    case prompt(PromptForm, [Argument])
    /// Parentheses, which `fmt` keeps.
    indirect case grouped(Expression)
    /// What the parser could not read; it has been told.
    case missing
  }
}
