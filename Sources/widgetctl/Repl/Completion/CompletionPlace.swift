import WidgetIntents

/// The kind of word that is possible at the cursor.
enum CompletionPlace: Equatable {
  /// Nothing that could be known: the name that is bound, a number, a comment.
  case nothing
  case statement
  /// A statement, or the continuation of one whose block has ended.
  case block
  /// A value, of this type if it is known.
  case value(IntentValueType?)
  /// A label of a call, or the value of its first parameter.
  case argument(callee: String, used: [String], first: IntentValueType?)
  /// A member, behind a point after a value.
  case member(IntentValueType)
  /// A case, behind a point that follows no value.
  case enumerationCase(IntentValueType?)
  case entityType
  /// A property of the entity that is looked for.
  case property(of: String)
  /// The words that can follow a `find` with these clauses.
  case findClause(FindClause)
  case typeName
  /// Directly behind a number.
  case unit
  /// The place after a complete value.
  case `operator`
  /// The inside of a quoted text that names an entity of a type.
  case entity(String)
  /// Exactly one of these words.
  case words([String])

  enum FindClause: Equatable {
    case entity, filter, sort, limit
  }
}
