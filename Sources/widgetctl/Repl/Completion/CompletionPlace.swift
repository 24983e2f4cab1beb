import WidgetIntents

/// The kind of word that can follow at the cursor.
enum CompletionPlace: Equatable {
  /// No word can be suggested: the name that a statement declares, a number, a comment.
  case nothing
  case statement
  /// A statement, or `else` or `catch` after a block.
  case block
  /// A value, of the given type if the context requires one.
  case value(IntentValueType?)
  /// A label of a call, or the value of the call's first parameter, whose type is `first`.
  case argument(callee: String, used: [String], first: IntentValueType?)
  /// A member of a value, after a point.
  case member(IntentValueType)
  /// A case of an enumeration, after a point that follows no value.
  case enumerationCase(IntentValueType?)
  case entityType
  /// A property of the entity that a `find` searches.
  case property(of: String)
  /// A word that can follow this clause of a `find`.
  case findClause(FindClause)
  case typeName
  /// A unit directly after a number, without a blank.
  case unit
  /// An operator after a complete value.
  case `operator`
  /// A name of an entity of this type, inside a quoted text.
  case entity(String)
  /// Only one of these words.
  case words([String])

  enum FindClause: Equatable {
    case entity, filter, sort, limit
  }
}
