import WidgetRender
import WidgetTerminal

/// Looks at the terminal and the variables that decide how widgets are drawn.
struct SurroundingsCheckup {
  let context: CommandContext

  func findings() -> [Finding] {
    let isTerminal = TerminalDevice.isTerminal(.standardOutput)
    let columns = TerminalDevice.columns(of: .standardOutput).map { "\($0) columns" }
    let depth = try? ColorDecision.depth(
      option: nil,
      environment: context.environment,
      isTerminal: isTerminal
    )
    let terminal = [
      isTerminal ? "standard output is a terminal" : "standard output is no terminal",
      columns, "TERM \(context.environment["TERM"] ?? "not set")",
      "colours: \(depth.map { "\($0)" } ?? "none")",
    ]
    return [
      Finding(.good, "terminal", terminal.compactMap { $0 }.joined(separator: ", ")),
      timeZone, program,
    ]
  }

  private var timeZone: Finding {
    let (rules, problem) = TimeZoneSource().zone(forTZ: context.environment["TZ"])
    if let problem { return Finding(.wrong, "time zone", problem.message, hint: problem.hint) }
    return Finding(.good, "time zone", rules.identifier)
  }

  private var program: Finding {
    guard let path = ExecutableFile.path else {
      return Finding(.wrong, "program", "its own path is unknown")
    }
    return Finding(.good, "program", "widgetctl \(ProgramVersion.text), \(path)")
  }
}
