import SharedStore

/// What a person means by the last things that were done.
struct UndoPlan: Equatable {
  /// Something that is taken back as a whole.
  enum Step: Equatable {
    case run(String)
    /// All runs of a script, which a person started once.
    case script(String)

    var selection: UndoSelection {
      switch self {
      case .run(let id): .run(id)
      case .script(let id): .script(id)
      }
    }
  }

  /// Newest first.
  private(set) var steps: [Step] = []
  private let count: Int
  private var isEnded = false

  /// A plan of the last so many steps, which begins without any.
  init(last count: Int) {
    self.count = count
  }

  /// All steps at once.
  var selection: UndoSelection { .each(steps.map(\.selection)) }

  /// Takes in one more page of a log that is read newest first; false where no more is needed.
  ///
  /// What changed nothing, was taken back or took something back is no step.
  mutating func read(_ log: [RecordedRun]) -> Bool {
    for run in log where !isEnded && Self.counts(run) {
      let step = run.run.script.map { Step.script($0) } ?? .run(run.run.id)
      if steps.contains(step) { continue }
      if steps.count < count { steps.append(step) } else { isEnded = true }
    }
    return !isEnded && !log.isEmpty
  }

  private static func counts(_ run: RecordedRun) -> Bool {
    run.sequence > 0 && run.takenBackBy == nil && run.run.origin != JournalRun.undoOrigin
  }
}
