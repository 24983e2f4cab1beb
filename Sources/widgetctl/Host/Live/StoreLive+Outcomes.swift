import SharedStore
import WidgetIntents
import WidgetRender
import WidgetTerminal

/// Creates the live view's messages about the commands that it has started.
extension StoreLive {
  /// Returns the outcome of a request that the view shows, after the request's command has ended
  /// with this exit code.
  func outcome(of request: LiveRequest, _ code: Int32, _ report: RunReport) -> LiveOutcome {
    if code != 0 {
      var outcome = LiveOutcome(failure(of: request, report), isFailure: true)
      outcome.asking = asking(request, report)
      return outcome
    }
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
    case .row(let performance):
      let name = CommandLineName.intent(performance.action.intent)
      var outcome = LiveOutcome(
        Self.withKey(report.words ?? "\(name): done") + warning,
        isFailure: isFailure,
        isDone: true,
        run: run(report.run, named: name)
      )
      outcome.entity = report.entity
      return outcome
    case .open, .command, .timeline, .setting, .change, .learn, .picture: return LiveOutcome("")
    }
  }

  /// Returns the output of a typed command: one line for the last row of the view, otherwise a
  /// sheet.
  func outcome(ofCommand text: String, run: String, _ end: OwnProcess.End) -> LiveOutcome {
    let answer = CommandAnswer(end)
    return LiveOutcome(
      answer.line,
      isFailure: end.code != 0,
      run: self.run(run, named: text, isKnown: false) ?? script(run, named: text),
      sheet: answer.sheet.map { LiveSheet(title: text, text: $0) }
    )
  }

  /// Returns the output of a command that changed the placed widgets, with the key that undoes it.
  func outcome(ofChange command: String, run: String, _ end: OwnProcess.End) -> LiveOutcome {
    let answer = CommandAnswer(end)
    let text = answer.sheet ?? answer.line
    let line = text.split(separator: "\n").joined(separator: "; ")
    guard end.code == 0, line.contains(Self.advice) else {
      return LiveOutcome(line, isFailure: end.code != 0)
    }
    return LiveOutcome(
      Self.withKey(line),
      run: self.run(run, named: command, isKnown: false)
    )
  }

  /// The beginning of the advice about `undo` at the end of a command's output.
  private static let advice = "; 'widgetctl undo'"

  /// Returns the line with the advice about `undo` replaced by the key that undoes the change.
  private static func withKey(_ line: String) -> String {
    line.firstRange(of: advice).map { "\(line[..<$0.lowerBound]) (u to undo)" } ?? line
  }

  /// Returns the picture in the output of `gallery`, or the command's error.
  func outcome(ofPicture end: OwnProcess.End) -> LiveOutcome {
    let report = RunReport(end)
    let words = report.error?.message ?? report.warning?.message ?? "no picture"
    return LiveOutcome(
      words,
      isFailure: end.code != 0,
      picture: end.code == 0 ? PrintedPicture.first(in: end.output) : nil
    )
  }

  /// Returns the text about the error of a request.
  ///
  /// If values are missing, which a press cannot ask for, the text contains a command that asks for
  /// them (WK-96).
  private func failure(of request: LiveRequest, _ report: RunReport) -> String {
    guard let (message, hint) = report.error else { return "the command was ended" }
    guard let command = asking(request, report) else {
      return [message, hint].compactMap { $0 }.joined(separator: "; ")
    }
    return "\(message); : and the arrow up ask for it: \(command)"
  }

  /// Returns the command that asks for the missing values of a press; `nil` if none was missing.
  private func asking(_ request: LiveRequest, _ report: RunReport) -> String? {
    guard report.lacksInput, let action = request.action else { return nil }
    let parameters = action.parameters.map { " \($0.name)=\(ShellWord.quoted($0.value))" }.joined()
    return "perform \(CommandLineName.intent(action.intent))\(parameters)"
  }

  /// Returns the run of a script that a command has started; `nil` if the script ran no intent.
  ///
  /// Each intent is a run of its own; `:undo` undoes all of them together.
  private func script(_ id: String, named name: String) -> LiveRun? {
    guard (try? openReader()?.run(JournalRun.id(1, ofScript: id))) != nil else { return nil }
    return LiveRun(
      id: id,
      name: name,
      isReversible: false,
      refusal: "a script is undone by ':undo'"
    )
  }

  /// Returns the run of a press or of a command from the journal.
  ///
  /// - Parameters:
  ///   - id: The id of the run; `nil` if there was no run.
  ///   - name: The text to show if the journal does not contain the run.
  ///   - isKnown: Whether the run exists even if the journal does not contain it.
  /// - Returns: `nil` if there was no run.
  private func run(_ id: String?, named name: String, isKnown: Bool = true) -> LiveRun? {
    guard let id else { return nil }
    guard let recorded = try? openReader()?.run(id) else {
      return isKnown ? LiveRun(id: id, name: name, isReversible: false) : nil
    }
    return LiveRun(
      id: "\(recorded.number)",
      name: RunText(run: recorded).words,
      isReversible: recorded.sequence > 0
    )
  }
}
