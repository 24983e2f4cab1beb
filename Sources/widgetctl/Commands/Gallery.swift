/// `gallery`: the kinds of widget that can be placed.
enum Gallery: Command {
  static let signature = CommandSignature(
    name: "gallery",
    synopsis: "[--json]",
    summary: "Lists the kinds of widget that can be placed.",
    examples: [.init("widgetctl gallery", "names, sizes and what they show")],
    options: [.ascii, .width]
  )

  static func run(_ context: CommandContext) throws(CommandError) -> ExitCode {
    let store = try HostStore(context)
    let pool = try ExtensionPool(context, store: store, isNetworkAllowed: false)
    let offered = OfferedWidget.all(try pool.describe(store))
    if context.output.isJSON {
      try context.output.result(json: [("widgets", .array(offered.map(json)))])
      return .done
    }
    if offered.isEmpty {
      throw .failed(
        .negative,
        message: "no extension offers a widget",
        hint: "'widgetctl doctor' says where they are looked for"
      )
    }
    var table = TextTable(heading: ["KIND", "SIZES", "DESCRIPTION"])
    table.rows = offered.map {
      [$0.widget.name, $0.widget.families.joined(separator: " "), $0.widget.description]
    }
    try context.output.result(
      table.text(columns: try context.columns(), isASCII: context.isASCII)
    )
    return .done
  }

  private static func json(_ offered: OfferedWidget) -> JSONText {
    let widget = offered.widget
    return .object([
      ("name", .string(widget.name)),
      ("kind", .string(widget.kind)),
      ("title", .string(widget.displayName)),
      ("description", .string(widget.description)),
      ("sizes", .array(widget.families.map { .string($0) })),
      ("extension", .string(offered.host.name)),
      ("parameters", .array((widget.configuration?.parameters ?? []).map(IntentText.json))),
    ])
  }
}
