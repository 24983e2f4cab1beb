import SharedStore
import WidgetTerminal

/// `undo`: takes back what the last intents changed.
enum UndoCommand: Command {
  static let signature = CommandSignature(
    name: "undo",
    synopsis: "[NUMBER | --run NUMBER] [--json]",
    summary: "Takes back what the last intents changed.",
    examples: [
      .init("widgetctl undo", "the last one; 'redo' does it again"),
      .init("widgetctl undo 3", "the last three, newest first"),
      .init("widgetctl undo --run 12", "that one, as 'log' numbers it, whatever ran since"),
      .init("widgetctl log", "what there is to take back"),
    ],
    details: """
      Every record gets back what it held before. A script is taken back as a whole, and what 'redo'
      brought back at once goes at once. Where something else has changed one of the records since,
      nothing is taken back. What intents did outside the store stays.
      """,
    options: [ReversalCommand.run],
    operands: 0...1,
    operandName: "NUMBER",
    isWriting: true
  )

  static func run(_ context: CommandContext) throws(CommandError) -> ExitCode {
    let command = try ReversalCommand(context)
    switch try command.request() {
    case .last(let count): try undo(last: count, command)
    case .run(let run): try undo(run, command)
    }
    return .done
  }

  private static func undo(
    last count: Int,
    _ command: ReversalCommand
  ) throws(CommandError) {
    let plan = try stored { () throws(StoreError) in
      try UndoPlan(last: count, in: command.reader)
    }
    guard !plan.steps.isEmpty else {
      let hint = "\(command.context.advised("log")) lists what ran"
      throw .failed(.negative, message: "there is nothing to undo", hint: hint)
    }
    switch try command.store.undo(plan.selection, id: RunID.make()) {
    case .success(let reversal): try command.finish(reversal, idle: plan.idle, isUndo: true)
    case .failure(let error):
      throw try command.refusal(error) { run throws(CommandError) in
        try reach(past: run, from: count, command).map {
          "\(command.context.advised("undo \($0)")) takes that back as well"
        }
      }
    }
  }

  /// How many steps there are to take back so that `run` and all that stands in their way go too;
  /// `nil` when no number says so.
  private static func reach(
    past run: StoredRun,
    from count: Int,
    _ command: ReversalCommand
  ) throws(CommandError) -> Int? {
    guard let reader = command.reader else { return nil }
    let all = try stored { () throws(StoreError) in
      try UndoPlan(last: ReversalCommand.maximumSteps, in: reader)
    }
    var (run, count) = (run, count)
    while true {
      let next = try stored { () throws(StoreError) -> Int? in
        guard let recorded = try reader.run(run.id) else { return nil }
        let redo = try recorded.broughtBackBy.flatMap { (number) throws(StoreError) in
          try reader.run(number: number)
        }
        return all.reach(of: recorded, broughtBackBy: redo)
      }
      guard let next, next > count else { return nil }
      count = next
      let selection = UndoSelection.each(all.steps.prefix(count).map(\.selection))
      guard let obstacle = try command.store.obstacle(to: selection) else { return count }
      run = obstacle
    }
  }

  private static func undo(
    _ run: RecordedRun,
    _ command: ReversalCommand
  ) throws(CommandError) {
    let id = run.run.id
    let isRedo = run.run.origin == JournalRun.redoOrigin
    if run.run.origin == JournalRun.undoOrigin {
      throw .failed(
        .negative,
        message: "run \(run.number) is itself an undo",
        hint: "\(command.context.advised("redo --run \(run.number)")) does again what it took back"
      )
    }
    switch try command.store.undo(isRedo ? .redo(id) : .run(id), id: RunID.make()) {
    case .success(let reversal): try command.finish(reversal, isUndo: true)
    case .failure(let error): throw try command.refusal(error) { _ in nil }
    }
  }
}

/// `redo`: does again what was taken back.
enum RedoCommand: Command {
  static let signature = CommandSignature(
    name: "redo",
    synopsis: "[NUMBER | --run NUMBER] [--json]",
    summary: "Redoes the last undone change.",
    examples: [
      .init("widgetctl redo", "what the last undo took back"),
      .init("widgetctl redo 3", "what the last three took back"),
      .init("widgetctl redo --run 12", "that run, or all that the undo 12 took back"),
      .init("widgetctl log", "what was taken back, and by which undo"),
    ],
    details: """
      Every record gets what it held before the undo. What ran since does not matter, unless it
      changed one of the records: then nothing is done, and the run is named.
      """,
    options: [ReversalCommand.run, .ascii],
    operands: 0...1,
    operandName: "NUMBER",
    isWriting: true
  )

  static func run(_ context: CommandContext) throws(CommandError) -> ExitCode {
    let command = try ReversalCommand(context)
    let selection: RedoSelection
    var undo: Int64?
    switch try command.request() {
    case .last(let count): selection = .last(count)
    case .run(let run):
      selection = .run(run.run.id)
      undo = run.run.isReversal ? run.number : run.takenBackBy
    }
    guard command.reader != nil else {
      throw .failed(.negative, message: "there is nothing to redo", hint: nil)
    }
    switch try command.store.redo(selection, id: RunID.make()) {
    case .success(let reversal): try command.finish(reversal, isUndo: false)
    case .failure(let error): throw try command.refusal(error, ofRedoing: undo) { _ in nil }
    }
    return .done
  }
}
