import TestSupport

@testable import SharedStore

/// A model of undo and redo that is defined differently from the store's.
///
/// Each record has a stack of the changes that are in force. A run can be undone only if its
/// changes are on top of the stacks. It can be redone only on the same stacks on which it was made.
struct RunHistory {
  struct Change: Equatable {
    let run: Int
    let record: Int64
    let before: Note?
    let after: Note?
    /// The changes of the record that were in force when this change was made.
    let base: [Int]
  }

  private(set) var notes: [Int64: Note] = [:]
  /// The runs, in the order of their first changes.
  private var runs: [Int] = []
  /// The undone runs, by the undo that reversed them.
  private(set) var undos: [(id: String, away: [Int])] = []
  /// The runs that are in force, in the order in which they were last done or redone.
  private(set) var standing: [Int] = []
  private var changes: [Change] = []
  private var stacks: [Int64: [Int]] = [:]

  /// Records that `run` changed a record to `after`.
  mutating func note(_ run: Int, _ record: Int64, _ after: Note?) {
    let before = notes[record]
    guard before != after else { return }
    let base = stacks[record] ?? []
    changes.append(Change(run: run, record: record, before: before, after: after, base: base))
    stacks[record] = base + [changes.count - 1]
    notes[record] = after
    // A run counts from its first change on.
    guard !runs.contains(run) else { return }
    runs.append(run)
    standing.append(run)
  }

  /// Undoes the runs; returns `false` if a later change of another run is on one of their records.
  mutating func undo(_ runs: [Int], id: String) -> Bool {
    let own = Set(changes.indices.filter { runs.contains(changes[$0].run) })
    for stack in stacks.values where stack.contains(where: own.contains) {
      let kept = stack.prefix { !own.contains($0) }
      guard stack.dropFirst(kept.count).allSatisfy(own.contains) else { return false }
    }
    for (record, stack) in stacks {
      guard let first = stack.first(where: own.contains) else { continue }
      stacks[record] = Array(stack.prefix { $0 != first })
      notes[record] = changes[first].before
    }
    standing.removeAll(where: runs.contains)
    undos.append((id, runs))
    return true
  }

  /// Redoes the runs; returns `false` if one of their records is not as it was before them.
  mutating func redo(_ runs: [Int]) -> Bool {
    var stacks = stacks
    var notes = notes
    for index in changes.indices where runs.contains(changes[index].run) {
      let change = changes[index]
      guard stacks[change.record] ?? [] == change.base else { return false }
      stacks[change.record] = change.base + [index]
      notes[change.record] = change.after
    }
    (self.stacks, self.notes) = (stacks, notes)
    for index in undos.indices { undos[index].away.removeAll(where: runs.contains) }
    undos.removeAll(where: \.away.isEmpty)
    return true
  }

  /// Moves runs that were redone together to the end of `standing`, in their original order.
  mutating func stand(_ runs: [Int]) {
    standing.removeAll(where: runs.contains)
    standing += self.runs.filter(runs.contains)
  }
}
