import Moments
import SharedStore
import WidgetTerminal
import WidgetTimeline

/// Determines the front widgets of the stacks in a live view, from relevances in the store and from
/// the user's keys.
struct LiveStackFronts {
  /// The stacks as they were last read from the store.
  private(set) var stacks: [PlacedStack] = []
  /// The members that the user has brought to the front, by the names of their stacks.
  private var turned: [String: StackChoice.Kept] = [:]
  /// The id of the widget with the focus, whose stack does not change its front; `nil` if there is
  /// none.
  private var used: Int64?

  /// The next time when a front widget changes without a key; `nil` if none does.
  var nextChange: Instant? { stacks.compactMap(\.front.until).filter { $0 < .latest }.min() }

  /// Sets the widget that has the focus, so that its stack keeps it in front; `nil` if none has the
  /// focus.
  mutating func use(_ widget: Int64?) { used = widget }

  /// Updates the front widget of each stack among these widgets.
  mutating func look(
    at widgets: [PlacedWidget],
    in reader: StoreReader,
    now: Instant
  ) throws(StoreError) -> PlacedStacks {
    turned = turned.filter { $0.value.until > now }
    var kept = turned
    for stack in stacks where kept[stack.name] == nil {
      kept[stack.name] = self.kept(stack, at: now)
    }
    let found = try PlacedStacks(of: widgets, in: reader, at: now.microseconds, kept: kept)
    stacks = found.all
    return found
  }

  /// Returns the member that must stay in front of a stack although relevances have changed; `nil`
  /// if there is none.
  ///
  /// A member stays while it has the focus, and for a moment after it came to the front.
  private func kept(_ stack: PlacedStack, at now: Instant) -> StackChoice.Kept? {
    if used == stack.frontWidget.id {
      let since = stack.front.since ?? .earliest
      return StackChoice.Kept(member: stack.frontWidget.id, since: since, until: .latest)
    }
    // The present front, according to the last known relevances.
    let front = stack.choice.front(at: now)
    guard let since = front.since else { return nil }
    let until = since.advanced(by: StackChoice.dwell)
    let member = stack.members[front.place].id
    return until > now ? StackChoice.Kept(member: member, since: since, until: until) : nil
  }

  /// Brings the next or previous member of a stack to the front.
  ///
  /// - Returns: The stack, the member, and the time until which it stays in front; `nil` if the
  ///   widget is not in a stack.
  mutating func turn(
    stackOf widget: Int64,
    forward: Bool,
    now: Instant
  ) -> (stack: PlacedStack, member: PlacedWidget, until: Instant)? {
    guard let stack = stacks.first(where: { $0.members.contains { $0.id == widget } }) else {
      return nil
    }
    let count = stack.members.count
    let member = stack.members[(stack.front.place + (forward ? 1 : count - 1)) % count]
    let until = now.advanced(by: StackChoice.cooldown)
    turned[stack.name] = StackChoice.Kept(member: member.id, since: now, until: until)
    return (stack, member, until)
  }
}
