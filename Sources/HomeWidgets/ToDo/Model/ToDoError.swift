import WidgetIntents

/// Why a to-do could not be made or changed.
enum ToDoError: ExplainedError, Equatable, Sendable {
  case emptyName
  case nameTooLong(scalars: Int, bytes: Int)
  case notesTooLong(bytes: Int)
  /// A tag or a list's name that is empty, too long, or of several lines.
  case unusableLabel(Label, found: String)
  case tooManyTags(count: Int)
  /// A step that the to-do does not have, or one too many.
  case noStep(number: Int, count: Int)
  case tooManySteps(count: Int)
  /// A due date without a year, month and day, or one that the calendar does not have.
  case unusableDue(found: String)
  case notFound(number: Int64)

  /// What a short text names.
  enum Label: String, Sendable {
    case tag = "a tag"
    case list = "a list"
  }

  var message: String {
    switch self {
    case .emptyName: "a to-do needs a name"
    case .nameTooLong(let scalars, let bytes):
      scalars > ToDoName.maximumScalars
        ? "the name has \(scalars) characters, more than the \(ToDoName.maximumScalars) that are kept"
        : "the name has \(bytes) bytes, more than the \(ToDoName.maximumBytes) that are kept"
    case .notesTooLong(let bytes):
      "the notes have \(bytes) bytes, more than the \(ToDoNotes.maximumBytes) that are kept"
    case .unusableLabel(let label, let found): "“\(found)” cannot be \(label.rawValue)"
    case .tooManyTags(let count):
      "\(count) tags are more than the \(ToDoLabel.maximumTags) of one to-do"
    case .noStep(let number, let count):
      count == 0 ? "the to-do has no steps" : "the to-do has no step \(number), only \(count)"
    case .tooManySteps(let count):
      "\(count) steps are more than the \(ChecklistItem.maximumCount) of one to-do"
    case .unusableDue(let found): "--due needs a day, found “\(found)”"
    case .notFound(let number): "there is no to-do \(number)"
    }
  }

  var hint: String? {
    switch self {
    case .emptyName: "name it: --name \"Buy milk\""
    case .nameTooLong: "shorten it, or put the rest into --notes"
    case .notesTooLong: "keep the text in a file, and its path in the notes"
    case .unusableLabel:
      "it is one line of at most \(ToDoLabel.maximumBytes) bytes: --list Work, --tag home"
    case .tooManyTags: "give fewer"
    case .noStep: "'widgetctl perform show-to-do' lists the steps with their numbers"
    case .tooManySteps: "make it several to-dos"
    case .unusableDue:
      "for example --due 2026-12-01, --due friday or --due \"tomorrow 09:00\""
    case .notFound: "list them with: widgetctl find ToDo"
    }
  }

  /// What was mistyped is a matter of usage (CL-2).
  var exitCode: Int32 {
    switch self {
    case .emptyName, .nameTooLong, .notesTooLong, .unusableLabel, .tooManyTags, .unusableDue,
      .tooManySteps:
      64
    case .notFound, .noStep: 1
    }
  }
}

/// The rules for what a to-do is called.
enum ToDoName {
  /// Unicode scalars of a new name, half a page (RI-2); longer ones that a store holds stay as they are.
  static let maximumScalars = 1_000
  /// Bytes of UTF-8, in which a scalar takes up to four.
  static let maximumBytes = 4_000

  /// The bytes of ASCII's letters, digits and signs.
  private static let graphic: ClosedRange<UInt8> = 0x21...0x7E

  /// The name without white space around it.
  static func checked(_ name: String) throws(ToDoError) -> String {
    let bytes = name.utf8.count
    // No more scalars than bytes, which are counted at once.
    if bytes > maximumScalars {
      let scalars = name.unicodeScalars.count
      guard bytes <= maximumBytes, scalars <= maximumScalars else {
        throw .nameTooLong(scalars: scalars, bytes: bytes)
      }
    }
    // Most names: neither end can be, or become part of, white space.
    if let first = name.utf8.first, let last = name.utf8.last, graphic.contains(first),
      graphic.contains(last)
    {
      return name
    }
    let isSpace: (Character) -> Bool = { $0.isWhitespace || $0.isNewline }
    let start = name.drop(while: isSpace)
    guard let last = start.lastIndex(where: { !isSpace($0) }) else { throw .emptyName }
    return String(start[...last])
  }
}
