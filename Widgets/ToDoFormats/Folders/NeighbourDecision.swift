/// The decision about one to-do when a list of widgetctl and another program's folder are
/// synchronized.
///
/// Both are compared with the to-do that each had when they were last equal. In the names, *here*
/// and *this list* mean the list of widgetctl, *there* means the folder.
package enum NeighbourDecision: Equatable, Sendable {
  /// The to-do in the list and in the folder, when both were last equal.
  package struct Seen: Equatable, Sendable {
    package var here: ForeignToDo
    package var there: ForeignToDo

    package init(here: ForeignToDo, there: ForeignToDo) {
      self.here = here
      self.there = there
    }
  }

  /// The state of a to-do in the folder.
  package enum There: Equatable, Sendable {
    case missing
    case present(ForeignToDo)
    /// The to-do's file exists, but cannot be read or parsed.
    case unreadable
  }

  /// Neither the list nor the folder has changed.
  case nothing
  /// The to-do is equal in the list and in the folder, and is to be stored as the last equal state.
  case remember
  /// Add the to-do to this list: it is new in the folder.
  case addHere(ForeignToDo)
  /// Add the to-do to the folder: it is new in this list.
  case addThere(ForeignToDo)
  /// Change the fields `here` in this list, and the fields `there` in the folder.
  case change(here: [ForeignToDo.Field], there: [ForeignToDo.Field])
  /// Remove the to-do from this list: it was removed in the folder, and is unchanged in the list.
  case removeHere
  /// Remove the to-do from the folder: it was removed in this list, and is unchanged in the folder.
  case removeThere
  /// Restore the to-do in this list: it was changed in the folder after it was removed from the
  /// list.
  case bringBackHere(ForeignToDo)
  /// Restore the to-do in the folder: it was changed in this list after it was removed from the
  /// folder.
  case bringBackThere(ForeignToDo)
  /// Keep two to-dos, because the list and the folder have changed these fields to different
  /// values.
  ///
  /// This list's to-do keeps its identity and is written to the folder. The folder's to-do becomes
  /// a separate one in both.
  case keepBoth(theirs: ForeignToDo, [ForeignToDo.Field])
  /// Delete the stored state of the to-do: it was removed both from the list and from the folder.
  case forget
  /// Decide later: the folder's file cannot be parsed.
  case wait

  /// Decides what to do with one to-do.
  ///
  /// - Parameters:
  ///   - seen: The to-do when list and folder were last equal; `nil` if they never were.
  ///   - here: The to-do in this list.
  ///   - written: The to-do as its file in the folder would be read, which may contain less: times
  ///     in whole seconds, only fields of the format.
  ///   - there: The to-do in the folder.
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

  /// Returns the fields in which the folder's to-do differs from this list's and also from the form
  /// that would be written.
  ///
  /// An interrupted sync may already have written the file, so a difference from only one of the
  /// two does not count.
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

  /// Returns the changed fields; fields such as the list, which the folder determines, and the time
  /// of the last change do not count.
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

  /// Returns whether two times are equal in seconds; a missing zone counts as equal, since some
  /// programs write UTC instead.
  private static func isSameTime(_ old: ForeignToDo.Moment?, _ new: ForeignToDo.Moment?) -> Bool {
    guard case .instant(let first, let zone)? = old, case .instant(let second, let other)? = new
    else { return old == new }
    return first.secondsSince1970 == second.secondsSince1970
      && (zone == other || zone.isEmpty || other.isEmpty)
  }

  /// Returns whether two states are equal, comparing times of completion in whole seconds.
  ///
  /// A file contains no fractions of seconds. If a sync was interrupted, only this comparison shows
  /// that list and folder are equal.
  private static func isSameState(_ old: ForeignToDo.State, _ new: ForeignToDo.State) -> Bool {
    switch (old, new) {
    case (.done(let old), .done(let new)), (.cancelled(let old), .cancelled(let new)):
      isSameTime(old, new)
    default: old == new
    }
  }
}
