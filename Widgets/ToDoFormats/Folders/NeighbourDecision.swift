/// The decision for one to-do that this list and a neighbour's folder share.
///
/// It compares both sides with the to-do as they had it when they were last alike.
package enum NeighbourDecision: Equatable, Sendable {
  /// A to-do as each side had it when they were last alike.
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
    /// Its file is there, but cannot be read or understood.
    case unreadable
  }

  /// Neither side has changed.
  case nothing
  /// Both are alike: this is what was last seen.
  case remember
  /// It is new there.
  case addHere(ForeignToDo)
  /// It is new here.
  case addThere(ForeignToDo)
  /// These fields are taken from there, and those are given.
  case change(here: [ForeignToDo.Field], there: [ForeignToDo.Field])
  /// It was removed there, and here it is as it was.
  case removeHere
  /// It was removed here, and there it is as it was.
  case removeThere
  /// It was changed there after it was removed here, and comes back.
  case bringBackHere(ForeignToDo)
  /// It was changed here after it was removed there, and is given again.
  case bringBackThere(ForeignToDo)
  /// Both sides changed these fields to different things: this list's keeps its identity and goes there, and theirs
  /// becomes a to-do of its own on both sides.
  case keepBoth(theirs: ForeignToDo, [ForeignToDo.Field])
  /// It is gone on both sides.
  case forget
  /// The neighbour's file cannot be understood: nothing is done until it can.
  case wait

  /// Decides on a to-do.
  ///
  /// - Parameters:
  ///   - seen: The to-do when both sides were last alike.
  ///   - here: The to-do of this list.
  ///   - written: The meaning of its file, which may hold less: times in whole seconds, no field without a place.
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

  /// The fields in which a to-do differs from the neighbour's, also in its written form: a sync that was killed
  /// may have written that file.
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

  /// The fields that people change: the folder is the list, and the time of the last change does not count.
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

  /// Whether two moments are one instant, of which a side has lost the zone: some programs write UTC again.
  private static func isSameTime(_ old: ForeignToDo.Moment?, _ new: ForeignToDo.Moment?) -> Bool {
    guard case .instant(let first, let zone)? = old, case .instant(let second, let other)? = new
    else { return old == new }
    return first.secondsSince1970 == second.secondsSince1970
      && (zone == other || zone.isEmpty || other.isEmpty)
  }

  /// Whether both are closed at one second.
  ///
  /// A file holds no part of a second, and after a sync that was killed there is no other sign that both are one.
  private static func isSameState(_ old: ForeignToDo.State, _ new: ForeignToDo.State) -> Bool {
    switch (old, new) {
    case (.done(let old), .done(let new)), (.cancelled(let old), .cancelled(let new)):
      isSameTime(old, new)
    default: old == new
    }
  }
}
