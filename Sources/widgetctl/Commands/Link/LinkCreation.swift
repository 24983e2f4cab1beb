import Ground
import StoreLink
import WidgetRender
import WidgetTerminal

/// The command `link create`, which creates a hub without linking this machine to it.
struct LinkCreation {
  private let host: Host
  private var context: CommandContext { host.context }

  init(_ host: Host) {
    self.host = host
  }

  func run(_ text: String) throws(CommandError) -> ExitCode {
    let address = try LinkedHub.address(text, context)
    if context.arguments.has(LinkCommand.print) {
      guard let sql = address.sql else {
        throw .usage(
          .other(
            message: String(
              english: "'--print' works only with a list in a PostgreSQL database",
              turkish: "'--print' yalnızca PostgreSQL veritabanındaki bir listeyle çalışır"
            ),
            hint: String(
              english: "its address is postgresql://HOST/DATABASE#LIST",
              turkish: "adresi postgresql://MAKİNE/VERİTABANI#LİSTE biçimindedir"
            )
          )
        )
      }
      try context.output.result(sql)
      return .done
    }
    try LinkedHub.create(address, context)
    let name = address.description
    if context.output.isJSON {
      try context.output.result(json: [("created", .string(name))])
    } else {
      let word = ShellWord.quoted(name)
      let join = context.advised("link \(word)")
      let line = String(
        english: "Created a hub at \(name); to link this list with it: \(join)",
        turkish: "\(name) yerinde bir merkez kuruldu; bu listeyi ona bağlamak için: \(join)"
      )
      try context.output.result(lines: CellText.safe(line, isASCII: context.isASCII) + "\n")
    }
    return .done
  }
}
