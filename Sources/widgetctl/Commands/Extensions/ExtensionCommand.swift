import Ground
import WidgetExtension
import WidgetIntents
import WidgetTerminal

/// The `extension` command, which adds, lists and removes third-party widgets.
enum ExtensionCommand: Command {
  static let usesNetwork = true

  static let name = OptionDefinition("name", value: "NAME", "the extension's name here")
  static let package = OptionDefinition(
    "package",
    value: "PATH|NAME=PATH",
    of: .files,
    isRepeatable: true,
    "widgetctl's sources, to build with them instead of the installed libraries; import: the"
      + " checkout of a package that the app uses"
  )
  static let form = OptionDefinition(
    "as",
    value: "FORM",
    of: .words(PrintedForm.named.map(\.rawValue)),
    "how what PATH prints is read, as text or as that bar does; recognised unless given"
  )
  static let script = OptionDefinition("script", "a program for sh that prints a widget")
  static let python = OptionDefinition("python", "a program for Python that prints a widget")
  static let all = OptionDefinition("all", "every extension that was added")

  static let list = OptionDefinition("list", "import: say what is there, and build nothing")
  static let target = OptionDefinition(
    "target",
    value: "TARGET",
    "import: this widget extension alone, of several"
  )
  static let with = OptionDefinition(
    "with",
    value: "FILE|TARGET",
    of: .files,
    isRepeatable: true,
    "import: takes along what only the app has; may be repeated"
  )

  static let signature = CommandSignature(
    name: "extension",
    synopsis: "add PATH [--name NAME] [--as FORM] | list | remove NAME"
      + " | import PATH [--list] [--target TARGET] [--with FILE|TARGET] [--package NAME=PATH]"
      + " | allow NAME location | deny NAME location"
      + " | new NAME [--script|--python] | rebuild NAME|--all | flags",
    summary: "Installs your own or third-party widgets.",
    examples: [
      .init("widgetctl extension new Tea", "a package with a widget that builds"),
      .init("widgetctl extension add Tea", "adds it, once it is built"),
      .init("widgetctl extension new --script load", "a program for sh that prints a widget"),
      .init("widgetctl extension add ./load.5m.sh", "what a program prints becomes a widget"),
      .init("widgetctl extension import ~/src/Habits", "the widgets of an app for iPhone"),
      .init(
        "widgetctl extension allow Rain location",
        "gives an import the setting 'location'"
      ),
      .init("widgetctl extension list", "the extensions and their widgets"),
      .init("widgetctl extension rebuild Tea", "builds it again, as after an update; --all: all"),
      .init("widgetctl extension flags", "the options of compiler and linker to build one"),
      .init("widgetctl extension remove Tea", "removes it, and its widgets from the page"),
    ],
    details: """
      PATH is an extension's program, the folder of a package that was built, or any program that
      prints text, lines for xbar or SwiftBar, or an archive in JSON. A widget extension is a
      Swift program whose entry point is a Widget or a WidgetBundle; sources written for Apple's
      platforms build unchanged. A package that 'new' creates is built with the libraries that are
      installed beside this program, or else with its sources. 'import' finds the widget
      extensions of an Xcode project, a workspace, a package or an app's folder, reads all of it
      as text, builds them from links to their sources, and adds them; it asks before it builds.
      'rebuild' compiles a package or an import again and reads its widgets and intents again.
      """,
    options: [name, form, list, target, with, package, script, python, all, .yes],
    operands: 0...3,
    operandName: "ACTION",
    operandValues: [
      .words(actions),
      .following([
        "add": .files, "import": .files, "remove": .extensions, "rebuild": .extensions,
        "allow": .extensions, "deny": .extensions,
      ]),
    ],
    isWriting: true
  )

  private static let actions = [
    "add", "import", "list", "remove", "new", "rebuild", "allow", "deny", "flags",
  ]

  private static let words = ActionWord(
    signature,
    actions: actions,
    reading: "list",
    synonyms: [
      "rm": "remove", "delete": "remove", "uninstall": "remove", "install": "add",
      "update": "rebuild", "search": "list",
    ]
  )

  static func run(_ host: Host) throws(CommandError) -> ExitCode {
    let context = host.context
    let operands = words.operands(of: context)
    switch operands[0] {
    case "list" where operands.count == 1: return try ExtensionList(host).run()
    case "add" where operands.count == 2: return try ExtensionAddition(host).run(operands[1])
    case "import" where operands.count == 2: return try ExtensionImport(host).run(operands[1])
    case "remove" where operands.count == 2: return try ExtensionRemoval(host).run(operands[1])
    case "new" where operands.count == 2 && ScriptLanguage(context.arguments) != nil:
      return try NewScript(context).run(operands[1])
    case "new" where operands.count == 2: return try NewExtension(context).run(operands[1])
    case "rebuild" where operands.count == 2 && !context.arguments.has(all):
      return try ExtensionRebuild(host).run(operands[1])
    case "rebuild" where operands.count == 1 && context.arguments.has(all):
      return try ExtensionRebuild(host).run(nil)
    case "allow" where operands.count == 3, "deny" where operands.count == 3:
      return try ExtensionAllowance(host).run(
        operands[1],
        what: operands[2],
        isAllowed: operands[0] == "allow"
      )
    case "flags" where operands.count == 1: return try ExtensionFlags(context).run()
    case "add", "import": throw words.missing("PATH", of: operands)
    case "rebuild" where operands.count == 2, "list", "flags": throw words.unexpected(operands)
    case "allow" where operands.count == 2, "deny" where operands.count == 2:
      throw words.missing("location", of: operands)
    case _ where operands.count > 2: throw words.unexpected(operands)
    case "remove", "new", "rebuild", "allow", "deny": throw words.missing("NAME", of: operands)
    default: throw words.unknown(operands)
    }
  }
}

/// Lists the extensions with their widgets and intents.
private struct ExtensionList {
  private let host: Host

  init(_ host: Host) {
    self.host = host
  }

  func run() throws(CommandError) -> ExitCode {
    let context = host.context
    let described = try host.extensions.offering()
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
          found.path,
        ]
      },
      flexibleColumn: 3
    )
    try context.output.result(table)
    return .done
  }

  private static func json(_ found: HostedExtension) -> JSONText {
    .object([
      ("name", .string(found.name)),
      ("path", .string(found.path)),
      ("prints", .optional(found.printed?.rawValue)),
      ("widgets", .array(found.description.widgets.map { .string($0.name) })),
      ("intents", .array(found.description.intents.map { .string($0.name) })),
    ])
  }
}
