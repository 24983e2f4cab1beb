import Ground
import SharedStore
import StoreLink
import WidgetRender
import WidgetTerminal

/// The command `link now`, which exchanges changes with the hub, for the user or for another
/// command.
struct LinkNow {
  private let host: Host
  private var context: CommandContext { host.context }

  init(_ host: Host) {
    self.host = host
  }

  func run() throws(CommandError) -> ExitCode {
    if context.arguments.has(LinkCommand.background) {
      // The outcome is stored in the note, because no user reads the output.
      let report = try LinkTurn(host: host).run(isAsked: false)
      // An exchange that has sent nothing, for example because another one is running, must not
      // start the next one.
      host.isPassStarted = (report?.sent ?? 0) == 0
      return .done
    }
    if context.arguments.has(LinkCommand.before) { return try before() }
    if let runs = context.arguments.value(of: LinkCommand.after) {
      return try after(runs.split(separator: ",").map(String.init))
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
        message: Self.overtaken.message,
        hint: String(
          english: "the changes wait on this machine; try again",
          turkish: "değişiklikler bu makinede bekliyor; yeniden deneyin"
        )
      )
    }
    return .done
  }

  /// Exchanges changes before a command that needs the hub; if this fails, the command does not
  /// run.
  private func before() throws(CommandError) -> ExitCode {
    do throws(CommandError) {
      let report = try turn([])
      guard !report.isUnfinished else { throw Self.overtaken }
    } catch {
      guard case .failed(let code, let message, _) = error else { throw error }
      throw .failed(
        code == .noInput ? .busy : code,
        message: String(
          english: "nothing was done: \(message)",
          turkish: "hiçbir şey yapılmadı: \(message)"
        ),
        hint: String(
          english: "without --synced it is done here, and sent later",
          turkish: "--synced olmadan burada yapılır, sonra gönderilir"
        )
      )
    }
    return .done
  }

  /// Sends the runs of a command to the hub.
  ///
  /// - Throws: `CommandError` if the hub cannot be reached, or if another machine's change
  ///   conflicts with the runs.
  private func after(_ runs: [String]) throws(CommandError) -> ExitCode {
    let report: PassReport
    do throws(CommandError) {
      report = try turn(runs)
      guard !report.isUnfinished else { throw Self.overtaken }
    } catch {
      guard case .failed(let code, let message, _) = error else { throw error }
      throw .failed(
        code == .noInput ? .busy : code,
        message: String(
          english: "it was done on this machine, but may not have reached the hub: \(message)",
          turkish: "bu makinede yapıldı, ama merkeze ulaşmamış olabilir: \(message)"
        ),
        hint: String(
          english:
            "it is sent the next time the hub is asked; with --key, repeating the command is safe",
          turkish: "merkeze bir daha sorulduğunda gönderilir; --key ile komut güvenle yinelenebilir"
        )
      )
    }
    guard !report.refused.isEmpty else { return .done }
    let conflicts = try LinkConflicts(try host.store).all.filter {
      report.refused.contains($0.id)
    }
    let zone = context.timeZone()
    let text = RecordText(of: Set(conflicts.flatMap(\.collections)), for: host, in: zone)
    let reasons = conflicts.flatMap { $0.refusals(text) }
    let take = conflicts.first { !$0.others.isEmpty }.map {
      context.advised("link take \($0.number)")
    }
    throw .failed(
      .negative,
      message: String(
        english:
          "another machine was first, so this was undone here: \(reasons.joined(separator: "; "))",
        turkish:
          "başka bir makine önce davrandı, burada geri alındı: \(reasons.joined(separator: "; "))"
      ),
      hint: take.map {
        String(
          english: "to set your value anyway: \($0)",
          turkish: "yine de sizin değerinizi yazmak için: \($0)"
        )
      }
        ?? String(
          english: "look at the current state, and repeat the command",
          turkish: "şimdiki duruma bakın ve komutu yineleyin"
        )
    )
  }

  private func turn(_ runs: [String]) throws(CommandError) -> PassReport {
    let lock = LinkNote.lockOfStarter(besideStore: try host.store.location)
    let report = try ProgressLine(context).waiting(for: "Asking the hub") {
      () throws(CommandError) in
      try LinkTurn(host: host).run(isAsked: true, refusing: runs, holding: lock)
    }
    guard let report else { throw .notLinked(context) }
    return report
  }

  private static var overtaken: CommandError {
    .failed(
      .busy,
      message: String(
        english: "other machines sent changes first at each attempt",
        turkish: "her denemede başka makineler önce değişiklik gönderdi"
      ),
      hint: nil
    )
  }
}
