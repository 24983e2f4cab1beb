import SharedStore
import StoreLink
import WidgetRender
import WidgetTerminal

/// Reports how merges have changed this machine's runs, once, after the user's next command (LK-2).
struct LinkNews {
  private let host: Host

  /// The most lines that are printed, so that the output of the command stays visible.
  private static let mostLines = 3

  init(_ host: Host) {
    self.host = host
  }

  /// Reports the outcomes that were not reported yet; if the store cannot be read, the command
  /// itself reports that.
  func report() {
    let context = host.context
    guard context.runsForUser, !context.output.isJSON, !context.isInView,
      let store = try? host.store, let reader = try? store.reader(),
      (try? reader.link()) != nil,
      let conflicts = try? LinkConflicts(store, isUntold: true).all, !conflicts.isEmpty
    else { return }
    try? host.inUsersLanguage { () throws(CommandError) in report(conflicts, in: store) }
  }

  private func report(_ conflicts: [LinkConflicts.Conflict], in store: HostStore) {
    let context = host.context
    let zone = context.timeZone()
    let text = RecordText(of: Set(conflicts.flatMap(\.collections)), for: host, in: zone)
    let lines = conflicts.flatMap { conflict in
      conflict.lines(text).map { line in
        guard !conflict.others.isEmpty else { return line }
        let take = context.advised("link take \(conflict.number)")
        return line + "; "
          + String(
            english: "to use the other version: \(take)",
            turkish: "öbürünü almak için: \(take)"
          )
      }
    }
    for line in lines.prefix(Self.mostLines) {
      // The lines are wrapped and not truncated, because they end with a command for the user.
      let whole = CellText.safe("\(context.output.program): \(line)", isASCII: context.isASCII)
      context.output.message(whole + "\n")
    }
    if lines.count > Self.mostLines {
      let log = context.advised("log --conflicts")
      context.output.note(
        String(
          english: "\(log) lists all \(lines.count)",
          turkish: "\(lines.count) tanesinin hepsini \(log) listeler"
        )
      )
    }
    _ = try? store.write(durability: .relaxed) { try $0.markTold() }
  }
}
