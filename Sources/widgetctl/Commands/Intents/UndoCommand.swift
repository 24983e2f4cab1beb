import SharedStore
import WidgetTerminal

/// `undo`: takes back what the last intents changed.
enum UndoCommand: Command {
  /// More than a user looks through; each is read from the journal.
  private static let maximumSteps = 1_000
  /// Steps are looked for in the whole journal, page by page: a script of many intents is one step.
  private static let pageRuns = 1_000
  private static let maximumPages = 100

  static let signature = CommandSignature(
    name: "undo",
    synopsis: "[NUMBER] [--json]",
    summary: "Takes back what the last intents changed.",
    examples: [
      .init("widgetctl undo", "the last one"),
      .init("widgetctl undo 3", "the last three, newest first"),
      .init("widgetctl log", "what there is to take back"),
    ],
    details: """
      Every record gets back what it held before. A script is taken back as a whole. Where something
      else has changed one of the records since, nothing is taken back. What intents did outside the
      store stays.
      """,
    operands: 0...1,
    operandName: "NUMBER",
    isWriting: true
  )

  static func run(_ context: CommandContext) throws(CommandError) -> ExitCode {
    let count = try count(context)
    let store = try HostStore(context)
    let reader = try store.reader()
    var plan = UndoPlan(last: count)
    for page in 0..<maximumPages {
      let log = try stored { () throws(StoreError) in
        try reader?.log(limit: pageRuns, offset: page * pageRuns) ?? []
      }
      guard plan.read(log) else { break }
    }
    if plan.steps.isEmpty {
      throw .failed(
        .negative,
        message: "there is nothing to undo",
        hint: "'widgetctl log' lists what ran"
      )
    }
    let undone = try store.undo(plan.selection, id: RunID.make())
    let written = Result { () throws(CommandError) in try write(undone, context) }
    let pool = try ExtensionPool(context, store: store, isNetworkAllowed: true)
    PerformedWidgets(store: store, pool: pool, output: context.output).reload()
    try written.get()
    return .done
  }

  private static func write(
    _ undone: [RecordedRun],
    _ context: CommandContext
  ) throws(CommandError) {
    if context.output.isJSON {
      return try context.output.result(json: [
        ("takenBack", .array(undone.map { RunText(run: $0).json }))
      ])
    }
    let lines = undone.map { run in
      CellText.safe("Took back \(run.number): \(RunText(run: run).call)", isASCII: context.isASCII)
    }
    try context.output.result(lines: lines.joined(separator: "\n") + "\n")
  }

  private static func count(_ context: CommandContext) throws(CommandError) -> Int {
    guard let text = context.arguments.operands.first else { return 1 }
    guard let count = Int(text), (1...maximumSteps).contains(count) else {
      throw .usage(
        .invalidValue(
          option: "NUMBER",
          value: text,
          expected: "a number from 1 to \(maximumSteps)"
        )
      )
    }
    return count
  }
}

/// The runs that the user means by the last things that were done.
struct UndoPlan: Equatable {
  /// Something that is taken back as a whole.
  enum Step: Equatable {
    case run(String)
    /// All runs of a script, which the user started once.
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

  /// Adds one more page of a log that is read newest first; false where no more is needed.
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
