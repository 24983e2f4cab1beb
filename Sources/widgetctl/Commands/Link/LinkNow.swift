import Ground
import SharedStore
import StoreLink
import WidgetRender
import WidgetTerminal

/// `link now`: runs a pass, for the user or after a command that has changed something.
struct LinkNow {
  private let host: Host
  private var context: CommandContext { host.context }

  init(_ host: Host) {
    self.host = host
  }

  func run() throws(CommandError) -> ExitCode {
    if context.arguments.has(LinkCommand.background) {
      // Its outcome is in the note; it has no reader.
      _ = try LinkTurn(host: host).run(isAsked: false)
      return .done
    }
    let report = try ProgressLine(context).waiting(for: "Asking the hub") {
      () throws(CommandError) in
      try LinkTurn(host: host).run(isAsked: true)
    }
    guard let report else { throw .notLinked(context) }
    if context.output.isJSON {
      try context.output.result(json: [
        ("sent", .integer(Int64(report.sent))), ("taken", .integer(Int64(report.taken))),
        ("isUnfinished", .bool(report.isUnfinished)),
      ])
    } else {
      let lines = LinkWords.lines(of: report)
      let safe = lines.map { CellText.safe($0, isASCII: context.isASCII) + "\n" }
      try context.output.result(lines: safe.joined())
    }
    guard !report.isUnfinished else {
      throw .failed(
        .busy,
        message: "other machines were quicker each time",
        hint: "the changes wait here; try again"
      )
    }
    return .done
  }
}
