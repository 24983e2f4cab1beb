import Ground
import SharedStore
import WidgetTerminal

/// Collects the events that the live view must handle: changes of the store and of files, and ends
/// of processes.
extension StoreLive {
  func news() -> [LiveNews] {
    var news: [LiveNews] = (notice.hasChanged() ? [.changed] : []) + questions()
    if sources.hasChanged(at: SystemTime.microsecondsSince1970) { news.append(.changed) }
    if program.wasReplaced() { _ = runs.start(["--version"], for: .version) }
    for (purpose, end) in runs.ended() {
      let isFailure = end.code != 0
      switch purpose {
      case .request(.picture, let number): news.append(.ended(number, outcome(ofPicture: end)))
      case .change(let command, let run, let number):
        news.append(.ended(number, outcome(ofChange: command, run: run, end)))
      case .request(let request, let number):
        if let address = address(of: request, end) {
          begin(.open(address), number: number)
        } else if let (path, widget) = file(of: request, end) {
          news += [.ended(number, LiveOutcome("")), .edit(path: path, of: widget)]
        } else {
          news.append(.ended(number, outcome(of: request, end.code, RunReport(end))))
        }
      case .preview(let performance): news.append(preview(performance, end))
      case .command(let text, let run, let number):
        news.append(.ended(number, outcome(ofCommand: text, run: run, end)))
      case .opening(let address, let number):
        let text = isFailure ? "nothing here opens \(address)" : "opened \(address)"
        news.append(.ended(number, LiveOutcome(text, isFailure: isFailure)))
      case .firstPicture(let widget, let size):
        if isFailure {
          failures["\(widget) \(size)"] = RunReport(end).error?.message ?? "no picture"
        }
        news.append(.changed)
      case .dueReload, .stream: news.append(.changed)
      case .reminders:
        let report = RunReport(end)
        news.append(
          report.reminderLine.map { .reminder($0, delivered: report.reminders) } ?? .changed
        )
      case .reminded: break
      case .version: news += UpgradeText.text(of: RunReport(end)).map { [.notice($0)] } ?? []
      }
    }
    news += unstarted
    unstarted = []
    return news
  }
}
