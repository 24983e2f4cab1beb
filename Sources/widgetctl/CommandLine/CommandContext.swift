import Ground
import Moments
import WidgetRender
import WidgetTerminal
import WidgetTimeline

/// The arguments of one command, with its environment and clock.
struct CommandContext: Sendable {
  var arguments: Arguments
  var environment: EnvironmentVariables
  let output: Output
  /// The current time in microseconds since 1970 UTC, read once for the whole command (RT-2).
  let now: Int64
  /// Whether the command changes something and the user runs it in their session; `false` if a
  /// timer runs it.
  var runsForUser = false
  /// Returns the signatures of all commands, which are needed to complete a command line.
  var commands: @Sendable () -> [CommandSignature] = { [] }

  var isASCII: Bool { output.isASCII }

  /// Whether an operand is a dash, which means standard input.
  var readsStandardInput: Bool { arguments.operands.contains("-") }

  /// Whether the options and settings allow questions to the user, regardless of the terminal.
  var takesAnswers: Bool { !arguments.has(.noInput) && !environment.settings.neverAsks }

  /// Whether the command can ask the user a question and get an answer (CL-5).
  ///
  /// The process that started the command may pass the questions to the user. Otherwise the command
  /// must run at a terminal and not read data from standard input.
  var mayAsk: Bool {
    takesAnswers
      && (QuestionSocket.isOpen
        || TerminalDevice.isInputTerminal && TerminalDevice.isTerminal(.standardError)
          && !readsStandardInput)
  }

  /// The environment variable that makes commands wait until the pictures are redrawn, as `--wait`
  /// does.
  static let waitVariable = "WIDGETCTL_WAIT"
  /// The environment variable that makes a command on a shared list wait until the list's hub has
  /// received the change.
  static let syncedVariable = "WIDGETCTL_SYNCED"
  /// The environment variable that a live view sets for the commands that it starts.
  static let viewVariable = "WIDGETCTL_IN_VIEW"

  /// Whether a live view has started the command and shows its output.
  var isInView: Bool { environment.nonEmpty(Self.viewVariable) != nil }

  /// Whether the command ends only after the widgets show its change, as with `--wait`.
  var waitsForPictures: Bool {
    // In a live view, the pressed control is marked until the new picture is stored.
    if arguments.has(.wait) || isInView { return true }
    let word = environment.nonEmpty(Self.waitVariable) ?? environment.settings[.wait]
    return word == "true"
  }

  /// Whether the command ends only after the hub has its change, according to the settings or the
  /// environment.
  var isSyncedBySetting: Bool {
    (environment.nonEmpty(Self.syncedVariable) ?? environment.settings[.synced]) == "yes"
  }

  /// Returns the idempotency key that the caller chose with `--key` (CL-11); `nil` without the
  /// option.
  func key() throws(CommandError) -> String? {
    let given = arguments.value(of: .key)
    if given == "" {
      throw .usage(.invalidValue(option: "--key", value: "", expected: "a word of your own choice"))
    }
    return given
  }

  /// Returns a command of this program in quotes, for a message; it repeats the `--store` option of
  /// this command (CL-23).
  func advised(_ command: String) -> String {
    let store = arguments.value(of: .store).map { " --store \(ShellWord.quoted($0))" } ?? ""
    return "'widgetctl \(command)\(store)'"
  }

  /// Whether the user has chosen the store, by an option or in the environment.
  var isStoreNamed: Bool {
    arguments.has(.store) || environment.nonEmpty("WIDGETCTL_STORE") != nil
  }

  func storePath() throws(CommandError) -> String {
    try StorePath.store(
      option: arguments.value(of: .store),
      environment: environment,
      accountHome: { Account.home }
    )
  }

  func logPath() throws(CommandError) -> String {
    try StorePath.log(environment: environment, accountHome: { Account.home })
  }

  func runLockPath(ofExtension name: String) throws(CommandError) -> String {
    try StorePath.runLock(
      extensionName: name,
      environment: environment,
      accountHome: { Account.home }
    )
  }

  /// Returns the path of the user's settings file, which may not exist.
  func settingsPath() throws(CommandError) -> String {
    try StorePath.settings(environment: environment, accountHome: { Account.home })
  }

  func configurationFolder() throws(CommandError) -> String {
    try StorePath.configurationFolder(
      environment: environment,
      accountHome: { Account.home }
    )
  }

  func historyPath() throws(CommandError) -> String {
    try StorePath.history(environment: environment, accountHome: { Account.home })
  }

  func watchHistoryPath() throws(CommandError) -> String {
    try StorePath.watchHistory(environment: environment, accountHome: { Account.home })
  }

  /// Returns the width of a line on standard output, in columns.
  ///
  /// - Throws: `CommandError` if an option or a variable for the width is invalid.
  func columns() throws(CommandError) -> Int {
    try PictureOptions.columns(arguments, environment)
  }

  /// Returns the time zone of the environment variable TZ; UTC, with a warning, if it is unknown
  /// (RT-11).
  func timeZone() -> TimeZoneRules {
    ZoneDecision.zone(environment: environment, output: output)
  }

  /// Returns the time in the option `--at`, or `now` without it, in microseconds since 1970 UTC.
  func instant(in zone: TimeZoneRules) throws(CommandError) -> Int64 {
    try PictureOptions.instant(arguments, now: now, in: zone)
  }

  /// The user's settings that affect the pictures of extensions, as environment variables
  /// `NAME=value`.
  ///
  /// A setting is left out if its variable is already set in the environment, which has priority
  /// over the file.
  var variablesOfExtensions: [String] {
    let variables: [(name: String, setting: Setting)] = [
      (Place.variable, .location), (ReminderHours.atVariable, .remindAt),
      (ReminderHours.dayVariable, .remindDay),
    ]
    return variables.compactMap { name, setting in
      guard environment.nonEmpty(name) == nil, let value = environment.settings[setting] else {
        return nil
      }
      return "\(name)=\(value)"
    }
  }

  /// Returns the options for drawing and writing pictures.
  func pictureOptions() throws(CommandError) -> PictureOptions {
    try PictureOptions(arguments, environment: environment, output: output, now: now)
  }

  /// Returns the size in the option `--size`; `nil` without the option.
  func family() throws(CommandError) -> WidgetFamily? {
    try arguments.value(of: .size).map { (name) throws(CommandError) in
      try SizeOption.family(name)
    }
  }
}
