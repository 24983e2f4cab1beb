import SharedStore
import WidgetRender
import WidgetTerminal

/// One thing that `doctor` looked at.
struct Finding: Equatable {
  enum State: String {
    case good = "ok"
    /// Worth knowing, and no reason to act.
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

  var line: String {
    let mark = state.rawValue + String(repeating: " ", count: 6 - state.rawValue.count)
    let advice = hint.map { " (\($0))" } ?? ""
    return "\(mark)\(subject): \(detail)\(advice)"
  }

  var json: JSONText {
    .object([
      ("state", .string(state.rawValue)), ("subject", .string(subject)),
      ("detail", .string(detail)), ("hint", .optional(hint)),
    ])
  }
}

/// Looks at the store's files and at what is due in it.
struct StoreCheckup {
  /// A refresh that is later than this after its due date says that no timer runs.
  private static let timerDelay: Int64 = 10 * 60 * 1_000_000

  let store: HostStore
  let now: Int64

  func findings() -> [Finding] {
    let path = store.location.path
    do throws(CommandError) {
      guard let reader = try store.reader() else {
        return [
          Finding(.note, "store", "there is none yet at \(path)", hint: "'widgetctl show' makes it")
        ]
      }
      try stored { () throws(StoreError) in try StoreHealth.requireSound(store.location) }
      return [Finding(.good, "store", path)] + permissions(path) + (try contents(reader))
    } catch {
      return [Finding(.wrong, "store", error.message, hint: error.hint)] + permissions(path)
    }
  }

  /// Others must not read what the widgets keep (RI-6).
  private func permissions(_ path: String) -> [Finding] {
    let folder = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    return [(path, UInt32(0o600)), (folder, 0o700)].compactMap { path, wanted in
      guard let stamp = FileStamp(path: path) else { return nil }
      let mode = String(stamp.permissions, radix: 8)
      if stamp.owner != Account.user {
        return Finding(.wrong, "owner", "\(path) belongs to another user")
      }
      guard stamp.permissions & 0o077 != 0 else { return nil }
      return Finding(
        .wrong,
        "permissions",
        "\(path) has \(mode)",
        hint: "chmod \(String(wanted, radix: 8)) \(path)"
      )
    }
  }

  private func contents(_ reader: StoreReader) throws(CommandError) -> [Finding] {
    let (placed, due, next) = try stored { () throws(StoreError) in
      (try reader.placedWidgets(), try reader.dueTimelines(at: now), try reader.nextDue())
    }
    var findings = [Finding(.good, "widgets", "\(placed.count) placed")]
    let overdue = due.filter { row in
      row.timeline.generation > 0 && row.timeline.failures == 0
        && row.timeline.due > .min && now - row.timeline.due > Self.timerDelay
    }
    if overdue.isEmpty {
      findings.append(Finding(.good, "timer", "next due: \(instant(next))"))
    } else {
      findings.append(
        Finding(
          .wrong,
          "timer",
          "\(overdue.count) timelines wait for a refresh since long",
          hint: "'widgetctl schedule print' prints the crontab line"
        )
      )
    }
    for row in due where row.timeline.failures > 0 {
      findings.append(
        Finding(
          .wrong,
          WidgetSelector.name(of: row.widget),
          "\(row.timeline.failures) failed reloads: \(row.timeline.lastError ?? "unknown")"
        )
      )
    }
    return findings
  }

  private func instant(_ due: Int64?) -> String {
    guard let due, due < .max else { return "nothing" }
    return due <= now ? "at once" : ISODate.text(Instant(microseconds: due), in: .utc)
  }
}

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
