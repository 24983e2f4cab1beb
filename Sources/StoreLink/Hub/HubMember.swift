/// A user of a hub: the author's name in their runs, and the user's right.
package struct HubMember: Hashable, Sendable {
  /// The author's name in the runs of the user's machines.
  package let name: String
  package let right: HubRight

  package init(name: String, right: HubRight = .own) {
    self.name = name
    self.right = right
  }
}

/// The rights of a user on a list; each right includes those before it.
package enum HubRight: Int, Hashable, Comparable, CaseIterable, Sendable {
  /// The right to read the log and the records, and to join the list.
  case read
  /// The right to append runs, and to forget one's own.
  case write
  /// The right to make the pictures that are shown on other machines' screens.
  case work
  /// The right to forget the runs of other users.
  case own

  package static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }

  /// The text of the error that a user without this right gets.
  var refusal: String {
    switch self {
    case .read: "you may not read this list"
    case .write: "you may read this list, not write it"
    case .work: "you may not make pictures for this list"
    case .own: "only an owner of the list may do that"
    }
  }
}
