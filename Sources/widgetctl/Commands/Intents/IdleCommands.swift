import SharedStore
import WidgetIntents
import WidgetTerminal

/// Creates the error for an `undo` of commands that have changed nothing in the store.
struct IdleCommands {
  private let idle: [RecordedRun]
  private let next: (command: UndoPlan.Command, count: Int)?
  private let context: CommandContext

  /// The most commands that the error names.
  private static let mostNamed = 3

  init(_ plan: UndoPlan, _ context: CommandContext) {
    idle = plan.idle
    next = plan.next
    self.context = context
  }

  /// The error, which names the commands; its hint names an older command that can be undone, if
  /// there is one.
  var error: CommandError {
    let named = idle.prefix(Self.mostNamed).map { Self.outcome(of: $0) }
    let more = idle.count > named.count ? ", …" : ""
    let last = idle.count == 1 ? "the last command" : "the last \(idle.count) commands"
    return .failed(
      .negative,
      message: "\(last), \(named.joined(separator: ", "))\(more): nothing to undo",
      hint: hint
    )
  }

  private var hint: String {
    guard let next else { return "\(context.advised("log")) lists what ran" }
    let words = ReversalText.words(of: next.command.run)
    if case .script = next.command.step {
      return "\(context.advised("undo \(next.count)")) undoes the script before it: … \(words)"
    }
    let line = "undo --run \(next.command.run.number)"
    return "\(context.advised(line)) undoes the one before: \(words)"
  }

  /// Returns the call and the outcome of a run, such as `count-tea(), changed nothing`.
  static func outcome(of run: RecordedRun) -> String {
    let text = RunText(run: run)
    if let reason = run.lostWay { return "\(text.call), can no longer be undone: \(reason)" }
    if let failure = text.failure { return "\(text.call), failed (\(failure)) and changed nothing" }
    return "\(text.call), changed nothing in the store"
  }
}
