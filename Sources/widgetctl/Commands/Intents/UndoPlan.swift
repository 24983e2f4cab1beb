import SharedStore

/// The runs that the user means by the last things that were done.
struct UndoPlan: Equatable {
  /// Something that is taken back as a whole.
  enum Step: Equatable {
    case run(String)
    /// All runs of a script, which the user started once.
    case script(String)
    /// What a redo brought back at once.
    case redo(String)

    var selection: UndoSelection {
      switch self {
      case .run(let id): .run(id)
      case .script(let id): .script(id)
      case .redo(let id): .redo(id)
      }
    }
  }

  /// Steps are looked for in the whole journal, page by page: a script of many intents is one step.
  private static let pageRuns = 1_000
  private static let maximumPages = 100
  /// Runs that changed nothing, as many as a message names.
  private static let mostIdle = 3

  /// Newest first.
  private(set) var steps: [Step] = []
  /// The newest of the runs that ran after all steps, undos and redos, and changed nothing in the
  /// store.
  private(set) var idle: [RecordedRun] = []
  private let count: Int
  private var isEnded = false
  /// Whether a run may still be idle: what lies below an undo was named then.
  private var tellsIdle = true

  /// A plan of the last so many steps, which begins without any.
  init(last count: Int) {
    self.count = count
  }

  /// The plan of the last so many steps of a store.
  init(last count: Int, in reader: StoreReader?) throws(StoreError) {
    self.init(last: count)
    guard let reader else { return }
    for page in 0..<Self.maximumPages {
      let log = try reader.log(limit: Self.pageRuns, offset: page * Self.pageRuns)
      guard read(log) else { return }
    }
  }

  /// All steps at once.
  var selection: UndoSelection { .each(steps.map(\.selection)) }

  /// How many of the steps, from the newest, hold `run`; `nil` when none does.
  func reach(of run: RecordedRun, broughtBackBy redo: RecordedRun?) -> Int? {
    let place = steps.firstIndex { step in
      switch step {
      case .run(let id): id == run.run.id
      case .script(let id): id == run.run.script
      case .redo(let id): id == redo?.run.id
      }
    }
    return place.map { $0 + 1 }
  }

  /// Adds one more page of a log that is read newest first; false where no more is needed.
  ///
  /// What changed nothing, was taken back or took something back is no step. What was brought back is
  /// one where that was done.
  mutating func read(_ log: [RecordedRun]) -> Bool {
    for run in log where !isEnded {
      let step = Self.step(run)
      if step != nil || run.run.isReversal { tellsIdle = false }
      if tellsIdle, Self.isIdle(run), idle.count < Self.mostIdle { idle.append(run) }
      guard let step else { continue }
      if steps.contains(step) { continue }
      if steps.count < count { steps.append(step) } else { isEnded = true }
    }
    return !isEnded && !log.isEmpty
  }

  private static func step(_ run: RecordedRun) -> Step? {
    guard run.takenBackBy == nil else { return nil }
    switch run.run.origin {
    case JournalRun.undoOrigin: return nil
    case JournalRun.redoOrigin: return .redo(run.run.id)
    default:
      guard run.sequence > 0, run.broughtBackBy == nil else { return nil }
      return run.run.script.map { .script($0) } ?? .run(run.run.id)
    }
  }

  private static func isIdle(_ run: RecordedRun) -> Bool {
    run.sequence == 0 && run.takenBackBy == nil
  }
}
