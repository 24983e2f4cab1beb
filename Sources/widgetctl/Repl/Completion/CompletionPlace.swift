import WidgetIntents

/// What can stand where the cursor is.
enum CompletionPlace: Equatable {
  /// Nothing that could be known: the name that is bound, a number, a comment.
  case nothing
  case statement
  /// A statement, or what goes on the one whose block has ended.
  case block
  /// A value, of this type where it is known.
  case value(IntentValueType?)
  /// A label of a call, or the value of its first parameter.
  case argument(callee: String, used: [String], first: IntentValueType?)
  /// What stands behind a point after a value.
  case member(IntentValueType)
  /// What stands behind a point that nothing stands before.
  case enumerationCase(IntentValueType?)
  case entityType
  /// A property of the entity that is looked for.
  case property(of: String)
  /// The words that go on a `find`, which has these already.
  case findClause(FindClause)
  case typeName
  /// Directly behind a number.
  case unit
  /// Behind a whole value.
  case `operator`
  /// Within the quotes of a text, where an entity of a type is wanted.
  case entity(String)
  /// Exactly one of these words.
  case words([String])

  enum FindClause: Equatable {
    case entity, filter, sort, limit
  }
}
