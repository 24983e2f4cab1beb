import SharedStore
import WidgetTerminal

/// `schedule`: how the system's timer runs `refresh` each minute.
enum Schedule: Command {
  private static let cron = OptionDefinition("cron", "the line for a crontab (the default)")
  private static let systemd = OptionDefinition("systemd", "a systemd user service and its timer")

  static let signature = CommandSignature(
    name: "schedule",
    synopsis: "print [--cron|--systemd]",
    summary: "Prints what makes the system's timer refresh the widgets.",
    examples: [
      .init("widgetctl schedule print", "the crontab line"),
      .init(
        "(crontab -l; widgetctl schedule print) | crontab -",
        "adds it to your crontab"
      ),
      .init("widgetctl schedule print --systemd", "a service and a timer for systemd"),
    ],
    details: """
      The line names this program by its full path, and the store where it is not the usual one,
      because timers know neither your PATH nor your XDG variables. A refresh with nothing due
      ends at once and prints nothing, so cron sends no mail.
      """,
    options: [cron, systemd],
    operands: 1...1,
    operandName: "'print'"
  )

  static func run(_ context: CommandContext) throws(CommandError) -> ExitCode {
    let action = context.arguments.operands[0]
    guard action == "print" else {
      throw .usage(
        .unknownName(
          kind: "action",
          name: action,
          suggestion: nil,
          hint: "'widgetctl schedule print' prints what to install"
        )
      )
    }
    let isSystemd = context.arguments.has(systemd)
    if isSystemd, context.arguments.has(cron) { throw .usage(.conflict("--cron", "--systemd")) }
    let command = try scheduledCommand(context)
    if isSystemd {
      try context.output.result(
        """
        # ~/.config/systemd/user/widgetctl-refresh.service
        \(command.systemdService)
        # ~/.config/systemd/user/widgetctl-refresh.timer
        \(command.systemdTimer)
        # systemctl --user daemon-reload && systemctl --user enable --now widgetctl-refresh.timer

        """
      )
    } else {
      try context.output.result(command.crontabLine())
    }
    return .done
  }

  private static func scheduledCommand(
    _ context: CommandContext
  ) throws(CommandError) -> ScheduledCommand {
    guard let program = ExecutableFile.path else {
      throw .failed(.internalError, message: "the program's own path is unknown", hint: nil)
    }
    let store = StoreLocation(path: try context.storePath()).path
    // Timers set HOME from the account's entry, whatever it is here.
    let usual = try? StorePath.store(
      option: nil,
      environment: EnvironmentVariables([:]),
      accountHome: { Account.home }
    )
    return ScheduledCommand(
      program: program,
      store: store == usual ? nil : store,
      stateHome: context.environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    )
  }
}
