import Ground
import Moments
import SharedStore
import StoreLink
import WidgetRender
import WidgetTerminal

/// The command `log --conflicts`, which lists records that two machines have changed, and the
/// values that were kept.
struct ConflictLog {
  let host: Host

  static let option = OptionDefinition(
    "conflicts",
    "runs of this machine that a merge with others has changed"
  )

  func run() throws(CommandError) -> ExitCode {
    try host.inUsersLanguage { () throws(CommandError) in try write() }
  }

  private func write() throws(CommandError) -> ExitCode {
    let context = host.context
    let conflicts = try LinkConflicts(try host.store).all
    let zone = context.timeZone()
    let text = RecordText(of: Set(conflicts.flatMap(\.collections)), for: host, in: zone)
    if context.output.isJSON {
      try context.output.result(json: [
        (
          "conflicts",
          .array(
            conflicts.map { conflict in
              .object([
                ("number", .integer(conflict.number)), ("started", .instant(conflict.started)),
                ("outcomes", .array(conflict.lines(text).map { .string($0) })),
                ("hasOther", .bool(!conflict.others.isEmpty)),
              ])
            }
          )
        )
      ])
      return .done
    }
    guard !conflicts.isEmpty else {
      throw .failed(
        .negative,
        message: String(
          english: "no record was changed on two machines at the same time",
          turkish: "aynı anda iki makinede değişmiş kayıt yok"
        ),
        hint: nil
      )
    }
    var lines: [String] = []
    for conflict in conflicts {
      let time = LinkWords.time(conflict.started, in: zone)
      lines.append("\(conflict.number)  \(time)")
      lines += conflict.lines(text).map { "  \($0)" }
      if !conflict.others.isEmpty {
        let take = context.advised("link take \(conflict.number)")
        lines.append(
          "  "
            + String(
              english: "to use the other value: \(take)",
              turkish: "öbür değer için: \(take)"
            )
        )
      }
    }
    let safe = lines.map { CellText.safe($0, isASCII: context.isASCII) + "\n" }
    try context.output.result(lines: safe.joined())
    return .done
  }
}
