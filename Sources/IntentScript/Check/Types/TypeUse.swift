/// How a value of one type becomes one of another.
enum Conversion: Equatable {
  case unchanged
  case coerced(Coercion)
}

/// What a value is for, which decides how its type may change and what a message calls it.
enum Use {
  case condition
  /// The value of a statement or operator of this name.
  case operand(String)
  /// A name that is bound or assigned.
  case binding(String)
  /// An argument of an intent; it may be resolved at run time.
  case intentArgument(String)
  case functionArgument(String)
  /// The result of a function of this name.
  case result(String)
  /// What a property of a search is compared with.
  case search(String)
  /// An element of a list.
  case element

  var isIntentArgument: Bool {
    if case .intentArgument = self { true } else { false }
  }

  /// Whether a day may stand for its local midnight (LG-5).
  var isArgument: Bool {
    switch self {
    case .intentArgument, .functionArgument: true
    default: false
    }
  }

  /// The words behind "expected Int".
  var words: String {
    switch self {
    case .condition: " for a condition"
    case .operand(let name): " for `\(name)`"
    case .binding(let name), .intentArgument(let name), .functionArgument(let name):
      " for `\(name)`"
    case .search(let name): " to compare `\(name)` with"
    case .result(let function): " as the result of `\(function)`"
    case .element: " as an element of the list"
    }
  }
}
