/// A user of a hub: the author's name in their runs, and their right.
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
  /// To read the log and the records, and to join.
  case read
  /// To append runs, and to forget one's own.
  case write
  /// To make the pictures that others' screens show.
  case work
  /// To forget the runs of others.
  case own

  package static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }

  /// The text of the error for a user without this right.
  var refusal: String {
    switch self {
    case .read: "you may not read this list"
    case .write: "you may read this list, not write it"
    case .work: "you may not make pictures for this list"
    case .own: "only an owner of the list may do that"
    }
  }
}
