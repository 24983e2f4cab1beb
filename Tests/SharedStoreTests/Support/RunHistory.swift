import TestSupport

@testable import SharedStore

/// What undo and redo mean, said another way than the store says it: each record has a stack of the
/// changes that stand, a run goes only from the tops of the stacks, and it comes back only onto the
/// stacks that it was made on.
struct RunHistory {
  struct Change: Equatable {
    let run: Int
    let record: Int64
    let before: Note?
    let after: Note?
    /// The changes that stood in the record when it was made.
    let base: [Int]
  }

  private(set) var notes: [Int64: Note] = [:]
  /// In the order of their first changes.
  private var runs: [Int] = []
  /// The runs whose changes are away, by the undo that took them.
  private(set) var undos: [(id: String, away: [Int])] = []
  /// The runs that stand, the one that was done or done again last at the end.
  private(set) var standing: [Int] = []
  private var changes: [Change] = []
  private var stacks: [Int64: [Int]] = [:]

  /// Notes that `run` made a record what it is.
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

  /// Takes `runs` back; false where a change of another run lies on one of theirs.
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

  /// Brings `runs` back; false where one of their records is not what they found.
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

  /// Notes the order in which what came back at once counts from then on.
  mutating func stand(_ runs: [Int]) {
    standing.removeAll(where: runs.contains)
    standing += self.runs.filter(runs.contains)
  }
}
