/// A user of a hub, as the hub knows him.
package struct HubMember: Hashable, Sendable {
  /// The name that the runs of his machines have as their author.
  package let name: String
  package let right: HubRight

  package init(name: String, right: HubRight = .own) {
    self.name = name
    self.right = right
  }
}

/// The things that a user may do with a list; each right includes those before it.
package enum HubRight: Int, Hashable, Comparable, CaseIterable, Sendable {
  /// Read the log and the records, and join.
  case read
  /// Append runs, and forget one's own.
  case write
  /// Make the pictures of others' screens.
  case work
  /// Forget the runs of others.
  case own

  package static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }

  /// The words of a refusal for want of this right.
  var refusal: String {
    switch self {
    case .read: "you may not read this list"
    case .write: "you may read this list, not write it"
    case .work: "you may not make pictures for this list"
    case .own: "only an owner of the list may do that"
    }
  }
}
