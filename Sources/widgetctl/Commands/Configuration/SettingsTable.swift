import Ground
import SharedStore
import WidgetRender
import WidgetTerminal

/// The command `config show`, which lists every setting with its value and the source of the value
/// (CL-8).
struct SettingsTable {
  private let host: Host
  private var context: CommandContext { host.context }

  init(_ host: Host) {
    self.host = host
  }

  /// Prints the table.
  ///
  /// - Returns: 78 if a line of the file has an error.
  func run() throws(CommandError) -> ExitCode {
    let settings = context.environment.settings
    let held = try EffectiveSettings(host).all
    if context.output.isJSON {
      try context.output.result(json: [
        ("file", .string(try context.settingsPath())),
        ("settings", .array(held.map { $0.json(file: settings.path) })),
      ])
    } else {
      let showsOrigin = context.arguments.has(ConfigCommand.origin)
      let table = TextTable(
        heading: ["SETTING", "VALUE"] + (showsOrigin ? ["ORIGIN"] : []),
        rows: held.map {
          [$0.key, $0.value] + (showsOrigin ? [$0.origin.text(settings.path)] : [])
        }
      )
      try context.output.result(table)
    }
    return try SettingsCheck(host).report(settings) ? .done : .configuration
  }
}

/// Reads the settings file and reports its problems.
struct SettingsCheck {
  private let host: Host
  private var context: CommandContext { host.context }

  init(_ host: Host) {
    self.host = host
  }

  /// Returns the file's bytes; empty if it does not exist.
  func bytes() throws(CommandError) -> [UInt8] {
    let path = try context.settingsPath()
    return try inputText(path) { () throws(InputFile.Failure) in
      do throws(InputFile.Failure) {
        return try InputFile.contents(of: path, limit: EnvironmentVariables.mostSettingsBytes)
      } catch .system(let code) where code == InputFile.missing {
        return []
      }
    }
  }

  /// Reports every problem of the file as an error.
  ///
  /// - Returns: `true` if there are no problems.
  func report(_ settings: Settings) throws(CommandError) -> Bool {
    let problems = settings.text.problems + KindSections(host).problems(of: settings)
    guard !problems.isEmpty else { return true }
    ConfigurationReport(try bytes(), named: try context.settingsPath(), context.output)
      .emit(problems, asWarnings: false)
    return false
  }
}

/// A setting with its effective value, and the source of that value.
struct HeldSetting {
  enum Origin {
    case option(String)
    case variable(String)
    case file(line: Int)
    case terminal, store, standard

    func text(_ file: String?) -> String {
      switch self {
      case .option(let name): name
      case .variable(let name): "variable \(name)"
      case .file(let line): "\(file ?? "file"):\(line)"
      case .terminal: "terminal"
      case .store: "store"
      case .standard: "default"
      }
    }

    fileprivate func members(_ file: String?) -> [(String, JSONText)] {
      switch self {
      case .option(let name): [("source", .string("option")), ("name", .string(name))]
      case .variable(let name): [("source", .string("variable")), ("name", .string(name))]
      case .file(let line):
        [
          ("source", .string("file")), ("name", .optional(file)), ("line", .integer(Int64(line))),
        ]
      case .terminal: [("source", .string("terminal"))]
      case .store: [("source", .string("store"))]
      case .standard: [("source", .string("default"))]
      }
    }
  }

  let key: String
  let value: String
  let origin: Origin

  func json(file: String?) -> JSONText {
    .object([
      ("key", .string(key)), ("value", .string(value)), ("origin", .object(origin.members(file))),
    ])
  }
}
