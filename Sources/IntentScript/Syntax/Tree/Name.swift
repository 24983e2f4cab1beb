/// A name with its source range.
package struct Name: Sendable {
  package let text: String
  package let span: SourceSpan

  package init(_ text: String, at span: SourceSpan) {
    self.text = text
    self.span = span
  }
}

/// The number of a syntax node that the checker resolves: an expression, or a name that is bound.
///
/// It is the index in the checker's tables. The numbers continue from one file of a script to the
/// next.
package struct NodeID: Sendable, Hashable {
  package let index: Int32

  package init(_ index: Int32) {
    self.index = index
  }
}

/// A name that a statement binds, with its declared type, if any.
package struct BoundName: Sendable {
  package let id: NodeID
  package let name: Name
  package let type: TypeSyntax?

  package init(_ name: Name, id: NodeID, type: TypeSyntax? = nil) {
    self.id = id
    self.name = name
    self.type = type
  }
}

/// A type in source: `Int`, `[ToDo]`, `Date?`.
package indirect enum TypeSyntax: Sendable {
  case named(Name)
  case list(TypeSyntax, SourceSpan)
  case optional(TypeSyntax, SourceSpan)

  package var span: SourceSpan {
    switch self {
    case .named(let name): name.span
    case .list(_, let span), .optional(_, let span): span
    }
  }
}
