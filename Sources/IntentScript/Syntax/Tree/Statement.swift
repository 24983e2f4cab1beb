/// A statement of a script, with the range of its source text.
package struct ScriptStatement: Sendable {
  package let span: SourceSpan
  package let kind: Kind

  package init(_ kind: Kind, at span: SourceSpan) {
    self.kind = kind
    self.span = span
  }

  package indirect enum Kind: Sendable {
    /// The declaration of a name: `let name = value`, `var name: Type = value`.
    case binding(BoundName, isVariable: Bool, Expression)
    /// An assignment, `name = value`; the identifier is that of the name that is assigned.
    case assignment(NodeID, Name, Expression)
    /// The declaration of a script's parameter: `param days: Int = 7`.
    case parameter(BoundName, Expression?)
    /// The use of another file's functions: `use "other.intents"`.
    case use(path: String, SourceSpan)
    case function(Function)
    case expression(Expression)
    case branch(Branch)
    /// A loop over a list or the lines of the input: `for todo in overdue { }`.
    case each(BoundName, Expression, Block)
    /// A loop with a number of rounds: `repeat 3 times { }`.
    case repetition(Expression, Block)
    case loop(while: Condition, Block)
    case leave
    case next
    case `return`(Expression?)
    /// A block whose failure is handled: `try { } catch error { }`; the name may be left out.
    case attempt(Block, caught: BoundName?, Block)
    case print(Expression)
    case fail(Expression)
    case exit(Expression?)
    case wait(Expression)
    case parallel(Block)
    case atomic(Block)
    /// A statement that could not be parsed; it has been reported.
    case missing
  }
}

/// Statements between braces.
package struct Block: Sendable {
  package let statements: [ScriptStatement]
  /// The range from the opening brace to after the closing one.
  package let span: SourceSpan

  package init(_ statements: [ScriptStatement], at span: SourceSpan) {
    self.statements = statements
    self.span = span
  }
}

/// A condition of several clauses, all of which must hold: `let due = milk.due, due < today`.
package struct Condition: Sendable {
  package let clauses: [Clause]

  package init(_ clauses: [Clause]) {
    self.clauses = clauses
  }

  package enum Clause: Sendable {
    case expression(Expression)
    /// A clause `let name = value`: it holds if the value is present, which is then bound to the
    /// name.
    case binding(BoundName, Expression)
  }
}

/// An `if` statement: `if … { } else if … { } else { }`.
package struct Branch: Sendable {
  package let arms: [Arm]
  package let otherwise: Block?

  package struct Arm: Sendable {
    package let condition: Condition
    package let block: Block

    package init(condition: Condition, block: Block) {
      self.condition = condition
      self.block = block
    }
  }
}

/// The declaration of a function: `func name(label: Type) -> Type { }`.
package struct Function: Sendable {
  package let name: Name
  /// The parameters with their types; the label of an argument is the parameter's name.
  package let parameters: [BoundName]
  /// The defaults of the parameters in order; `nil` for a required one.
  package let defaults: [Expression?]
  /// The result type; `nil` for a function without a result.
  package let result: TypeSyntax?
  package let body: Block

  package init(
    name: Name,
    parameters: [BoundName],
    defaults: [Expression?],
    result: TypeSyntax?,
    body: Block
  ) {
    self.name = name
    self.parameters = parameters
    self.defaults = defaults
    self.result = result
    self.body = body
  }
}
