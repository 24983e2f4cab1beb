/// The decision for one to-do that this list and a neighbour's folder share.
///
/// It compares both sides with the to-do that each had when they were last equal.
package enum NeighbourDecision: Equatable, Sendable {
  /// A to-do of each side at the time when they were last equal.
  package struct Seen: Equatable, Sendable {
    package var here: ForeignToDo
    package var there: ForeignToDo

    package init(here: ForeignToDo, there: ForeignToDo) {
      self.here = here
      self.there = there
    }
  }

  /// A to-do on the neighbour's side.
  package enum There: Equatable, Sendable {
    case missing
    case present(ForeignToDo)
    /// Its file exists, but cannot be read or parsed.
    case unreadable
  }

  /// Neither side has changed.
  case nothing
  /// Both are equal, and are to be stored as last seen.
  case remember
  /// Add it here: it is new there.
  case addHere(ForeignToDo)
  /// Add it there: it is new here.
  case addThere(ForeignToDo)
  /// Change the first fields here and the second ones there.
  case change(here: [ForeignToDo.Field], there: [ForeignToDo.Field])
  /// Remove it here: it was removed there, and is unchanged here.
  case removeHere
  /// Remove it there: it was removed here, and is unchanged there.
  case removeThere
  /// Restore it here: it was changed there after it was removed here.
  case bringBackHere(ForeignToDo)
  /// Restore it there: it was changed here after it was removed there.
  case bringBackThere(ForeignToDo)
  /// Keep both, because the sides changed these fields to different values.
  ///
  /// This list's to-do keeps its identity and is written there. The neighbour's becomes a to-do of its own on both sides.
  case keepBoth(theirs: ForeignToDo, [ForeignToDo.Field])
  /// Forget it: it was removed on both sides.
  case forget
  /// Wait: the neighbour's file cannot be parsed.
  case wait

  /// Decides on a to-do.
  ///
  /// - Parameters:
  ///   - seen: The to-do when both sides were last equal.
  ///   - here: The to-do of this list.
  ///   - written: The meaning of its file, which may contain less: times in whole seconds, only fields of the format.
  ///   - there: The neighbour's to-do.
  package init(
    seen: Seen?,
    here: ForeignToDo?,
    written: ForeignToDo? = nil,
    there: There
  ) {
    self =
      switch (seen, here, there) {
      case (_, _, .unreadable): .wait
      case (nil, nil, .missing): .nothing
      case (nil, nil, .present(let theirs)): .addHere(theirs)
      case (nil, let ours?, .missing): .addThere(ours)
      case (nil, let ours?, .present(let theirs)): Self.unseen(ours, written, theirs)
      case (_?, nil, .missing): .forget
      case (let seen?, nil, .present(let theirs)):
        Self.changes(from: seen.there, to: theirs).isEmpty ? .removeThere : .bringBackHere(theirs)
      case (let seen?, let ours?, .missing):
        Self.changes(from: seen.here, to: ours).isEmpty ? .removeHere : .bringBackThere(ours)
      case (let seen?, let ours?, .present(let theirs)):
        Self.compared(seen, ours, written, theirs)
      }
  }

  private static func unseen(
    _ ours: ForeignToDo,
    _ written: ForeignToDo?,
    _ theirs: ForeignToDo
  ) -> NeighbourDecision {
    let differing = differences(of: ours, written, from: theirs)
    return differing.isEmpty ? .remember : .keepBoth(theirs: theirs, differing)
  }

  private static func compared(
    _ seen: Seen,
    _ ours: ForeignToDo,
    _ written: ForeignToDo?,
    _ theirs: ForeignToDo
  ) -> NeighbourDecision {
    let (here, there) = (changes(from: seen.here, to: ours), changes(from: seen.there, to: theirs))
    let alike = Set(here).intersection(there)
      .subtracting(differences(of: ours, written, from: theirs))
    let both = here.filter { there.contains($0) && !alike.contains($0) }
    guard both.isEmpty else { return .keepBoth(theirs: theirs, both) }
    let (taken, given) = (there.filter { !alike.contains($0) }, here.filter { !alike.contains($0) })
    guard taken.isEmpty, given.isEmpty else { return .change(here: taken, there: given) }
    return here.isEmpty && there.isEmpty ? .nothing : .remember
  }

  /// Returns the fields in which a to-do differs from the neighbour's, also in its written form.
  ///
  /// A sync that was killed may have written that file.
  private static func differences(
    of ours: ForeignToDo,
    _ written: ForeignToDo?,
    from theirs: ForeignToDo
  ) -> [ForeignToDo.Field] {
    let differing = changes(from: ours, to: theirs)
    guard let written, !differing.isEmpty else { return differing }
    let others = changes(from: written, to: theirs)
    return differing.filter(others.contains)
  }

  /// Returns the changed fields without the list, which is the folder, and without the time of the last change.
  private static func changes(from old: ForeignToDo, to new: ForeignToDo) -> [ForeignToDo.Field] {
    new.fields(differingFrom: old).filter { field in
      switch field {
      case .identity, .list, .modifiedAt, .addedAt: false
      case .state: !isSameState(old.state, new.state)
      case .startedAt: old.startedAt?.secondsSince1970 != new.startedAt?.secondsSince1970
      case .due: !isSameTime(old.due, new.due)
      case .notBefore: !isSameTime(old.notBefore, new.notBefore)
      default: true
      }
    }
  }

  /// Whether two moments are the same instant, even if one side has lost the zone: some programs write UTC instead.
  private static func isSameTime(_ old: ForeignToDo.Moment?, _ new: ForeignToDo.Moment?) -> Bool {
    guard case .instant(let first, let zone)? = old, case .instant(let second, let other)? = new
    else { return old == new }
    return first.secondsSince1970 == second.secondsSince1970
      && (zone == other || zone.isEmpty || other.isEmpty)
  }

  /// Whether both are closed in the same second.
  ///
  /// A file contains no fractions of seconds. After a sync that was killed nothing else shows that both states are equal.
  private static func isSameState(_ old: ForeignToDo.State, _ new: ForeignToDo.State) -> Bool {
    switch (old, new) {
    case (.done(let old), .done(let new)), (.cancelled(let old), .cancelled(let new)):
      isSameTime(old, new)
    default: old == new
    }
  }
}
