package import WidgetIntents

/// A property or function that values have without an entity's declaring it: a row of the one table that
/// the checker, the machine, completion and the manual page go by.
package struct BuiltIn: Sendable, Hashable {
  /// What has it.
  package enum Owner: String, Sendable, Hashable, CaseIterable {
    case text = "String"
    case list = "[T]"
    case day = "Day"
    case date = "Date"
    case entity = "entities"
    case enumeration = "enumerations"
    /// Called by itself, as a type's name: `Int("3")`.
    case conversion = "texts as other types"
  }

  package struct Parameter: Sendable, Hashable {
    enum Kind: Sendable, Hashable {
      case value(IntentValueType)
      /// What the list holds.
      case element
      /// A Day or a Date.
      case moment
      /// A property of the list's elements: `\.due`.
      case key
    }

    /// `nil` for one that has none.
    package let label: String?
    let kind: Kind

    init(_ label: String?, _ kind: Kind) {
      self.label = label
      self.kind = kind
    }
  }

  enum Result: Sendable, Hashable {
    case value(IntentValueType)
    /// One of the list's elements, if there is one.
    case element
    case elements
    /// The property that a key names, of all elements, or of one if there is one.
    case keys, key
    /// A number of the type that the elements, or their property, have.
    case total
    /// Groups of elements by their property.
    case groups
  }

  /// What is asked of a list's elements, or of their property.
  enum Requirement: Sendable, Hashable {
    case nothing, order, number
  }

  package let owner: Owner
  package let name: String
  /// `nil` for a property.
  package let parameters: [Parameter]?
  let result: Result
  package let member: BuiltInMember
  let requirement: Requirement
  /// For the manual page: what it is, without a full stop.
  package let summary: String

  private init(
    _ owner: Owner,
    _ name: String,
    _ parameters: [Parameter]?,
    _ result: Result,
    _ member: BuiltInMember,
    _ summary: String,
    requires requirement: Requirement = .nothing
  ) {
    self.owner = owner
    self.name = name
    self.parameters = parameters
    self.result = result
    self.member = member
    self.requirement = requirement
    self.summary = summary
  }

  /// A property.
  private init(
    _ owner: Owner,
    _ name: String,
    _ result: Result,
    _ member: BuiltInMember,
    _ summary: String,
    requires requirement: Requirement = .nothing
  ) {
    self.init(owner, name, nil, result, member, summary, requires: requirement)
  }
}

extension BuiltIn {
  package static let all: [BuiltIn] = texts + conversions + lists + moments + shown

  private static let texts: [BuiltIn] = [
    BuiltIn(.text, "count", .value(.int), .count, "its characters"),
    BuiltIn(.text, "isEmpty", .value(.bool), .isEmpty, "whether it has none"),
    BuiltIn(.text, "lines", .value(.list(.string)), .lines, "its lines, without their ends"),
    BuiltIn(.text, "words", .value(.list(.string)), .words, "what stands between its blanks"),
    BuiltIn(
      .text,
      "fields",
      .value(.list(.string)),
      .fields,
      "the fields of a line of CSV, or of TSV where it has a tab"
    ),
    BuiltIn(.text, "trimmed", .value(.string), .trimmed, "without the blanks around it"),
    BuiltIn(.text, "lowercased", .value(.string), .lowercased, "in small letters"),
    BuiltIn(.text, "uppercased", .value(.string), .uppercased, "in capitals"),
    BuiltIn(.text, "contains", [text()], .value(.bool), .contains, "as the operator"),
    BuiltIn(.text, "hasPrefix", [text()], .value(.bool), .hasPrefix, "as the operator"),
    BuiltIn(.text, "hasSuffix", [text()], .value(.bool), .hasSuffix, "as the operator"),
    BuiltIn(.text, "split", [text("by")], .value(.list(.string)), .split, "its parts"),
    BuiltIn(
      .text,
      "replacing",
      [text(), text("with")],
      .value(.string),
      .replacing,
      "with another text in each place of one"
    ),
    BuiltIn(.text, "prefix", [number()], .value(.string), .prefix, "its first characters"),
    BuiltIn(.text, "suffix", [number()], .value(.string), .suffix, "its last characters"),
    BuiltIn(
      .text,
      "padded",
      [number("to")],
      .value(.string),
      .padded,
      "with blanks behind it, so many cells wide"
    ),
    BuiltIn(
      .text,
      "padded",
      [number("left")],
      .value(.string),
      .paddedLeft,
      "with blanks before it, so many cells wide"
    ),
  ]

  private static let conversions: [BuiltIn] = [
    BuiltIn(.conversion, "Int", [text()], .value(.optional(.int)), .toInt, "a whole number"),
    BuiltIn(.conversion, "Double", [text()], .value(.optional(.double)), .toDouble, "a number"),
    BuiltIn(
      .conversion,
      "Day",
      [text()],
      .value(.optional(.dateComponents)),
      .toDay,
      "a day, written 2026-11-21"
    ),
    BuiltIn(
      .conversion,
      "Date",
      [text()],
      .value(.optional(.date)),
      .toDate,
      "an instant, written 2026-11-21T09:00"
    ),
  ]

  private static let lists: [BuiltIn] = [
    BuiltIn(.list, "count", .value(.int), .count, "its elements"),
    BuiltIn(.list, "isEmpty", .value(.bool), .isEmpty, "whether it has none"),
    BuiltIn(.list, "first", .element, .first, "its first element, or nil"),
    BuiltIn(.list, "last", .element, .last, "its last element, or nil"),
    BuiltIn(.list, "contains", [element], .value(.bool), .contains, "as the operator"),
    BuiltIn(.list, "prefix", [number()], .elements, .prefix, "its first elements"),
    BuiltIn(.list, "suffix", [number()], .elements, .suffix, "its last elements"),
    BuiltIn(.list, "reversed", .elements, .reversed, "the other way round"),
    BuiltIn(.list, "unique", .elements, .unique, "each element once, where it came first"),
    BuiltIn(.list, "map", [key()], .keys, .map, "a property of each element"),
    BuiltIn(.list, "sorted", .elements, .sorted, "least first", requires: .order),
    BuiltIn(
      .list,
      "sorted",
      [key("by")],
      .elements,
      .sorted,
      "by a property; those without it come last",
      requires: .order
    ),
    BuiltIn(.list, "joined", [text("by")], .value(.string), .joined, "one text of all"),
    BuiltIn(.list, "sum", .total, .sum, "of numbers, spans or measures", requires: .number),
    BuiltIn(.list, "sum", [key()], .total, .sum, "of a property", requires: .number),
    BuiltIn(.list, "min", .element, .min, "the least element, or nil", requires: .order),
    BuiltIn(.list, "min", [key()], .key, .min, "the least of a property", requires: .order),
    BuiltIn(.list, "max", .element, .max, "the greatest element, or nil", requires: .order),
    BuiltIn(.list, "max", [key()], .key, .max, "the greatest of a property", requires: .order),
    BuiltIn(
      .list,
      "grouped",
      [key("by")],
      .groups,
      .grouped,
      "groups with `key` and `items`, in the order in which they first appear"
    ),
  ]

  private static let moments: [BuiltIn] =
    [Owner.day, .date].flatMap { owner in
      [
        BuiltIn(owner, "weekday", .value(.enumeration(weekdays)), .weekday, "a case: `.monday`"),
        BuiltIn(owner, "day", .value(.int), .day, "of the month, from 1"),
        BuiltIn(owner, "month", .value(.int), .month, "from 1 to 12"),
        BuiltIn(owner, "year", .value(.int), .year, "such as 2026"),
        BuiltIn(
          owner,
          "days",
          [Parameter("since", .moment)],
          .value(.int),
          .daysSince,
          "midnights from another day or instant to this one"
        ),
      ]
    } + [
      BuiltIn(.date, "hour", .value(.int), .hour, "on the reader's clock, from 0 to 23"),
      BuiltIn(.date, "minute", .value(.int), .minute, "from 0 to 59"),
    ]

  private static let shown: [BuiltIn] = [
    BuiltIn(.entity, "id", .value(.string), .id, "what it is found again by"),
    BuiltIn(.entity, "title", .value(.string), .title, "what it is called"),
    BuiltIn(.enumeration, "title", .value(.string), .title, "what it is called"),
  ]

  /// The enumeration of the days of the week, which is the language's own.
  package static let weekdays = "Weekday"

  private static func text(_ label: String? = nil) -> Parameter {
    Parameter(label, .value(.string))
  }

  private static func number(_ label: String? = nil) -> Parameter { Parameter(label, .value(.int)) }

  private static func key(_ label: String? = nil) -> Parameter { Parameter(label, .key) }

  private static let element = Parameter(nil, .element)
}

extension BuiltIn {
  /// Those of a type, in the table's order.
  package static func members(of type: IntentValueType) -> [BuiltIn] {
    Owner(of: type).flatMap { byOwner[$0] } ?? []
  }

  /// Those of one name that a type has; functions of one name differ by their labels.
  static func members(of owner: Owner, named name: String) -> [BuiltIn] {
    byOwner[owner]?.filter { $0.name == name } ?? []
  }

  /// The type of its value for a value of a type, and for the property that it takes; `nil` for groups.
  package func type(for owner: IntentValueType, key: IntentValueType? = nil) -> IntentValueType? {
    var element: IntentValueType?
    if case .list(let type) = owner { element = type }
    return switch result {
    case .value(let type): type
    case .elements: owner
    case .element: element.map { $0 == .nothing || $0.isOptional ? $0 : .optional($0) }
    case .keys: key.map { .list($0) }
    case .key: key.map { $0.isOptional ? $0 : .optional($0) }
    case .total: (key ?? element)?.unwrapped
    case .groups: nil
    }
  }

  private static let byOwner = Dictionary(grouping: all, by: \.owner)

  /// As the manual page writes it: `split(by: String) -> [String]`, `count: Int`.
  package var signature: String {
    guard let parameters else { return "\(name): \(resultText)" }
    return "\(call) -> \(resultText)"
  }

  /// As a call: `split(by: String)`.
  package var call: String {
    guard let parameters else { return name }
    let texts = parameters.map { parameter in
      let type =
        switch parameter.kind {
        case .value(let type): type.scriptName
        case .element: "T"
        case .moment: "Day or Date"
        case .key: "\\.property"
        }
      return parameter.label.map { "\($0): \(type)" } ?? type
    }
    return "\(name)(\(texts.joined(separator: ", ")))"
  }

  private var resultText: String {
    let isOfKey = parameters?.contains { $0.kind == .key } == true
    return switch result {
    case .value(let type): type.scriptName
    case .element: "T?"
    case .elements: "[T]"
    case .keys: "[P]"
    case .key: "P?"
    case .total: isOfKey ? "P" : "T"
    case .groups: "[Group]"
    }
  }
}

extension BuiltIn.Owner {
  /// What values of a type have; `nil` for those that have nothing.
  package init?(of type: IntentValueType) {
    switch type {
    case .string: self = .text
    case .list: self = .list
    case .dateComponents: self = .day
    case .date: self = .date
    case .entity: self = .entity
    case .enumeration: self = .enumeration
    default: return nil
    }
  }
}
