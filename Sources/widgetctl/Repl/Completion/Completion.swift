import WidgetIntents

/// The ways in which a begun word can go on.
struct Completion: Equatable, Sendable {
  /// The bytes of the begun word, which a candidate replaces.
  let bytes: Range<Int>
  /// All of them go on from the begun word.
  let candidates: [Candidate]

  static func none(at offset: Int) -> Completion {
    Completion(bytes: offset..<offset, candidates: [])
  }

  /// What all candidates begin with; the only one whole.
  var common: String {
    guard var common = candidates.first?.text[...] else { return "" }
    for candidate in candidates.dropFirst() {
      common = common.prefix(zip(common, candidate.text).prefix { $0 == $1 }.count)
    }
    return String(common)
  }
}

/// One way in which an input can go on.
struct Candidate: Equatable, Sendable {
  /// What is put in place of the begun word.
  let text: String
  /// What the list shows of it.
  let label: String
  /// What an id means: the name of what it stands for.
  let note: String?

  init(_ text: String, label: String? = nil, note: String? = nil) {
    self.text = text
    self.label = label ?? text
    self.note = note
  }
}

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
