import WidgetIntents

/// The kind of word that can follow at the cursor, for completion.
enum CompletionPlace: Equatable {
  /// No word is suggested, for example in the name that a statement declares, in a number, or in a
  /// comment.
  case nothing
  case statement
  /// A statement, or `else` or `catch` after a block.
  case block
  /// A value of this type; of any type, if the type is `nil`.
  case value(IntentValueType?)
  /// A label of a call's argument, or the value of the first parameter, whose type is `first`.
  ///
  /// `used` contains the labels that the call already has.
  case argument(callee: String, used: [String], first: IntentValueType?)
  /// A member of a value of this type, after a period.
  case member(IntentValueType)
  /// A case of this enumeration, after a period before which there is no value; `nil` if the
  /// enumeration is not known.
  case enumerationCase(IntentValueType?)
  case entityType
  /// A property of the entity type that a `find` searches.
  case property(of: String)
  /// A word that can follow this clause of a `find`.
  case findClause(FindClause)
  case typeName
  /// A unit, directly after a number without a space.
  case unit
  /// An operator after a complete value.
  case `operator`
  /// The name of an entity of this type, inside a quoted text.
  case entity(String)
  /// One of these words, and no other.
  case words([String])

  enum FindClause: Equatable {
    case entity, filter, sort, limit
  }
}
