import Ground
import SharedStore
import StoreLink
import WidgetRender
import WidgetTerminal

/// The command `link` without operands, which shows the hub, the changes that wait to be sent, and
/// the last exchange.
struct LinkStatus {
  private let host: Host
  private var context: CommandContext { host.context }

  init(_ host: Host) {
    self.host = host
  }

  /// Prints the state of the link.
  ///
  /// - Returns: 1 if the store is not linked.
  func write() throws(CommandError) -> ExitCode {
    let state = try LinkState(host.store)
    guard state.link != nil || state.screen != nil else { throw .notLinked(context) }
    if context.output.isJSON {
      try context.output.result(json: (state.link.map { json($0, state) } ?? []) + screen(state))
      return .done
    }
    let zone = context.timeZone()
    var lines: [String] = []
    if let link = state.link {
      lines.append(
        String(
          english: "Linked with \(link.address), as machine \(link.machine), \(link.name)",
          turkish: "\(link.address) ile bağlı; bu makine \(link.machine), \(link.name)"
        )
      )
      lines.append(link.isRead ? LinkWords.waiting(state, in: zone) : LinkWords.isUnread)
    }
    if let screen = state.screen {
      lines.append(
        String(
          english: "Shows board “\(screen.name)” of \(screen.address)",
          turkish: "\(screen.address) merkezindeki “\(screen.name)” panosunu gösteriyor"
        )
      )
    }
    if state.note.succeeded > 0 {
      let time = LinkWords.time(state.note.succeeded, in: zone)
      lines.append(
        String(english: "The hub was seen at \(time)", turkish: "Merkez en son \(time) görüldü")
      )
    }
    if state.note.failures > 0 {
      lines.append(
        String(
          english: "The last try failed: \(state.note.message)",
          turkish: "Son deneme başarısız: \(state.note.message)"
        )
      )
    }
    let safe = lines.map { CellText.safe($0, isASCII: context.isASCII) + "\n" }
    try context.output.result(lines: safe.joined())
    return .done
  }

  private func screen(_ state: LinkState) -> [(String, JSONText)] {
    guard let screen = state.screen else { return [] }
    let board = JSONText.object([
      ("name", .string(screen.name)), ("address", .string(screen.address)),
      ("oldSince", .instant(screen.awaySince > 0 ? screen.awaySince : nil)),
    ])
    return [("board", board)] + (state.link == nil ? note(state) : [])
  }

  private func json(_ link: StoredLink, _ state: LinkState) -> [(String, JSONText)] {
    [
      ("address", .string(link.address)), ("list", .string(link.list)),
      ("machine", .integer(link.machine)), ("name", .string(link.name)),
      ("isWhole", .bool(link.isRead)), ("head", .integer(Int64(link.known))),
      ("waiting", .integer(Int64(state.waiting))),
      ("waitingSince", .instant(state.since)),
    ] + note(state)
  }

  private func note(_ state: LinkState) -> [(String, JSONText)] {
    [
      ("succeeded", .instant(state.note.succeeded > 0 ? state.note.succeeded : nil)),
      ("failures", .integer(Int64(state.note.failures))),
      ("error", .optional(state.note.failures > 0 ? state.note.message : nil)),
    ]
  }
}

extension CommandError {
  /// Returns the error of a command that needs a linked store, if the store is not linked.
  static func notLinked(_ context: CommandContext) -> CommandError {
    .failed(
      .negative,
      message: String(
        english: "this list is only on this machine",
        turkish: "bu liste yalnızca bu makinede"
      ),
      hint: String(
        english: "\(context.advised("link create PATH")) makes a hub, "
          + "\(context.advised("link ADDRESS")) joins one",
        turkish: "merkez kurmak için: \(context.advised("link create YOL")); "
          + "katılmak için: \(context.advised("link ADRES"))"
      )
    )
  }

  /// Returns the error of a command that would link a list to a second hub; `address` is that of
  /// the first hub.
  static func linkedElsewhere(_ address: String, _ context: CommandContext) -> CommandError {
    .failed(
      .negative,
      message: String(
        english: "this list is linked with another hub: \(address)",
        turkish: "bu liste başka bir merkeze bağlı: \(address)"
      ),
      hint: ends("link off", context)
    )
  }

  /// Returns the hint that a command ends a state, such as a link, that prevents what the user
  /// wanted.
  ///
  /// `words` are the words of that command.
  static func ends(_ words: String, _ context: CommandContext) -> String {
    let command = context.advised(words)
    return String(
      english: "to end that link: \(command)",
      turkish: "o bağı kesmek için: \(command)"
    )
  }
}
