import WidgetImport
import WidgetTerminal

/// The command `extension import --list`, which lists a project's widget extensions with the
/// modules and resources that they need.
struct ImportListing {
  private let search: ImportSearch
  private let context: CommandContext

  init(_ search: ImportSearch, _ context: CommandContext) {
    self.search = search
    self.context = context
  }

  func write(_ targets: [ImportTarget]) throws(CommandError) {
    if context.output.isJSON {
      try context.output.result(json: [("targets", .array(targets.map(json)))])
      return
    }
    let table = TextTable(
      heading: ["TARGET", "SYSTEM", "SWIFT", "FILES", "NEEDS", "PROJECT"],
      rows: targets.map { target in
        [
          target.title, target.platform ?? "", target.module.compilation.language,
          "\(target.allModules.map(\.sources.count).reduce(0, +))", Self.needs(target),
          target.place,
        ]
      },
      flexibleColumn: 4
    )
    try context.output.result(table)
  }

  /// Returns the modules that the target imports but that are missing on this machine, separated by
  /// spaces.
  private static func needs(_ target: ImportTarget) -> String {
    target.standIns.joined(separator: " ")
  }

  private func json(_ target: ImportTarget) -> JSONText {
    .object([
      ("name", .string(target.title)),
      ("project", .string(target.place)),
      ("system", .optional(target.platform)),
      ("language", .string(target.module.compilation.language)),
      ("sources", .array(files(target.module.sources))),
      ("modules", .array(target.modules.map { .string($0.name) })),
      ("missing", .array(target.standIns.map { .string($0) })),
      ("leftOut", .array(files(target.allModules.flatMap(\.leftOut)))),
    ])
  }

  private func files(_ paths: [String]) -> [JSONText] {
    paths.map { .string(search.shown($0)) }
  }
}
