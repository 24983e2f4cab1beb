import WidgetIntents

/// Why a to-do could not be made or changed.
enum ToDoError: ExplainedError, Equatable, Sendable {
  case emptyName
  case nameTooLong(bytes: Int)
  /// A due date without a year, month and day, or one that the calendar does not have.
  case unusableDue(found: String)
  case notFound(number: Int64)

  var message: String {
    switch self {
    case .emptyName: "a to-do needs a name"
    case .nameTooLong(let bytes):
      "the name has \(bytes) bytes, more than the \(ToDoName.maximumBytes) that are kept"
    case .unusableDue(let found): "--due needs a day, found “\(found)”"
    case .notFound(let number): "there is no to-do \(number)"
    }
  }

  var hint: String? {
    switch self {
    case .emptyName: "name it: --name \"Buy milk\""
    case .nameTooLong: "shorten it, or put the rest into --notes"
    case .unusableDue:
      "for example --due 2026-12-01, --due friday or --due \"tomorrow 09:00\""
    case .notFound: "list them with: widgetctl find ToDo"
    }
  }

  /// What was mistyped is a matter of usage (CL-2).
  var exitCode: Int32 {
    switch self {
    case .emptyName, .nameTooLong, .unusableDue: 64
    case .notFound: 1
    }
  }
}

/// The rules for what a to-do is called.
enum ToDoName {
  /// Bytes of UTF-8: a page of text in any script, and still no burden for the store.
  static let maximumBytes = 65_536

  /// The bytes of ASCII's letters, digits and signs.
  private static let graphic: ClosedRange<UInt8> = 0x21...0x7E

  /// The name without white space around it.
  static func checked(_ name: String) throws(ToDoError) -> String {
    guard name.utf8.count <= maximumBytes else {
      throw .nameTooLong(bytes: name.utf8.count)
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
