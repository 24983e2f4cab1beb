import Ground
import SharedStore
import StoreLink
import WidgetRender
import WidgetTerminal

/// `link` alone: the hub, what waits, and the last look.
struct LinkStatus {
  private let host: Host
  private var context: CommandContext { host.context }

  init(_ host: Host) {
    self.host = host
  }

  /// - Returns: 1 if the store is not linked.
  func write() throws(CommandError) -> ExitCode {
    let state = try LinkState(host.store)
    guard let link = state.link else { throw .notLinked(context) }
    if context.output.isJSON {
      try context.output.result(json: json(link, state))
      return .done
    }
    let zone = context.timeZone()
    var lines = [
      String(
        english: "Linked with \(link.address), as machine \(link.machine), \(link.name)",
        turkish: "\(link.address) ile bağlı; bu makine \(link.machine), \(link.name)"
      )
    ]
    lines.append(LinkWords.waiting(state, in: zone))
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

  private func json(_ link: StoredLink, _ state: LinkState) -> [(String, JSONText)] {
    [
      ("address", .string(link.address)), ("list", .string(link.list)),
      ("machine", .integer(link.machine)), ("name", .string(link.name)),
      ("head", .integer(link.head)), ("waiting", .integer(Int64(state.waiting))),
      ("waitingSince", .instant(state.since)),
      ("succeeded", .instant(state.note.succeeded > 0 ? state.note.succeeded : nil)),
      ("failures", .integer(Int64(state.note.failures))),
      ("error", .optional(state.note.failures > 0 ? state.note.message : nil)),
    ]
  }
}

extension CommandError {
  /// The error of a command that needs a linked store.
  static func notLinked(_ context: CommandContext) -> CommandError {
    .failed(
      .negative,
      message: "this list is on this machine alone",
      hint: "\(context.advised("link create PATH")) makes a hub, "
        + "\(context.advised("link ADDRESS")) joins one"
    )
  }
}
