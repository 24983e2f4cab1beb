/// The built-in properties and functions of values; ``BuiltIn`` lists their types and arguments.
package enum BuiltInMember: String, Sendable, Hashable, CaseIterable {
  /// The number of elements in a list, or of characters in a text.
  case count
  case isEmpty
  /// The first element of a list; no value for an empty list.
  case first
  case last
  /// The stable identifier of an entity.
  case id
  /// The display title of an entity or of an enumeration's case.
  case title

  case lines, words, fields, trimmed, lowercased, uppercased
  case contains, hasPrefix, hasSuffix, split, replacing, prefix, suffix
  /// A text padded with spaces to a number of terminal cells: after the text, or before it.
  case padded, paddedLeft
  /// A number with a noun: `3 days`.
  case counted
  case toInt, toDouble, toDay, toDate

  case reversed, unique, sorted, map, joined, sum, min, max, grouped

  case weekday, day, month, year, hour, minute
  /// The number of days from another day or instant to this one.
  case daysSince
}

/// The property that a list's function reads from each element: `\.due`.
package enum MemberKey: Sendable, Hashable {
  case property(String)
  case member(BuiltInMember)
}
