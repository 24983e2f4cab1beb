import Ground
import SharedStore
import StoreLink
import WidgetExtension
import WidgetIntents
import WidgetRender
import WidgetTerminal

/// The command `link ADDRESS`, which joins this machine's list and the hub's into one.
struct LinkJoining {
  private let host: Host
  private var context: CommandContext { host.context }

  init(_ host: Host) {
    self.host = host
  }

  func join(_ text: String) throws(CommandError) -> ExitCode {
    let address = try LinkedHub.address(text, context).description
    if let link = try LinkState(host.store).link {
      guard link.address != address else {
        throw .failed(
          .negative,
          message: String(
            english: "this list is linked with \(address) already",
            turkish: "bu liste zaten \(address) ile bağlı"
          ),
          hint: String(
            english: "to ask the hub for changes: \(context.advised("link now"))",
            turkish: "merkezdeki değişiklikleri almak için: \(context.advised("link now"))"
          )
        )
      }
      throw .linkedElsewhere(link.address, context)
    }
    return try makeOne(with: address)
  }

  private func makeOne(with address: String) throws(CommandError) -> ExitCode {
    let store = try host.store
    try makeCollections()
    let location = store.location
    let lock = try LinkNote.awaitedLock(besideStore: location)
    defer { lock.release() }
    let computer = Computer(storeAt: location)
    let (lists, renumbered, report): (LinkJoin.Lists, [LinkJoin.Renumbered], PassReport)
    do {
      let core = try store.linked()
      let hub = try LinkedHub.open(address, context, isBackground: false)
      let join = LinkJoin(
        core,
        hub,
        address: address,
        computer: computer.mark,
        machineName: computer.name
      )
      lists = try ProgressLine(context).waiting(for: "Reading both lists") {
        () throws(CommandError) in
        do { return try join.lists() } catch { throw CommandError(any: error) }
      }
      try confirm(lists)
      renumbered = try join.join(lists)
      report = try LinkPass(core, hub, on: computer).run()
    } catch {
      throw CommandError(any: error)
    }
    lock.write(LinkNote(attempted: host.context.now, succeeded: host.context.now).bytes)
    try write(address, lists, renumbered, report)
    return .done
  }

  /// Starts the extensions so that they create their collections, because a store that no widget
  /// has used has no records to share.
  private func makeCollections() throws(CommandError) {
    if try host.store.reader() == nil { try host.store.create() }
    let found = try host.extensions.matching { _, offer in
      offer.records?.isEmpty == false && !offer.entities.isEmpty
    }
    for owner in found {
      guard owner.description.records?.isEmpty == false,
        let entity = owner.description.entities.first
      else { continue }
      let request = FindRequest(entity: entity.identifier, limit: 1, now: context.now)
      do {
        _ = try owner.session().find(request, events: owner.events)
      } catch {
        throw CommandError(error)
      }
    }
  }

  private func confirm(_ lists: LinkJoin.Lists) throws(CommandError) {
    if context.arguments.has(.yes) { return }
    let what = LinkWords.counts(lists)
    guard context.mayAsk else {
      throw .usage(
        .other(
          message: String(
            english: "this joins two lists into one: \(what)",
            turkish: "bu, iki listeyi birleştirir: \(what)"
          ),
          hint: String(english: "add --yes", turkish: "--yes ekleyin"),
          signature: nil
        )
      )
    }
    let question = String(
      english: "\(what). Make them one list?",
      turkish: "\(what). Tek liste olsunlar mı?"
    )
    guard TerminalPrompt.ask(Question(question, .confirmation)) == .confirmed else {
      throw .declined
    }
  }

  private func write(
    _ address: String,
    _ lists: LinkJoin.Lists,
    _ renumbered: [LinkJoin.Renumbered],
    _ report: PassReport
  ) throws(CommandError) {
    if context.output.isJSON {
      try context.output.result(json: [
        ("address", .string(address)), ("own", .integer(Int64(lists.ownCount))),
        ("theirs", .integer(Int64(lists.theirCount))), ("both", .integer(Int64(lists.sharedCount))),
        ("samplesLeftOut", .integer(Int64(lists.samples))), ("sent", .integer(Int64(report.sent))),
        (
          "renumbered",
          .array(
            renumbered.map {
              .object([("before", .integer($0.before)), ("after", .integer($0.after))])
            }
          )
        ),
      ])
      return
    }
    let counts = LinkWords.counts(lists)
    var lines = [
      String(
        english: "Linked with \(address): \(counts)",
        turkish: "\(address) ile bağlandı: \(counts)"
      )
    ]
    if lists.samples > 0 {
      lines.append(
        String(
          english: "Left out \(lists.samples) sample to-dos that were never changed",
          turkish: "Hiç değiştirilmemiş \(lists.samples) örnek görev alınmadı"
        )
      )
    }
    if !renumbered.isEmpty {
      lines.append(
        String(
          english: "These to-dos have a new number:",
          turkish: "Şu görevlerin numarası değişti:"
        )
      )
      lines += renumbered.map { "  \($0.before) → \($0.after)" }
    }
    let safe = lines.map { CellText.safe($0, isASCII: context.isASCII) + "\n" }
    try context.output.result(lines: safe.joined())
  }
}
