/// What a value has that no entity declares.
package enum BuiltInMember: String, Sendable, Hashable, CaseIterable {
  /// The number of elements of a list, or of a text's characters.
  case count
  case isEmpty
  /// A list's first element, if it has one.
  case first
  case last
  /// An entity's stable identifier.
  case id
  /// An entity's or case's display title.
  case title
}
