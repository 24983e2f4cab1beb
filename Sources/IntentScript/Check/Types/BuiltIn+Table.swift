internal import WidgetIntents

/// The table of the members of values, by their owners.
extension BuiltIn {
  package static let all: [BuiltIn] = texts + numbers + conversions + lists + moments + shown

  private static let texts: [BuiltIn] = [
    BuiltIn(.text, "count", .value(.int), .count, "its characters"),
    BuiltIn(.text, "isEmpty", .value(.bool), .isEmpty, "whether it has none"),
    BuiltIn(.text, "lines", .value(.list(.string)), .lines, "its lines, without their ends"),
    BuiltIn(.text, "words", .value(.list(.string)), .words, "the words between its spaces"),
    BuiltIn(
      .text,
      "fields",
      .value(.list(.string)),
      .fields,
      "the fields of a line of CSV, or of TSV if it has a tab"
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
      "padded with spaces to that many cells"
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

  private static let numbers: [BuiltIn] = [
    BuiltIn(
      .number,
      "counted",
      [text()],
      .value(.string),
      .counted,
      "the number with a noun, which gets an s unless it is one: 1 day, 3 days"
    ),
    BuiltIn(
      .number,
      "counted",
      [text(), text("plural")],
      .value(.string),
      .counted,
      "the number with a noun, or with its plural: 1 entry, 3 entries"
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
      "a day as people write it: 2026-11-21, friday, 24 Dec"
    ),
    BuiltIn(
      .conversion,
      "Date",
      [text()],
      .value(.optional(.date)),
      .toDate,
      "an instant as people write it: 2026-11-21T09:00, tomorrow 9am"
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
    BuiltIn(.list, "unique", .elements, .unique, "each element once, at its first place"),
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

  /// The name of the built-in enumeration of the days of the week.
  package static let weekdays = "Weekday"

  private static func text(_ label: String? = nil) -> Parameter {
    Parameter(label, .value(.string))
  }

  private static func number(_ label: String? = nil) -> Parameter { Parameter(label, .value(.int)) }

  private static func key(_ label: String? = nil) -> Parameter { Parameter(label, .key) }

  private static let element = Parameter(nil, .element)
}
