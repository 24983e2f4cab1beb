import WidgetExtension
import WidgetTerminal

/// Lists the extensions with what they offer.
struct ExtensionList {
  let context: CommandContext

  init(_ context: CommandContext) {
    self.context = context
  }

  func run() throws(CommandError) -> ExitCode {
    let store = try HostStore(context)
    let pool = try ExtensionPool(context, store: store, isNetworkAllowed: false)
    let described = try pool.describe(store)
    if context.output.isJSON {
      try context.output.result(json: [("extensions", .array(described.map(Self.json)))])
      return .done
    }
    let table = TextTable(
      heading: ["EXTENSION", "WIDGETS", "INTENTS", "PROGRAM"],
      rows: described.map { found in
        [
          found.name,
          found.description.widgets.map(\.name).joined(separator: " "),
          "\(found.description.intents.count)",
          found.connection.program.path,
        ]
      },
      flexibleColumn: 3
    )
    try context.output.result(
      table.text(columns: try context.columns(), isASCII: context.isASCII)
    )
    return .done
  }

  private static func json(_ found: DescribedExtension) -> JSONText {
    .object([
      ("name", .string(found.name)),
      ("path", .string(found.connection.program.path)),
      ("widgets", .array(found.description.widgets.map { .string($0.name) })),
      ("intents", .array(found.description.intents.map { .string($0.name) })),
    ])
  }
}
