import Ground
import SharedStore
import StoreLink
import WidgetIntents
import WidgetRender
import WidgetTerminal

/// The command `link repair`, which replaces the list on this machine by the hub's.
///
/// Changes that only this machine has are then added again as new runs.
struct LinkRepair {
  private let host: Host
  private var context: CommandContext { host.context }

  init(_ host: Host) {
    self.host = host
  }

  func run() throws(CommandError) -> ExitCode {
    let store = try host.store
    let location = store.location
    guard let link = try LinkState(store).link else { throw .notLinked(context) }
    let lock = try LinkNote.awaitedLock(besideStore: location)
    defer { lock.release() }
    let hub: any Hub
    let core: StoreCore
    let comparison: LinkComparison
    do {
      hub = try LinkedHub.open(link.address, context, isBackground: false)
      core = try store.linked()
      comparison = try LinkComparison(of: core, with: hub)
    } catch {
      throw CommandError(any: error)
    }
    try confirm(comparison)
    let report: PassReport
    do {
      report = try LinkPass(core, hub, on: Computer(storeAt: location)).repair()
    } catch {
      throw CommandError(any: error)
    }
    let now = SystemTime.microsecondsSince1970
    var note = LinkNote.read(besideStore: location)
    note.noteSuccess(at: now)
    lock.write(note.bytes)
    try write(comparison, report)
    return .done
  }

  private func confirm(_ comparison: LinkComparison) throws(CommandError) {
    if context.arguments.has(.yes) { return }
    let what = ComparisonText(comparison).summary
    guard context.mayAsk else {
      throw .usage(
        .other(
          message: String(
            english: "the hub's list replaces this one: \(what)",
            turkish: "merkezdeki liste bunun yerine geçer: \(what)"
          ),
          hint: String(english: "add --yes", turkish: "--yes ekleyin"),
          signature: nil
        )
      )
    }
    let question = String(
      english: "\(what). Read the hub's list again?",
      turkish: "\(what). Merkezdeki liste yeniden alınsın mı?"
    )
    guard TerminalPrompt.ask(Question(question, .confirmation)) == .confirmed else {
      throw .declined
    }
  }

  private func write(
    _ comparison: LinkComparison,
    _ report: PassReport
  ) throws(CommandError) {
    let differing = comparison.collections.flatMap(\.differences)
    if context.output.isJSON {
      try context.output.result(json: [
        ("differed", .integer(Int64(differing.count))), ("sent", .integer(Int64(report.sent))),
      ])
      return
    }
    let lines = [ComparisonText(comparison).summary] + LinkWords.lines(of: report)
    let safe = lines.map { CellText.safe($0, isASCII: context.isASCII) + "\n" }
    try context.output.result(lines: safe.joined())
  }
}
