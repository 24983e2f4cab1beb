import Ground
import Moments
import StoreLink
import WidgetIntents
import WidgetRender
import WidgetTerminal

/// The command `link machines`, which lists the machines that share the list, as the hub knows
/// them.
struct LinkMachines {
  private let host: Host
  private var context: CommandContext { host.context }

  init(_ host: Host) {
    self.host = host
  }

  func write() throws(CommandError) -> ExitCode {
    guard let link = try LinkState(host.store).link else { throw .notLinked(context) }
    let machines: [HubMachine]
    do {
      machines = try LinkedHub.open(link.address, context, isBackground: false).machines()
    } catch {
      throw CommandError(any: error)
    }
    if context.output.isJSON {
      try context.output.result(json: [
        ("machines", .array(machines.map { json($0, own: link.machine) }))
      ])
      return .done
    }
    let zone = context.timeZone()
    let table = TextTable(
      heading: ["MACHINE", "NAME", "AUTHOR", "JOINED", "SEEN", "HAS"],
      rows: machines.map { machine in
        [
          "\(machine.number)\(machine.number == link.machine ? " *" : "")", machine.name,
          machine.author, LinkWords.time(machine.joined, in: zone),
          LinkWords.time(machine.seen, in: zone), "\(machine.head)",
        ]
      },
      flexibleColumn: 1
    )
    try context.output.result(table)
    return .done
  }

  private func json(_ machine: HubMachine, own: Int64) -> JSONText {
    .object([
      ("machine", .integer(machine.number)), ("name", .string(machine.name)),
      ("author", .string(machine.author)), ("joined", .instant(machine.joined)),
      ("seen", .instant(machine.seen)), ("head", .integer(machine.head)),
      ("isOwn", .bool(machine.number == own)),
    ])
  }
}
