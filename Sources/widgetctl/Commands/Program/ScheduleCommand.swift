import Ground
import WidgetIntents
import WidgetTerminal

/// The `schedule` command, which makes the system's timer run `refresh` each minute.
enum ScheduleCommand: Command {
  fileprivate static let cron = OptionDefinition("cron", "a line in your crontab (the default)")
  fileprivate static let systemd = OptionDefinition(
    "systemd",
    "a service and a timer among your user units"
  )
  private static let actions = ["print", "install", "remove", "status"]

  static let signature = CommandSignature(
    name: "schedule",
    synopsis: "[status|install|remove|print] [--cron|--systemd] [--json]",
    summary: "Installs a timer that refreshes the widgets each minute.",
    examples: [
      .init(
        "widgetctl schedule install",
        "cron refreshes from now on; systemd if there is no cron"
      ),
      .init("widgetctl schedule status", "what is installed, and its last result"),
      .init("widgetctl schedule print --systemd", "a service and a timer to install yourself"),
    ],
    details: """
      Without a word it shows the status.

      In a crontab it writes one block between two marked lines and changes nothing else. The line
      has the full path of this program, and of the store if it is not the usual one, because
      timers know neither your PATH nor your XDG variables. Without the program it does nothing. A
      refresh with nothing due ends at once and prints nothing, so cron sends no mail.

      The exit code of status and remove is 1 if nothing is installed.
      """,
    options: [cron, systemd],
    operands: 0...1,
    operandName: "ACTION",
    operandValues: [.words(actions)]
  )

  static func run(_ host: Host) throws(CommandError) -> ExitCode {
    let context = host.context
    let words = ActionWord(
      signature,
      actions: actions,
      reading: "status",
      synonyms: [
        "uninstall": "remove", "stop": "remove", "off": "remove", "disable": "remove",
        "add": "install", "start": "install", "on": "install", "enable": "install",
        "print": "print", "cron": "print", "crontab": "print",
      ]
    )
    let action = words.operands(of: context)[0]
    if context.arguments.has(cron), context.arguments.has(systemd) {
      throw .usage(.conflict("--cron", "--systemd"))
    }
    switch action {
    case "print": try print(context)
    case "install": try install(context)
    case "remove": return try remove(context)
    case "status": return try ScheduleStatus(context).write()
    default: throw words.unknown(words.operands(of: context))
    }
    return .done
  }

  private static func print(_ context: CommandContext) throws(CommandError) {
    let isSystemd = context.arguments.has(systemd)
    let units = try SystemdUnits(context)
    if context.output.isJSON {
      return try context.output.result(
        json: isSystemd
          ? units.json : [("crontab", .string(try units.command.crontabLine()))]
      )
    }
    guard isSystemd else {
      return try context.output.result("\(try units.command.crontabLine())\n")
    }
    let files = units.files.map { "# \($0.path)\n\($0.text)\n" }.joined()
    try context.output.result("\(files)# \(units.startLine)\n")
  }

  private static func install(_ context: CommandContext) throws(CommandError) {
    let units = try SystemdUnits(context)
    let table = try context.arguments.has(systemd) ? nil : CrontabTool.read()
    if let table {
      return try install(in: table, units, context)
    }
    if context.arguments.has(cron) {
      throw .failed(
        .unavailable,
        message: "there is no cron here: 'crontab' is not found",
        hint: "install cron, or use --systemd"
      )
    }
    try installUnits(units, context)
  }

  private static func install(
    in table: Crontab,
    _ units: SystemdUnits,
    _ context: CommandContext
  ) throws(CommandError) {
    let block = Crontab.Block(store: units.command.store)
    let line = try units.command.crontabLine()
    try refuse(units.isWritten, "systemd runs it already: \(units.timer)", "remove --systemd")
    if table.hasRefreshOfItsOwn {
      throw .failed(
        .negative,
        message: "your crontab has a line of your own that runs 'refresh'",
        hint: "'crontab -e' opens it: delete that line, then try again"
      )
    }
    let isNew = try table.line(of: block) != line
    if isNew { try CrontabTool.write(try table.installing(line, in: block)) }
    try report(
      isNew ? "cron refreshes the widgets each minute" : "cron refreshes the widgets already",
      ("timer", .string("cron")),
      isNew,
      context
    )
  }

  private static func installUnits(
    _ units: SystemdUnits,
    _ context: CommandContext
  ) throws(CommandError) {
    let table = try CrontabTool.read()
    let block = Crontab.Block(store: units.command.store)
    try refuse(try table?.line(of: block) != nil, "cron runs it already", "remove --cron")
    if units.isUpToDate, units.isActive == true {
      return try report(
        "systemd refreshes the widgets already",
        ("timer", .string("systemd")),
        false,
        context
      )
    }
    let isStarted = try units.install()
    try report(
      isStarted
        ? "systemd refreshes the widgets each minute: \(units.timer)"
        : "\(units.timer) is written, and starts with systemd, which does not run here",
      ("timer", .string("systemd")),
      true,
      context
    )
    if !isStarted {
      context.output.warning("the timer does not run yet", hint: "'\(units.startLine)' starts it")
    } else if SystemdUnits.lingers == false {
      context.output.warning(
        "it stops while you are not logged in",
        hint: "'loginctl enable-linger' keeps it running"
      )
    }
  }

  /// Throws an error if another timer is installed, because two timers for one store would do the
  /// same work twice.
  private static func refuse(
    _ isInstalled: Bool,
    _ message: String,
    _ remedy: String
  ) throws(CommandError) {
    guard isInstalled else { return }
    throw .failed(.negative, message: message, hint: "'widgetctl schedule \(remedy)' ends that")
  }

  private static func report(
    _ message: String,
    _ timer: (String, JSONText),
    _ isNew: Bool,
    _ context: CommandContext
  ) throws(CommandError) {
    if context.output.isJSON {
      return try context.output.result(json: [timer, ("isNew", .bool(isNew))])
    }
    try context.output.result(prose: "\(message); \(context.advised("schedule remove")) ends it\n")
  }

  private static func remove(_ context: CommandContext) throws(CommandError) -> ExitCode {
    let units = try SystemdUnits(context)
    var removed: [String] = []
    if !context.arguments.has(systemd),
      let table = try CrontabTool.read()?.removing(Crontab.Block(store: units.command.store))
    {
      try CrontabTool.write(table)
      removed.append("cron")
    }
    if !context.arguments.has(cron), units.isWritten {
      try units.remove()
      removed.append("systemd")
    }
    if removed.isEmpty {
      throw .failed(
        .negative,
        message: "no timer of this store is installed",
        hint: "\(context.advised("schedule status")) shows what is installed"
      )
    }
    if context.output.isJSON {
      try context.output.result(json: [("removed", .array(removed.map { .string($0) }))])
    } else {
      let names = removed.joined(separator: " and ")
      try context.output.result(
        prose: "\(names) no longer refreshes; \(context.advised("schedule install")) starts again\n"
      )
    }
    return .done
  }
}

extension SystemdUnits {
  /// The schedule as JSON: the files, and the command that starts the timer.
  fileprivate var json: [(String, JSONText)] {
    let files = files.map { file in
      JSONText.object([("path", .string(file.path)), ("text", .string(file.text))])
    }
    return [("files", .array(files)), ("command", .string(startLine))]
  }
}
