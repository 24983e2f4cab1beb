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

  /// The last steps of a log that is read newest first.
  ///
  /// What changed nothing, was taken back or took something back is no step.
  init(last count: Int, of log: [RecordedRun]) {
    for run in log where Self.counts(run) {
      let step = run.run.script.map { Step.script($0) } ?? .run(run.run.id)
      if steps.contains(step) { continue }
      guard steps.count < count else { return }
      steps.append(step)
    }
  }

  private static func counts(_ run: RecordedRun) -> Bool {
    run.sequence > 0 && run.takenBackBy == nil && run.run.origin != JournalRun.undoOrigin
  }
}
