package import Moments

/// Decides which widget of a stack is in front at any instant; a pure value without a clock
/// (WK-109).
///
/// Scores are compared as fractions of the greatest score of their provider. The member with the
/// greatest fraction is in front; among equal ones, the first in the user's order. If none is
/// relevant, the first member is in front. A member that comes to the front stays there for at
/// least a minute.
package struct StackChoice: Equatable, Sendable {
  /// The member of a stack that is in front, and the period in which it is.
  package struct Front: Equatable, Sendable {
    /// The index of the member in the stack.
    package let place: Int
    /// The start of the period.
    ///
    /// `nil` for the initial member, and for one that was in front when the entries were made.
    package let since: Instant?
    /// The end of the period; `nil` if no other member follows.
    package let until: Instant?
  }

  /// A member that stays in front regardless of relevance, such as one that the user selected.
  package struct Kept: Equatable, Sendable {
    package let member: Int64
    package let since: Instant
    package let until: Instant

    package init(member: Int64, since: Instant, until: Instant) {
      (self.member, self.since, self.until) = (member, since, until)
    }
  }

  /// The minimum time for which a member is in front, so that a user can read its picture.
  package static let dwell: Duration = .seconds(60)
  /// The time for which a member stays in front after the user selected it (WK-109).
  package static let cooldown: Duration = .seconds(10 * 60)
  /// The most widgets of a stack (WK-105).
  package static let mostMembers = 10

  package let members: [StackMember]
  /// The members in front, each with the start of its period; the first has been in front from the
  /// beginning.
  private let fronts: [(since: Instant, place: Int)]
  private let spans: [[StackMember.Span]]
  /// The instant from which the entries of all members are known.
  private let known: Instant

  /// Decides which member is in front at each instant; there must be at least one member, in the
  /// user's order.
  ///
  /// - `kept`: A member that stays in front, ignored if it is not among the members. Periods before
  ///   it are discarded.
  package init(_ members: [StackMember], kept: Kept? = nil) {
    self.members = members
    var greatest: [String: Double] = [:]
    for member in members {
      greatest[member.provider] = max(greatest[member.provider] ?? 0, member.greatestKnown)
    }
    spans = members.map { $0.spans(greatest: greatest[$0.provider] ?? 0) }
    let kept = kept.flatMap { kept in
      members.firstIndex { $0.id == kept.member }.map { (kept: kept, place: $0) }
    }
    let leaders = Self.leaders(spans)
    var fronts = [(since: Instant.earliest, place: kept?.place ?? leaders[0].place)]
    var free = kept?.kept.until ?? .earliest
    let known = members.compactMap(\.made).max() ?? .earliest
    for (index, leader) in leaders.enumerated() where index > 0 || kept != nil {
      let end = index + 1 < leaders.count ? leaders[index + 1].since : .latest
      let start = max(leader.since, free)
      guard leader.place != fronts[fronts.count - 1].place, start < end else { continue }
      fronts.append((start, leader.place))
      // When a timeline was made anew, who was in front before it is not known.
      free = start <= known ? start : start.advanced(by: Self.dwell)
    }
    if let kept { fronts[0].since = kept.kept.since }
    // Since when a member is kept is known in any case.
    (self.fronts, self.known) = (fronts, kept == nil ? known : .earliest)
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.members == right.members && left.fronts.elementsEqual(right.fronts) { $0 == $1 }
  }

  /// Returns the member in front at an instant, with its period.
  package func front(at now: Instant) -> Front {
    let index = fronts.lastIndex { $0.since <= now } ?? 0
    let since = fronts[index].since
    return Front(
      place: fronts[index].place,
      since: since <= known ? nil : since,
      until: index + 1 < fronts.count ? fronts[index + 1].since : nil
    )
  }

  /// Returns a member's score at an instant as a fraction of its provider's greatest score.
  ///
  /// - Returns: `nil` if the member is not relevant at that instant.
  package func part(of place: Int, at now: Instant) -> Double? {
    spans[place].first { $0.start <= now && now < $0.end }?.part
  }

  /// Returns, in order, the members that become the most relevant one, each with the instant at
  /// which that happens.
  ///
  /// While no member is relevant, it is the first one.
  private static func leaders(
    _ spans: [[StackMember.Span]]
  ) -> [(since: Instant, place: Int)] {
    var events: [(at: Instant, place: Int, part: Double)] = []
    for (place, spans) in spans.enumerated() {
      for span in spans {
        events.append((span.start, place, span.part))
        // An end comes before the start of what follows at the same instant.
        events.append((span.end, place, 0))
      }
    }
    let order = events.indices.sorted { (events[$0].at, $0) < (events[$1].at, $1) }
    var parts = [Double](repeating: 0, count: spans.count)
    var leaders = [(since: Instant.earliest, place: 0)]
    for (position, index) in order.enumerated() {
      let event = events[index]
      parts[event.place] = event.part
      if position + 1 < order.count, events[order[position + 1]].at == event.at { continue }
      var first = 0
      for place in parts.indices where parts[place] > parts[first] { first = place }
      if first != leaders[leaders.count - 1].place { leaders.append((event.at, first)) }
    }
    return leaders
  }
}
