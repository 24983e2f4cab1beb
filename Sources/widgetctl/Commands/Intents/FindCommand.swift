import Ground
import WidgetExtension
import WidgetIntents
import WidgetRender
import WidgetTerminal

/// The `find` command, which lists records and entities of the widgets, with the ids that intents
/// accept.
enum FindCommand: Command {
  static let signature = CommandSignature(
    name: "find",
    synopsis: "\(FindQuery.form) [--json]",
    summary: "Searches your to-dos and other widget data.",
    examples: [
      .init("widgetctl find ToDo", "all of them"),
      .init("widgetctl find ToDo where isDone is false", "with a condition"),
      .init("widgetctl find ToDo where due before tomorrow sort by due limit 5", "the first five"),
    ],
    details: """
      Join conditions with 'and', 'or' and 'not'. Comparisons are is, is not, before, after,
      contains, has-prefix and has-suffix, or the signs == != < > <= >=, which a shell needs in
      quotes. A property without a comparison must be true. The exit code is 1 if nothing is
      found. A narrow terminal leaves out columns; a pipe and --json have all.
      """,
    options: [.at, .noPager],
    operands: 1...1_000,
    operandName: "ENTITY",
    operandValues: [.search]
  )

  static func run(_ host: Host) throws(CommandError) -> ExitCode {
    let context = host.context
    let query = try usage { () throws(UsageError) in
      try FindQuery(context.arguments.operands)
    }
    let now = try context.instant(in: context.timeZone())
    let store = try host.store
    if try store.reader() == nil { try store.create() }
    try store.reportLoss(to: context.output)
    let wanted = CommandLineName.kebab(query.entity)
    let found = try host.extensions.matching { _, offer in
      offer.entities.contains { Self.is($0, named: wanted) }
    }
    let (owner, metadata) = try entity(query.entity, in: found)
    let request = FindRequest(
      entity: metadata.identifier,
      filter: query.filter,
      sorts: query.sorts,
      limit: query.limit,
      now: now,
      properties: context.output.isJSON ? nil : EntityTable.properties(of: metadata).map(\.name)
    )
    let entities: [EntityValue]
    do {
      entities = try owner.session().find(request, events: owner.events)
    } catch {
      throw CommandError(error, signature: signature.usage)
    }
    if context.output.isJSON {
      try context.output.result(json: [
        ("entity", .string(metadata.identifier)),
        ("entities", .array(entities.map { .raw(IntentValue.entity($0).json) })),
      ])
      return entities.isEmpty ? .negative : .done
    }
    if entities.isEmpty {
      throw .failed(
        .negative,
        message: "no \(metadata.identifier) was found",
        hint: query.filter == .all
          ? "'widgetctl intents' lists what makes one"
          : "'widgetctl find \(metadata.identifier)' lists all of them"
      )
    }
    let table = EntityTable(entities, metadata, in: context.timeZone())
    let columns = context.output.columns(of: .standardOutput)
    try PagedOutput(context).result(table.table(columns: columns, isASCII: context.isASCII))
    return .done
  }

  /// Returns whether a name in kebab case is the identifier or the title of an entity type.
  private static func `is`(_ entity: EntityMetadata, named name: String) -> Bool {
    [entity.identifier, entity.title].contains { CommandLineName.kebab($0) == name }
  }

  private static func entity(
    _ name: String,
    in extensions: [HostedExtension]
  ) throws(CommandError) -> (HostedExtension, EntityMetadata) {
    let all = extensions.flatMap { host in host.description.entities.map { (host, $0) } }
    let wanted = CommandLineName.kebab(name)
    if let found = all.first(where: { Self.is($0.1, named: wanted) }) {
      return found
    }
    let known = all.map(\.1.identifier)
    throw .usage(
      .unknownName(
        kind: "entity",
        name: name,
        suggestion: NameSuggestion.closest(to: name, in: known),
        hint: "known: \(known.joined(separator: ", "))"
      )
    )
  }
}
