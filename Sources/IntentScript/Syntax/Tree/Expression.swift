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

  /// The kind of an expression; names and literals are stored inline, larger payloads in a box.
  package enum Kind: Sendable {
    case literal(Literal)
    /// A text with interpolated expressions: `"done: \(todo.name)"`.
    case string([StringSegment])
    /// A bare word: a local, an enum case, a widget (LG-4).
    case name(String)
    /// An enum case: `.large`.
    indirect case enumCase(Name)
    case list([Expression])
    /// A property of a value: `milk.due`.
    indirect case member(Expression, Name)
    /// A function that a value has: `line.split(by: ";")`.
    indirect case method(Expression, Name, [Argument])
    /// An element of a list: `names[0]`.
    indirect case index(Expression, Expression)
    /// A property of a list's elements, for the functions of lists: `\.due`.
    indirect case keyPath(Name)
    /// An intent, a function, a built-in such as `show`, or an entity literal (LG-7, LG-8).
    indirect case call(Name, [Argument])
    indirect case unary(UnaryOperator, Expression)
    indirect case binary(BinaryOperator, Expression, Expression, operatorSpan: SourceSpan)
    /// A day at a time of day: `tomorrow at 09:00`.
    indirect case at(Expression, ClockTime)
    indirect case find(Find)
    /// `ask "Name?"`, `confirm "Sure?"`, `choose overdue`; several arguments are in parentheses.
    case prompt(PromptForm, [Argument])
    /// Parentheses, which `fmt` keeps.
    indirect case grouped(Expression)
    /// An expression that could not be parsed; it has been reported.
    case missing
  }
}

/// An argument of a call, with its label if it has one.
package struct Argument: Sendable {
  /// The label, which is the parameter's name; `nil` for an argument without one, which is for the
  /// first required parameter.
  package let label: Name?
  package let value: Expression

  package init(label: Name?, value: Expression) {
    self.label = label
    self.value = value
  }
}

/// A part of a string literal: text, or an interpolated expression.
package enum StringSegment: Sendable {
  /// A text with its escapes resolved.
  case text(String)
  case expression(Expression)
}

/// The three forms of a question to the user: a value, yes or no, or a choice.
package enum PromptForm: String, Sendable, Hashable, CaseIterable {
  case ask, confirm, choose
}

/// A search: `find ToDo where isDone == false sort by due limit 5`, or the same `find in todos …`.
package struct Find: Sendable {
  /// The name of the searched entity type; `in` if a list is searched, whose elements determine the
  /// type.
  package let entity: Name
  /// The searched list; `nil` for all entities of the type.
  package let list: Expression?
  /// Comparisons of properties, with `and`, `or` and `not` between them (LG-10); `nil` without a
  /// `where`.
  package let filter: Expression?
  package let sorts: [Sort]
  package let limit: Expression?

  package init(
    entity: Name,
    list: Expression? = nil,
    filter: Expression?,
    sorts: [Sort],
    limit: Expression?
  ) {
    self.entity = entity
    self.list = list
    self.filter = filter
    self.sorts = sorts
    self.limit = limit
  }

  /// A property by which found entities are sorted.
  package struct Sort: Sendable {
    package let property: Name
    package let isDescending: Bool
  }
}

/// An operator with a single operand, which follows it.
package enum UnaryOperator: String, Sendable, Hashable, CaseIterable {
  case not
  case negate = "-"
}

/// A binary operator; the raw value is its source text.
package enum BinaryOperator: String, Sendable, Hashable, CaseIterable {
  case or, and
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case contains, hasPrefix, hasSuffix
  case otherwise = "??"
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case remainder = "%"
}
