import SharedStore
import WidgetIntents
import WidgetRender
import WidgetTerminal

/// The lines of the live view for the commands that it has started.
extension StoreLive {
  /// What a command's end means to the person.
  func outcome(of request: LiveRequest, _ code: Int32, _ report: RunReport) -> LiveOutcome {
    if code != 0 { return LiveOutcome(failure(of: request, report), isFailure: true) }
    let warning = report.warning.map { "; \($0.message)" } ?? ""
    let isFailure = report.warning != nil
    switch request {
    case .press(let action, _, _), .perform(let action, _):
      let name = CommandLineName.intent(action.intent)
      return LiveOutcome(
        (report.words ?? "\(name): done") + warning,
        isFailure: isFailure,
        run: run(report.run, named: name)
      )
    case .undo(let run):
      return LiveOutcome(run.undone + warning, isFailure: isFailure, isDone: true)
    case .redo(let run):
      return LiveOutcome(run.redone + warning, isFailure: isFailure, isDone: true)
    case .refresh(let widgets):
      let count = widgets.count == 1 ? "1 widget" : "\(widgets.count) widgets"
      return LiveOutcome(isFailure ? String(warning.dropFirst(2)) : "Refreshed \(count)")
    case .open: return LiveOutcome("")
    }
  }

  /// What went wrong; a press that asks has an answer on the command line only (WK-96).
  private func failure(of request: LiveRequest, _ report: RunReport) -> String {
    guard let (message, hint) = report.error else { return "the command was ended" }
    guard report.lacksInput, let action = request.action else {
      return [message, hint].compactMap { $0 }.joined(separator: "; ")
    }
    let parameters = action.parameters.map { " \($0.name)=\(ShellWord.quoted($0.value))" }.joined()
    let command = context.advised(
      "perform \(CommandLineName.intent(action.intent))\(parameters)"
    )
    return "\(message); at a shell, \(command) asks for it"
  }

  /// The run of a press, as the journal has it.
  private func run(_ id: String?, named name: String) -> LiveRun? {
    guard let id else { return nil }
    guard let recorded = try? openReader()?.run(id) else {
      return LiveRun(id: id, name: name, isReversible: false)
    }
    return LiveRun(
      id: "\(recorded.number)",
      name: RunText(run: recorded).words,
      isReversible: recorded.sequence > 0
    )
  }
}
