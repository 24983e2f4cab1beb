/// The undos and redos of the live view: the run of an intent that each refers to, and when it may
/// begin.
///
/// An undo refers to the press before it, even if that press has not ended. It waits then, and no
/// older run is undone in its place.
struct LiveReversals: Sendable {
  /// The answer to a key for undo or redo.
  enum Answer: Equatable {
    /// Begin this request, which undoes or redoes the run of an intent.
    case begin(LiveRequest)
    /// The key waits for requests that have not ended.
    case waits
    case nothing(String)
  }

  /// The outcome of a press, with the data that `undo` needs.
  private struct Done: Sendable {
    /// The number of the press, because presses may end in another order.
    let number: Int
    /// The run of the intent that the press started; `nil` if the press failed, or if its run is
    /// not in the journal.
    let run: LiveRun?
    var isFailure = false
  }

  private struct Waiting: Sendable {
    let isUndo: Bool
    /// The number of the press that must be undone; `nil` for the latest one that has ended.
    let press: Int?
  }

  /// An undo or redo that has not ended.
  private struct Reversing: Sendable {
    var number: Int?
    let done: Done
    let isUndo: Bool
  }

  /// The most keys for undo or redo that wait for requests to end; further ones are rejected.
  private static let mostWaiting = 32

  /// The numbers of the presses that have not ended, in order.
  private var presses: [Int] = []
  /// The ended presses of this view that are not undone, latest last; `takenBack` has the undone ones.
  private var done: [Done] = []
  private var takenBack: [Done] = []
  private var waiting: [Waiting] = []
  private var reversing: Reversing?

  /// Whether keys for undo or redo wait for requests that have not ended.
  var isWaiting: Bool { !waiting.isEmpty }

  private var isBusy: Bool { !presses.isEmpty || reversing != nil }

  /// Records that a press has begun, which an undo may refer to.
  mutating func begin(press number: Int) {
    presses.append(number)
  }

  /// Records the number of the request that performs the undo or redo.
  mutating func begin(reversal number: Int) {
    reversing?.number = number
  }

  /// Returns the answer to a key for undo or redo.
  mutating func ask(isUndo: Bool) -> Answer {
    guard isBusy else { return answer(Waiting(isUndo: isUndo, press: nil)) }
    guard waiting.count < Self.mostWaiting else {
      return .nothing("\(waiting.count) keys wait already")
    }
    let meant = Set(waiting.compactMap(\.press))
    let press = isUndo ? presses.last { !meant.contains($0) } : nil
    waiting.append(Waiting(isUndo: isUndo, press: press))
    return .waits
  }

  /// Records the end of a press, or of an undo or redo.
  mutating func end(_ number: Int, _ outcome: LiveOutcome) {
    if let index = presses.firstIndex(of: number) {
      presses.remove(at: index)
      // Presses can end in any order, but are undone in the order of the keys.
      let place = done.firstIndex { $0.number > number } ?? done.count
      done.insert(Done(number: number, run: outcome.run, isFailure: outcome.isFailure), at: place)
      if outcome.run != nil { takenBack = [] }
    } else if let reversing, reversing.number == number {
      self.reversing = nil
      if reversing.isUndo == outcome.isDone {
        takenBack.append(reversing.done)
      } else {
        done.append(reversing.done)
      }
    }
  }

  func standing(of numbers: [Int]) -> Int {
    presses.count { numbers.contains($0) }
      + done.count { numbers.contains($0.number) && $0.run?.isReversible == true }
  }

  func isNewest(among numbers: [Int]) -> Bool {
    (presses.last ?? done.last?.number).map { numbers.contains($0) } ?? false
  }

  /// Combines these presses and returns the answer that undoes them as one; `nil` if there is
  /// nothing to undo.
  ///
  /// The next redo redoes them as one.
  mutating func takeBack(_ numbers: [Int]) -> Answer? {
    let edit = done.filter { numbers.contains($0.number) }
    done.removeAll { numbers.contains($0.number) }
    let runs = edit.compactMap(\.run).filter(\.isReversible)
    guard let newest = edit.last, let last = runs.last else { return nil }
    let whole = LiveRun(
      id: runs.map(\.id).joined(separator: LiveRun.separator),
      name: runs.count == 1 ? last.name : "the whole edit, \(runs.count) changes",
      isReversible: true
    )
    done.append(Done(number: newest.number, run: whole))
    return answer(Waiting(isUndo: true, press: newest.number))
  }

  /// Returns the answer to the first waiting key for undo or redo; `nil` if it must still wait, or
  /// if no key waits.
  mutating func next() -> Answer? {
    guard !isBusy, !waiting.isEmpty else { return nil }
    return answer(waiting.removeFirst())
  }

  private mutating func answer(_ key: Waiting) -> Answer {
    guard key.isUndo else {
      guard let last = takenBack.popLast(), let run = last.run else {
        return .nothing("Nothing to redo")
      }
      reversing = Reversing(done: last, isUndo: false)
      return .begin(.redo(run))
    }
    guard let last = key.press.map({ take(press: $0) }) ?? done.popLast() else {
      return .nothing("Nothing to undo")
    }
    let more = done.isEmpty ? "" : "; u again undoes the press before it"
    guard let run = last.run else {
      let reason = last.isFailure ? "the press failed" : "the press changed nothing"
      return .nothing("Nothing to undo: \(reason)\(more)")
    }
    guard run.isReversible else {
      let reason = run.refusal ?? "\(run.name) changed nothing in the store"
      return .nothing("Nothing to undo: \(reason)\(more)")
    }
    reversing = Reversing(done: last, isUndo: true)
    return .begin(.undo(run))
  }

  private mutating func take(press number: Int) -> Done? {
    done.firstIndex { $0.number == number }.map { done.remove(at: $0) }
  }
}
