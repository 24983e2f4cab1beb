import Ground
import SharedStore
import StoreLink
import WidgetIntents
import WidgetRender
import WidgetTerminal

/// The command `link off`, which unlinks this machine; the machine keeps all its records.
struct LinkEnd {
  private let host: Host
  private var context: CommandContext { host.context }

  init(_ host: Host) {
    self.host = host
  }

  func run() throws(CommandError) -> ExitCode {
    let store = try host.store
    let state = try LinkState(store)
    guard let link = state.link else {
      guard state.screen != nil else { throw .notLinked(context) }
      return try LinkBoards(host).hide(nil)
    }
    if state.waiting > 0, !context.arguments.has(.yes) {
      let isOne = state.waiting == 1
      let english =
        isOne
        ? "is 1 change that the hub does not have"
        : "are \(state.waiting) changes that the hub does not have"
      let turkish = "merkezde olmayan \(state.waiting) değişiklik var"
      guard context.mayAsk else {
        let send = context.advised("link now")
        throw .usage(
          .other(
            message: String(english: "there \(english)", turkish: turkish),
            hint: String(
              english: "to send them: \(send); to keep them only on this machine, add --yes",
              turkish:
                "göndermek için: \(send); yalnızca bu makinede kalsınlar derseniz --yes ekleyin"
            ),
            signature: LinkCommand.signature.usage
          )
        )
      }
      let question = String(
        english: "There \(english). Keep it only on this machine?",
        turkish: "\(turkish). Yalnızca bu makinede kalsın mı?"
      )
      guard TerminalPrompt.ask(Question(question, .confirmation)) == .confirmed else {
        throw .failed(
          .negative,
          message: String(
            english: "declined: nothing was changed",
            turkish: "vazgeçildi: hiçbir şey değişmedi"
          ),
          hint: nil
        )
      }
    }
    let lock = LinkNote.lock(besideStore: store.location, waits: true)
    defer { lock?.release() }
    _ = try store.write { transaction in
      try transaction.removeLink()
      if let screen = state.screen { try ScreenEnd.keep(screen, in: transaction) }
    }
    if context.output.isJSON {
      try context.output.result(json: [("left", .string(link.address))])
    } else {
      let line = String(
        english: "No longer linked with \(link.address); all to-dos stay on this machine",
        turkish: "\(link.address) ile bağ kesildi; bütün görevler bu makinede kalıyor"
      )
      try context.output.result(lines: CellText.safe(line, isASCII: context.isASCII) + "\n")
    }
    return .done
  }
}
