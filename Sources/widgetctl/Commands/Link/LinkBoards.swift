import Ground
import SharedStore
import StoreLink
import WidgetExtension
import WidgetIntents
import WidgetRender
import WidgetTerminal

/// The commands `link … --board NAME` and `link boards`, for the boards that several machines
/// share.
struct LinkBoards {
  private let host: Host
  private var context: CommandContext { host.context }

  init(_ host: Host) {
    self.host = host
  }

  /// Shows a board of the hub on this machine.
  ///
  /// If this machine is linked to the hub and the hub has no board of that name, the board is
  /// created there.
  func show(_ word: String, at text: String?) throws(CommandError) -> ExitCode {
    let name = try BoardName(word).text
    let state = try LinkState(host.store)
    let address = try address(text, state)
    if let screen = state.screen {
      throw .failed(
        .negative,
        message: String(
          english: "this machine shows board '\(screen.name)' of \(screen.address) already",
          turkish:
            "bu makine zaten \(screen.address) merkezinin '\(screen.name)' panosunu gösteriyor"
        ),
        hint: CommandError.ends("link off --board \(ShellWord.quoted(screen.name))", context)
      )
    }
    let hub = try LinkedHub.open(address, context, isBackground: false)
    let (list, boards) = try linked { () throws(LinkError) in
      (try hub.state().list, try hub.pictures(of: name, after: 0, limit: 0).boards)
    }
    let folded = FoldedText.fold(name)
    let known = boards.first { FoldedText.fold($0) == folded }
    let isMember = state.link != nil
    guard known != nil || isMember else { throw unknown(name, boards) }
    let chosen = known ?? name
    do {
      if isMember {
        try join(chosen, address, list, in: try host.store.linked())
      } else {
        // A store that is created for a board of a hub does not get the first widget of other new
        // stores.
        let core = try StoreCore(at: host.store.location, schemas: [ScreenSchema.module])
        try core.write { transaction in
          let board = try Self.emptyBoard(chosen, in: transaction)
          try transaction.insert(
            ScreenBoard(address: address, list: list, name: chosen, board: board)
          )
        }
      }
    } catch {
      throw CommandError(any: error)
    }
    let report = try ProgressLine(context).waiting(for: "Asking the hub") {
      () throws(CommandError) in try LinkTurn(host: host).run(isAsked: true)
    }
    try write(chosen, address, isNew: known == nil, report)
    return .done
  }

  /// Lists the boards of the hub.
  func list() throws(CommandError) -> ExitCode {
    let state = try LinkState(host.store)
    guard let address = state.link?.address ?? state.screen?.address else {
      throw .notLinked(context)
    }
    let hub = try LinkedHub.open(address, context, isBackground: false)
    let boards = try linked { () throws(LinkError) in
      try hub.pictures(of: state.screen?.name ?? "-", after: 0, limit: 0).boards
    }
    let shown = state.screen?.name
    if context.output.isJSON {
      let json = boards.map { board in
        JSONText.object([("name", .string(board)), ("isShown", .bool(board == shown))])
      }
      try context.output.result(json: [("boards", .array(json))])
      return .done
    }
    var table = TextTable(heading: ["BOARD", "HERE"])
    table.rows = boards.map { [$0, $0 == shown ? "shown" : ""] }
    try context.output.result(table)
    return .done
  }

  /// Stops showing the hub's board on this machine; the board stays on the hub.
  func hide(_ word: String?) throws(CommandError) -> ExitCode {
    let state = try LinkState(host.store)
    guard let screen = state.screen,
      word.map({ FoldedText.fold($0) == FoldedText.fold(screen.name) }) ?? true
    else {
      throw .failed(
        .negative,
        message: String(
          english: "this machine shows no board of a hub",
          turkish: "bu makine hiçbir merkezin panosunu göstermiyor"
        ),
        hint: String(
          english: "\(context.advised("link ADDRESS --board NAME")) shows one",
          turkish: "göstermek için: \(context.advised("link ADRES --board AD"))"
        )
      )
    }
    let lock = LinkNote.lock(besideStore: try host.store.location, waits: true)
    defer { lock?.release() }
    do {
      try host.store.linked().write { try ScreenEnd.remove(screen, in: $0) }
    } catch {
      throw CommandError(any: error)
    }
    if context.output.isJSON {
      try context.output.result(json: [("hidden", .string(screen.name))])
    } else {
      let line = String(
        english: "No longer shows board “\(screen.name)” of \(screen.address)",
        turkish: "\(screen.address) merkezindeki “\(screen.name)” panosu artık gösterilmiyor"
      )
      try context.output.result(lines: CellText.safe(line, isASCII: context.isASCII) + "\n")
    }
    return .done
  }

  private func address(_ text: String?, _ state: LinkState) throws(CommandError) -> String {
    guard let text else {
      guard let link = state.link else {
        throw .usage(
          .other(
            message: String(
              english: "--board needs the address of the hub",
              turkish: "--board için merkezin adresi gerekir"
            ),
            hint: String(
              english: "for example: \(Self.example)",
              turkish: "örneğin: \(Self.example)"
            ),
            signature: LinkCommand.signature.usage
          )
        )
      }
      return link.address
    }
    let address = try LinkedHub.address(text, context).description
    if let link = state.link, link.address != address {
      throw .linkedElsewhere(link.address, context)
    }
    return address
  }

  private static let example = "widgetctl link ssh://cellar/~/hub/todos --board Office"

  private func unknown(_ name: String, _ boards: [String]) -> CommandError {
    let command = "'widgetctl link --board \(ShellWord.quoted(name))'"
    let names = boards.map { "'\($0)'" }.joined(separator: ", ")
    return .failed(
      .noInput,
      message: String(
        english: "the hub has no board '\(name)'",
        turkish: "merkezde '\(name)' panosu yok"
      ),
      hint: boards.isEmpty
        ? String(
          english: "create it on a machine whose list is linked with the hub: \(command)",
          turkish: "listesi merkeze bağlı bir makinede kurun: \(command)"
        ) : String(english: "the hub has: \(names)", turkish: "merkezde olanlar: \(names)")
    )
  }

  /// Shares the board with this name, and the widgets on it, through the hub; if there is no such
  /// board, an empty one is created.
  private func join(
    _ name: String,
    _ address: String,
    _ list: String,
    in core: StoreCore
  ) throws {
    let run = JournalRun(
      id: RunID.make(),
      intent: "share-board",
      parameters: JournalParameters.bytes([IntentArgument("board", text: name)]),
      key: nil,
      origin: "link"
    )
    let told = "Shared board “\(name)”."
    try core.perform(run) { transaction in
      let folded = FoldedText.fold(name)
      let known = try transaction.boards().first { FoldedText.fold($0.name) == folded }
      let board = try known ?? transaction.addBoard(named: name)
      try transaction.insert(
        ScreenBoard(address: address, list: list, name: name, board: board.key)
      )
      try ScreenMirror.follow(in: transaction)
      return ((), RunResult.performed(IntentOutcome(dialog: told)).journalBytes)
    }
  }

  /// Returns the key of an empty board with this name, which comes before the other boards, so that
  /// `widgetctl show` draws it.
  ///
  /// An empty board is used instead of a new one, if it has this name or is the only board.
  private static func emptyBoard(
    _ name: String,
    in transaction: borrowing WriteTransaction
  ) throws -> Int64 {
    let folded = FoldedText.fold(name)
    let boards = try transaction.boards()
    let used = Set(try transaction.placedWidgets().map(\.board))
    let known = boards.first { FoldedText.fold($0.name) == folded }
    if let known, used.contains(known.key) {
      let rename = "'widgetctl board rename \(ShellWord.quoted(known.name))"
      throw CommandError.failed(
        .cannotCreate,
        message: String(
          english: "there is a board '\(known.name)' with widgets here already",
          turkish: "burada araçları olan bir '\(known.name)' panosu zaten var"
        ),
        hint: String(
          english: "\(rename) NAME' gives it another name",
          turkish: "adını değiştirmek için: \(rename) AD'"
        )
      )
    }
    let free = boards.count == 1 ? boards.first.flatMap { used.contains($0.key) ? nil : $0 } : nil
    var board = try known ?? free ?? transaction.addBoard(named: name)
    board.name = name
    board.position = (boards.first?.position ?? 0) - 1
    try transaction.update(board)
    return board.key
  }

  private func write(
    _ name: String,
    _ address: String,
    isNew: Bool,
    _ report: PassReport?
  ) throws(CommandError) {
    let count = try host.store.placedOnScreen()
    if context.output.isJSON {
      return try context.output.result(json: [
        ("board", .string(name)), ("address", .string(address)), ("isNew", .bool(isNew)),
        ("widgets", .integer(Int64(count))),
      ])
    }
    let widgets = count == 1 ? "1 widget" : "\(count) widgets"
    let line =
      isNew
      ? String(
        english: "Board “\(name)” is shared with \(address) now: \(widgets)",
        turkish: "“\(name)” panosu artık \(address) ile ortak: \(count) araç"
      )
      : String(
        english: "Shows board “\(name)” of \(address): \(widgets)",
        turkish: "\(address) merkezindeki “\(name)” panosunu gösteriyor: \(count) araç"
      )
    try context.output.result(lines: CellText.safe(line, isASCII: context.isASCII) + "\n")
  }
}

extension HostStore {
  /// Returns the number of widgets on the board of the hub that this machine shows.
  fileprivate func placedOnScreen() throws(CommandError) -> Int {
    guard let reader = try reader() else { return 0 }
    do { return try reader.screenPlacements().count } catch { throw CommandError(any: error) }
  }
}
