import Moments
import SharedStore
import WidgetIntents
import WidgetRender
import WidgetTerminal

/// Runs the commands of keys that the user presses in the row or control with the focus.
extension StoreLive {
  /// Starts the command of a key.
  ///
  /// Each value is a separate argument, which no shell parses; lines are passed as standard input.
  /// - Returns: `false` if the system could not start it.
  func start(_ performance: LivePerformance, for purpose: LiveRuns.Purpose) -> Bool {
    guard performance.lines.isEmpty else {
      let input = performance.lines.map { "\($0)\n" }.joined()
      return runs.start(performance.call.key.words + ["-"], for: purpose, input: Array(input.utf8))
    }
    return runs.start(words(of: performance), for: purpose)
  }

  /// Returns the error for a key in a widget on a hub's board, if this machine does not have the
  /// hub's list; otherwise `nil`.
  func refusal(in id: Int64) -> LiveOutcome? {
    guard let widget = placed[id], let reader = try? openReader(),
      let languages = try? reader.languages()
    else { return nil }
    let named = UserLanguage.named { context.environment[$0] }
    let language = LanguageDecision(languages, named: named).answers
    let refusal = UserLanguage.$spoken.withValue(language) {
      try? CommandError.withoutList(for: widget, reader)
    }
    guard case .failed(_, let message, let hint)? = refusal else { return nil }
    let text = [message, hint].compactMap { $0 }.joined(separator: "; ")
    return LiveOutcome(text, isFailure: true)
  }

  func preview(_ performance: LivePerformance) {
    if let refusal = refusal(in: performance.widget) {
      return unstarted.append(.previewed(performance, refusal))
    }
    let words = words(of: performance) + ["--preview"]
    if runs.start(words, for: .preview(performance)) { return }
    unstarted.append(.previewed(performance, LiveOutcome("")))
  }

  func beginning(of call: LiveRowCall) -> String? {
    guard let widget = placed[call.widget], let reader = try? openReader() else { return nil }
    return rowOffers.beginning(of: call, in: widget.extensionName, reader)
  }

  private func words(of performance: LivePerformance) -> [String] {
    let owner = placed[performance.widget].map { "\($0.extensionName)/" } ?? ""
    let action = performance.action
    return ["perform", owner + CommandLineName.intent(action.intent), "--hidden"]
      + action.parameters.map { "\($0.name)=\($0.value)" }
  }

  /// Returns the preview of a typed text, from the output of the command that made it.
  func preview(_ performance: LivePerformance, _ end: OwnProcess.End) -> LiveNews {
    let report = RunReport(end)
    let text = end.code == 0 ? report.words ?? "" : report.error?.message ?? ""
    return .previewed(performance, LiveOutcome(text, isFailure: end.code != 0))
  }

  /// Returns the address that a command's intent has returned, if it is safe to open; otherwise
  /// `nil`.
  func address(of request: LiveRequest, _ end: OwnProcess.End) -> String? {
    guard end.code == 0, opensResult(request) else { return nil }
    return RunReport(end).words.flatMap(LinkAddress.checked)
  }

  /// Returns whether a request runs an intent that returns an address, which the view then opens.
  private func opensResult(_ request: LiveRequest) -> Bool {
    switch request {
    case .row(let performance): performance.call.key.opensResult
    case .press(let action, let widget, _), .perform(let action, let widget):
      placed[widget].map { rowOffers.returnsAddress(action.intent, of: $0.extensionName) } ?? false
    default: false
    }
  }

  /// Reads the extensions' descriptions in the language of the user.
  func takeOffers(_ known: [KnownExtension], _ reader: StoreReader) throws(CommandError) {
    let languages = try stored { () throws(StoreError) in try reader.languages() }
    let named = UserLanguage.named { context.environment[$0] }
    rowOffers.take(known, in: LanguageDecision(languages, named: named).answers)
  }
}
