/// A type as it is written: `Int`, `[ToDo]`, `Date?`.
package indirect enum TypeName: Sendable {
  case named(Name)
  case list(TypeName, SourceSpan)
  case optional(TypeName, SourceSpan)

  package var span: SourceSpan {
    switch self {
    case .named(let name): name.span
    case .list(_, let span), .optional(_, let span): span
    }
  }
}
