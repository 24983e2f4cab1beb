/// One step of a script.
package struct Statement: Sendable {
  package let span: SourceSpan
  package let kind: Kind

  package init(_ kind: Kind, at span: SourceSpan) {
    self.kind = kind
    self.span = span
  }

  package indirect enum Kind: Sendable {
    /// `let name = value`, `var name: Type = value`
    case binding(BoundName, isVariable: Bool, Expression)
    /// `name = value`; the identifier is that of the name that is assigned.
    case assignment(NodeID, Name, Expression)
    /// `param days: Int = 7`
    case parameter(BoundName, Expression?)
    /// `use "other.intents"`
    case use(path: String, SourceSpan)
    case function(Function)
    case expression(Expression)
    case branch(Branch)
    /// `for todo in overdue { }`
    case each(BoundName, Expression, Block)
    /// `repeat 3 times { }`
    case repetition(Expression, Block)
    case loop(while: Condition, Block)
    case leave
    case next
    case giveBack(Expression?)
    /// `try { } catch error { }`; the name may be left out.
    case attempt(Block, caught: BoundName?, Block)
    case print(Expression)
    case fail(Expression)
    case exit(Expression?)
    case wait(Expression)
    case parallel(Block)
    case atomic(Block)
    /// What the parser could not read; it has been told.
    case missing
  }
}
