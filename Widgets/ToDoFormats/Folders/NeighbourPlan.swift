/// The decisions for all to-dos when a list of widgetctl and a folder are synchronized.
///
/// Removals that look like a loss of data are held back.
package struct NeighbourPlan: Equatable, Sendable {
  /// One of the two that are synchronized: `here` is the list of widgetctl, `there` the folder.
  package enum Side: Equatable, Sendable {
    case here, there
  }

  /// A reason to hold back removals until the user confirms them.
  package enum Doubt: Equatable, Sendable {
    /// The folder does not exist.
    case missing
    /// The list or the folder is empty, although it had `was` to-dos before.
    case empty(Side, was: Int)
    /// The list or the folder has lost many of its to-dos: how many are missing, and how many it
    /// had before.
    case lost(Side, Int, of: Int)

    /// The reason as a sentence for users.
    package var message: String {
      switch self {
      case .missing: "the folder is missing"
      case .empty(.there, let count): "the folder is empty, and had \(Self.toDos(count)) before"
      case .empty(.here, let count): "the list is empty, and had \(Self.toDos(count)) before"
      case .lost(.there, let lost, let count): "the folder has lost \(lost) of \(Self.toDos(count))"
      case .lost(.here, let lost, let count): "the list has lost \(lost) of \(Self.toDos(count))"
      }
    }

    private static func toDos(_ count: Int) -> String { count == 1 ? "1 to-do" : "\(count) to-dos" }
  }

  /// The decisions that require an action, sorted by identity.
  package private(set) var steps: [(identity: String, decision: NeighbourDecision)] = []
  /// The reasons for which removals are held back.
  package private(set) var doubts: [Doubt] = []
  /// The number of removals that are held back.
  package private(set) var heldBack = 0

  /// The most removals that need no confirmation, even if they are a large share of the list's or
  /// the folder's to-dos.
  package static let freeRemovals = 10

  /// Compares all to-dos of a folder and a list.
  ///
  /// - Parameters:
  ///   - seen: The to-dos in both when they were last equal.
  ///   - here: The to-dos of the list.
  ///   - written: The list's to-dos as their files would be read, for those that may have been
  ///     written.
  ///   - there: The to-dos of the folder, without those that are missing; `nil` if the folder does
  ///     not exist.
  ///   - isMeant: Whether removals are made even if they look like a loss.
  package init(
    seen: [String: NeighbourDecision.Seen],
    here: [String: ForeignToDo],
    written: [String: ForeignToDo] = [:],
    there: [String: NeighbourDecision.There]?,
    isMeant: Bool = false
  ) {
    // A folder that never existed is created; one that is missing may be on an unmounted disk.
    guard let there = there ?? (seen.isEmpty ? [:] : nil) else {
      doubts = [.missing]
      return
    }
    let lostThere = seen.keys.count { there[$0] == nil }
    let lostHere = seen.keys.count { here[$0] == nil }
    if !isMeant {
      doubts = [
        Self.doubt(.there, lost: lostThere, of: seen.count, isEmpty: there.isEmpty),
        Self.doubt(.here, lost: lostHere, of: seen.count, isEmpty: here.isEmpty),
      ].compactMap(\.self)
    }
    // An empty folder may be the mount point of a missing disk, so nothing is written into it.
    let isEmptyThere = doubts.contains { if case .empty(.there, _) = $0 { true } else { false } }
    let identities = Set(seen.keys).union(here.keys).union(there.keys).sorted()
    for identity in identities {
      let decision = NeighbourDecision(
        seen: seen[identity],
        here: here[identity],
        written: written[identity],
        there: there[identity] ?? .missing
      )
      switch decision {
      case .nothing: continue
      case .removeHere where doubts.contains { $0.isOf(.there) },
        .removeThere where doubts.contains { $0.isOf(.here) }:
        heldBack += 1
      case _ where isEmptyThere: continue
      default: steps.append((identity, decision))
      }
    }
  }

  private static func doubt(_ side: Side, lost: Int, of count: Int, isEmpty: Bool) -> Doubt? {
    guard lost > 0 else { return nil }
    if isEmpty { return .empty(side, was: count) }
    return lost > freeRemovals && lost * 10 > count ? .lost(side, lost, of: count) : nil
  }

  package static func == (left: NeighbourPlan, right: NeighbourPlan) -> Bool {
    left.doubts == right.doubts && left.heldBack == right.heldBack
      && left.steps.elementsEqual(right.steps) {
        $0.identity == $1.identity && $0.decision == $1.decision
      }
  }
}

extension NeighbourPlan.Doubt {
  fileprivate func isOf(_ side: NeighbourPlan.Side) -> Bool {
    switch self {
    case .missing: side == .there
    case .empty(let own, _), .lost(let own, _, _): own == side
    }
  }
}
