import SharedStore
import WidgetExtension
import WidgetTerminal

/// Takes an extension in: asks it what it offers and remembers where its program is.
struct ExtensionAddition {
  let context: CommandContext

  init(_ context: CommandContext) {
    self.context = context
  }

  func run(_ path: String) throws(CommandError) -> ExitCode {
    let program = try ExtensionProgram.find(path, name: context.arguments.value(of: Extension.name))
    let store = try HostStore(context)
    let pool = try ExtensionPool(context, store: store, isNetworkAllowed: false)
    if let other = pool.connection(named: program.name), other.program.path != program.path {
      throw .usage(
        .other(
          message: "there is an extension '\(program.name)' already: \(other.program.path)",
          hint: "--name NAME gives this one another name"
        )
      )
    }
    let connection = try ExtensionPool.connection(to: program, context, store: store)
    let description: ExtensionDescription
    do {
      description = try connection.client().describe()
    } catch {
      throw CommandError(error)
    }
    guard let bytes = description.storedBytes else {
      throw .failed(.internalError, message: "the description cannot be kept", hint: nil)
    }
    let known = KnownExtension(
      name: program.name,
      path: program.path,
      stamp: program.stamp,
      description: bytes,
      isAdded: true
    )
    try store.write { try $0.remember(known) }
    let others = OfferedWidget.all((try? pool.describe(store)) ?? [])
      .filter { $0.host.name != program.name }
    try tell(program, description, takenNames: Set(others.map(\.widget.name)))
    return .done
  }

  private func tell(
    _ program: InstalledExtension,
    _ description: ExtensionDescription,
    takenNames: Set<String>
  ) throws(CommandError) {
    let widgets = description.widgets.map(\.name)
    if context.output.isJSON {
      return try context.output.result(json: [
        ("name", .string(program.name)),
        ("path", .string(program.path)),
        ("widgets", .array(widgets.map { .string($0) })),
        ("intents", .array(description.intents.map { .string($0.name) })),
      ])
    }
    var text = "Added \(program.name): "
    text += Self.counted(widgets.count, "widget")
    text += ", \(Self.counted(description.intents.count, "intent")).\n"
    if let first = widgets.first {
      let name = takenNames.contains(first) ? "\(program.name)/\(first)" : first
      text += "'widgetctl add \(name)' places one.\n"
    }
    try context.output.result(prose: text)
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }
}
