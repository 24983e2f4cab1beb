import Moments
import SharedStore
import WidgetRender
import WidgetTerminal
import WidgetTimeline

/// The effective value of each setting, determined by the same rules that commands apply.
struct EffectiveSettings {
  private let context: CommandContext
  private let appearance: StoredAppearance?
  private let language: LanguageDecision?

  private var arguments: Arguments { context.arguments }
  private var environment: EnvironmentVariables { context.environment }
  private var settings: Settings { context.environment.settings }

  init(_ host: Host) throws(CommandError) {
    context = host.context
    let store = try host.store
    // If the store cannot be read, it is ignored; the commands that need it report that.
    appearance = try? store.reader()?.appearance()
    var asked = context
    asked.runsForUser = false
    language = try? LanguageDecision(asked, store)
  }

  /// The settings in the settings file and in the store, followed by those for kinds of widgets.
  var all: [HeldSetting] {
    get throws(CommandError) {
      var all: [HeldSetting] = []
      for setting in Setting.allCases { all.append(try held(setting)) }
      all += [scheme, languageOfPictures].compactMap { $0 }
      for entry in settings.text.entries {
        guard let section = entry.section.map({ settings.text.sections[$0] }),
          section.word == Settings.kindWord
        else { continue }
        all.append(
          HeldSetting(
            key: "\(section.word).\(section.name).\(entry.key)",
            value: entry.value,
            origin: .file(line: entry.line)
          )
        )
      }
      return all
    }
  }

  /// Returns the effective value of a setting in the settings file, and the source of that value.
  func held(_ setting: Setting) throws(CommandError) -> HeldSetting {
    var (value, origin) = ("", HeldSetting.Origin.standard)
    if let stronger = try stronger(than: setting) {
      (value, origin) = stronger
    } else if let entry = settings.entry(setting) {
      (value, origin) = (entry.value, .file(line: entry.line))
    } else {
      value = try standard(setting)
    }
    return HeldSetting(key: setting.rawValue, value: value, origin: origin)
  }

  /// Returns the value that has priority over the settings file; `nil` without one.
  ///
  /// It comes from an option, an environment variable, the terminal or the store.
  private func stronger(
    than setting: Setting
  ) throws(CommandError) -> (String, HeldSetting.Origin)? {
    switch setting {
    case .ascii:
      if arguments.has(.ascii) { return ("true", .option("--ascii")) }
      return CharacterDecision.variable(environment).map { ("true", .variable($0)) }
    case .noInput: return arguments.has(.noInput) ? ("true", .option("--no-input")) : nil
    case .color:
      if let word = arguments.value(of: .color) { return (word, .option("--color")) }
      return ColorDecision.variable(environment).map { (colorWord, .variable($0)) }
    case .links:
      return environment.nonEmpty("FORCE_HYPERLINK")
        .map { ($0 == "0" ? "never" : "always", .variable("FORCE_HYPERLINK")) }
    case .store:
      if arguments.has(.store) { return (try context.storePath(), .option("--store")) }
      return environment.nonEmpty("WIDGETCTL_STORE").map { ($0, .variable("WIDGETCTL_STORE")) }
    case .location: return variable(Place.variable)
    case .remindAt: return variable(ReminderHours.atVariable)
    case .remindDay: return variable(ReminderHours.dayVariable)
    case .synced:
      if arguments.has(.synced) { return ("yes", .option("--synced")) }
      return variable(CommandContext.syncedVariable)
    case .wait:
      if arguments.has(.wait) { return ("true", .option("--wait")) }
      return variable(CommandContext.waitVariable)
    case .width: return try width()
    case .palette:
      return appearance?.palette.map { ($0.rawValue, .store) }
    case .backups, .bell, .budget, .cgiOpen, .clipboard, .header, .images, .notify, .packages,
      .size:
      return nil
    }
  }

  private func variable(_ name: String) -> (String, HeldSetting.Origin)? {
    environment.nonEmpty(name).map { ($0, .variable(name)) }
  }

  private func width() throws(CommandError) -> (String, HeldSetting.Origin)? {
    let columns = try context.columns()
    if arguments.has(.width) { return ("\(columns)", .option("--width")) }
    if let terminal = TerminalDevice.columns(of: .standardOutput) {
      return columns < terminal ? nil : ("\(columns)", .terminal)
    }
    return WidthDecision.environmentColumns(environment).map { ("\($0)", .variable("COLUMNS")) }
  }

  /// The colour depth that an environment variable sets, as a value of the option `--color`.
  private var colorWord: String {
    let depth = try? ColorDecision.depth(
      option: nil,
      environment: environment,
      isTerminal: TerminalDevice.isTerminal(.standardOutput)
    )
    return switch depth {
    case nil, ColorDepth.none?, .monochrome?: "never"
    case .ansi16: "16"
    case .ansi256: "256"
    case .truecolor: "truecolor"
    }
  }

  private func standard(_ setting: Setting) throws(CommandError) -> String {
    switch setting {
    case .synced: "no"
    case .ascii, .noInput, .wait: "false"
    case .backups: "\(settings.dailyBackups)"
    case .budget: ReloadBudget.none.text
    case .cgiOpen: "never"
    case .clipboard: "asked once"
    case .color, .images, .links: "auto"
    case .bell, .header: "true"
    case .notify: "auto"
    case .remindAt: ReminderHours.due
    case .remindDay: "9:00"
    case .location, .packages: "not set"
    case .palette: Palette.Name.standard.rawValue
    case .size: "each kind's own"
    case .store: try context.storePath()
    case .width: "\(try context.columns())"
    }
  }

  private var scheme: HeldSetting? {
    guard let decision = try? context.pictureOptions().scheme else { return nil }
    let setting = appearance?.look
    let origin: HeldSetting.Origin =
      if setting != nil {
        .store
      } else {
        switch decision.source {
        case .terminal: .terminal
        case .variable: .variable("COLORFGBG")
        case .assumption: .standard
        }
      }
    let drawn = decision.with(setting: setting, stored: appearance?.palette).palette.scheme
    return HeldSetting(key: "scheme", value: drawn.rawValue, origin: origin)
  }

  private var languageOfPictures: HeldSetting? {
    guard let language else { return nil }
    let origin: HeldSetting.Origin =
      switch language.source {
      case .chosen, .session: .store
      case .environment:
        .variable(
          ["LC_ALL", "LC_MESSAGES"].first { environment.nonEmpty($0) != nil } ?? "LANG"
        )
      case .assumption: .standard
      }
    return HeldSetting(key: "language", value: language.pictures.rawValue, origin: origin)
  }
}
