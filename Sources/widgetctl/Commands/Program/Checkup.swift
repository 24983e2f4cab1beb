import Moments
import SharedStore
import WidgetRender
import WidgetTerminal

/// The result of one check by `doctor`.
struct Finding: Equatable {
  enum State: String {
    case good = "ok"
    /// Information that requires no action.
    case note
    case wrong = "wrong"
  }

  let state: State
  let subject: String
  let detail: String
  let hint: String?

  init(_ state: State, _ subject: String, _ detail: String, hint: String? = nil) {
    self.state = state
    self.subject = subject
    self.detail = detail
    self.hint = hint
  }

  /// Returns the finding as one line of the report; `advice` formats the commands in the hint.
  func line(_ advice: Advice) -> String {
    let mark = state.rawValue + String(repeating: " ", count: 6 - state.rawValue.count)
    let hint = hint.map { " (\(advice.text($0)))" } ?? ""
    return "\(mark)\(subject): \(detail)\(hint)"
  }

  func json(_ advice: Advice) -> JSONText {
    .object([
      ("state", .string(state.rawValue)), ("subject", .string(subject)),
      ("detail", .string(detail)), ("hint", .optional(hint.map(advice.text))),
    ])
  }
}

/// Checks the terminal, and the environment variables that determine how widgets are drawn.
struct SurroundingsCheckup {
  let host: Host
  private var context: CommandContext { host.context }

  /// Reports invalid lines of the user's settings file.
  private var settings: Finding {
    let settings = context.environment.settings
    let path = settings.path ?? "none"
    let problems = settings.text.problems + KindSections(host).problems(of: settings)
    guard let problem = problems.first else {
      let count = settings.text.entries.count
      return Finding(
        .good,
        "settings",
        "\(path): \(count == 0 ? "nothing is set" : "\(count) set")"
      )
    }
    let rest = problems.count - 1
    let detail = "\(path): \(problem.message)" + (rest == 0 ? "" : ", and \(rest) more")
    let hint =
      rest == 0
      ? "'widgetctl config edit' mends it"
      : "'widgetctl config show' lists them, 'widgetctl config edit' mends them"
    return Finding(.wrong, "settings", detail, hint: hint)
  }

  func findings() -> [Finding] {
    let isTerminal = TerminalDevice.isTerminal(.standardOutput)
    let columns = TerminalDevice.columns(of: .standardOutput).map { "\($0) columns" }
    let depth = try? ColorDecision.depth(
      option: nil,
      environment: context.environment,
      isTerminal: isTerminal
    )
    let terminal = [
      isTerminal ? "standard output is a terminal" : "standard output is not a terminal",
      columns, "TERM \(context.environment["TERM"] ?? "not set")",
      "colours: \(depth.map { "\($0)" } ?? "none")",
    ]
    return [
      Finding(.good, "terminal", terminal.compactMap { $0 }.joined(separator: ", ")),
      timeZone, LibraryCheckup.finding, program, settings,
    ]
  }

  private var timeZone: Finding {
    let (rules, problem) = TimeZoneSource().zone(forTZ: context.environment["TZ"])
    if let problem {
      let message = TerminalText.sanitized(problem.message)
      return Finding(.wrong, "time zone", message, hint: problem.hint)
    }
    guard TimeZoneSource().hasZones else {
      return Finding(
        .note,
        "time zone",
        "\(rules.identifier): this system has no time zones",
        hint: "install tzdata"
      )
    }
    guard context.environment["TZ"] == nil else {
      return Finding(.good, "time zone", rules.identifier)
    }
    let name = TimeZoneSource().defaultName ?? "the system's own, which has no name"
    return Finding(.good, "time zone", rules == .utc ? rules.identifier : name)
  }

  private var program: Finding {
    guard let path = ExecutableFile.path else {
      return Finding(.wrong, "program", "its own path is unknown")
    }
    return Finding(.good, "program", "widgetctl \(ProgramVersion.text), \(path)")
  }
}
