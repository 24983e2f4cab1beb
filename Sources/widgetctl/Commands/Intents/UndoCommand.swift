import Ground
import SharedStore
import WidgetTerminal

/// The `undo` command, which reverts the changes of the last commands.
enum UndoCommand: Command {
  static let usesNetwork = true

  static let signature = CommandSignature(
    name: "undo",
    synopsis: "[NUMBER [--yes] | --run NUMBER…] [--json]",
    summary: "Undoes the last changes.",
    examples: [
      .init("widgetctl undo", "undoes the last change; 'redo' repeats it"),
      .init("widgetctl undo 3", "undoes the last three, newest first"),
      .init("widgetctl undo --run 12", "undoes run 12 of the 'log', whatever ran since"),
      .init("widgetctl log", "lists the runs"),
    ],
    details: """
      Every record gets its earlier values. A script is undone as a whole, and so are the runs that
      one 'redo' restored. If the last command changed nothing, or failed, nothing is undone, and the
      message names an older one. An export, an import or a sync that changed no to-do does not
      count. If another run has changed one of the records since, nothing is undone either. To undo
      more than ten commands, confirm the question or pass --yes. Changes outside the store, such as
      exported files, stay.
      """,
    options: [ReversalCommand.run, .yes, .wait, .synced],
    operands: 0...1,
    operandName: "NUMBER",
    isWriting: true
  )

  static func run(_ host: Host) throws(CommandError) -> ExitCode {
    let command = try ReversalCommand(host)
    switch try command.request() {
    case .last(let count): try undo(last: count, command)
    case .runs(let runs): try undo(runs, command)
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
    guard !plan.commands.isEmpty else {
      let hint = "\(command.context.advised("log")) lists what ran"
      throw .failed(.negative, message: "there is nothing to undo", hint: hint)
    }
    guard !plan.steps.isEmpty else { throw IdleCommands(plan, command.context).error }
    try command.confirm(count, of: plan.commands.count, isUndo: true)
    let found = plan.commands.count
    switch try command.store.undo(plan.selection(ofLast: found), id: RunID.make()) {
    case .success(let reversal):
      try command.finish(
        reversal,
        idle: plan.idle,
        fewer: found < count ? found : nil,
        isUndo: true
      )
    case .failure(let error):
      throw try command.refusal(error) { run throws(CommandError) in
        try reach(past: run, from: count, command).map {
          "\(command.context.advised("undo \($0)")) undoes that as well"
        }
      }
    }
  }

  /// Returns how many of the last commands must be undone to include `run` and all later changes of
  /// its records.
  ///
  /// It is `nil` if no number of commands includes these.
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
      let selection = all.selection(ofLast: count)
      guard let obstacle = try command.store.obstacle(to: selection) else { return count }
      run = obstacle
    }
  }

  private static func undo(
    _ runs: [RecordedRun],
    _ command: ReversalCommand
  ) throws(CommandError) {
    for run in runs where run.run.origin == JournalRun.undoOrigin {
      throw .failed(
        .negative,
        message: "run \(run.number) is itself an undo",
        hint: "\(command.context.advised("redo --run \(run.number)")) redoes the runs that it undid"
      )
    }
    let selections = runs.map { run -> UndoSelection in
      run.run.origin == JournalRun.redoOrigin ? .redo(run.run.id) : .run(run.run.id)
    }
    let selection = selections.count == 1 ? selections[0] : .each(selections)
    switch try command.store.undo(selection, id: RunID.make()) {
    case .success(let reversal): try command.finish(reversal, isUndo: true)
    case .failure(let error): throw try command.refusal(error) { _ in nil }
    }
  }
}

/// The `redo` command, which redoes runs that were undone.
enum RedoCommand: Command {
  static let usesNetwork = true

  static let signature = CommandSignature(
    name: "redo",
    synopsis: "[NUMBER [--yes] | --run NUMBER…] [--json]",
    summary: "Redoes the last undone change.",
    examples: [
      .init("widgetctl redo", "redoes the last undo"),
      .init("widgetctl redo 3", "redoes the last three undos"),
      .init("widgetctl redo --run 12", "redoes run 12, or all runs that the undo 12 undid"),
      .init("widgetctl log", "shows which runs were undone, and by which undo"),
    ],
    details: """
      Every record gets the values that it had before the undo. If a later run has changed one of
      the records, nothing is redone, and the message names that run. To redo more than ten runs,
      confirm the question or pass --yes.
      """,
    options: [ReversalCommand.run, .yes, .wait, .synced, .ascii],
    operands: 0...1,
    operandName: "NUMBER",
    isWriting: true
  )

  static func run(_ host: Host) throws(CommandError) -> ExitCode {
    let command = try ReversalCommand(host)
    let selection: RedoSelection
    var undo: Int64?
    var fewer: Int?
    switch try command.request() {
    case .last(let count):
      selection = .last(count)
      fewer = try self.fewer(than: count, command)
    case .runs(let runs):
      let run = runs[0]
      selection = runs.count == 1 ? .run(run.run.id) : .each(runs.map(\.run.id))
      undo = run.run.isReversal ? run.number : run.takenBackBy
    }
    guard command.reader != nil else {
      throw .failed(.negative, message: "there is nothing to redo", hint: nil)
    }
    switch try command.store.redo(selection, id: RunID.make()) {
    case .success(let reversal): try command.finish(reversal, fewer: fewer, isUndo: false)
    case .failure(let error): throw try command.refusal(error, ofRedoing: undo) { _ in nil }
    }
    return .done
  }

  /// Asks the user before many undos are redone.
  ///
  /// - Returns: The number of existing undos if it is less than `count`; otherwise `nil`, also if
  ///   there are none.
  private static func fewer(
    than count: Int,
    _ command: ReversalCommand
  ) throws(CommandError) -> Int? {
    guard count > 1 else { return nil }
    let undos = try stored { () throws(StoreError) in
      try command.reader.map { (reader) throws(StoreError) in
        try UndonePlan.count(upTo: count, in: reader)
      } ?? 0
    }
    guard undos > 0 else { return nil }
    try command.confirm(count, of: undos, isUndo: false)
    return undos < count ? undos : nil
  }
}
