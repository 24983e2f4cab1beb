/// A name that a script binds, while it can be used.
struct Local {
  /// What binds it.
  enum Kind {
    case constant
    case variable
    /// A parameter, an element of a loop, the value of `if let`, a caught error.
    case given
  }

  let slot: Int32
  /// `nil` when something is wrong with its value, which has been told.
  var type: ValueType?
  let kind: Kind
  /// How many `parallel` blocks stand around the place where it is bound.
  let parallelDepth: Int32
  /// Whether its statement may still be running beside the others of a `parallel` block.
  var isPending = false
  let span: SourceSpan

  var isVariable: Bool { kind == .variable }
}
