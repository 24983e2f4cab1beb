import Ground
import Moments
import SharedStore
import WidgetRender
import WidgetTerminal

/// The command `schedule status`, which describes the timer that refreshes a store, and the outcome
/// of its last run.
struct ScheduleStatus {
  private let context: CommandContext
  private let units: SystemdUnits
  /// The line in the crontab that this program has added; `nil` if there is none.
  private let line: String?
  /// Whether the crontab has another line, which the user has written, that runs `refresh`.
  private let hasOwnLine: Bool
  private let note: TimerNote?

  init(_ context: CommandContext) throws(CommandError) {
    self.context = context
    units = try SystemdUnits(context)
    let table = try CrontabTool.read()
    line = try table?.line(of: Crontab.Block(store: units.command.store))
    hasOwnLine = table?.hasRefreshOfItsOwn ?? false
    note = TimerNote.read(besideStore: StoreLocation(path: try context.storePath()))
  }

  private var isInstalled: Bool { line != nil || hasOwnLine || units.isWritten }

  func write() throws(CommandError) -> ExitCode {
    if context.output.isJSON {
      try context.output.result(json: try json())
    } else {
      try context.output.result(rows: try rows())
    }
    return isInstalled ? .done : .negative
  }

  private func rows() throws(CommandError) -> [String] {
    var rows: [String] = []
    if let line {
      rows += ["timer  cron, each minute", "line   \(line)"]
      if try line != units.command.crontabLine() {
        rows.append("       not as this program writes it: \(context.advised("schedule install"))")
      }
    }
    if hasOwnLine { rows.append("timer  cron, by a line of your own") }
    if units.isWritten {
      rows += ["timer  systemd, \(units.timer): \(activity)", "units  \(units.folder)"]
      if !units.isUpToDate {
        rows.append(
          "       not as this program writes them: \(context.advised("schedule install --systemd"))"
        )
      }
    }
    if !isInstalled {
      rows.append("timer  none: \(context.advised("schedule install")) installs one")
    }
    return rows + ["last   \(last)"]
  }

  private var activity: String {
    switch units.isActive {
    case true: "runs"
    case false: "does not run: 'systemctl --user status \(units.timer)' says why"
    default: "written; systemd does not run here"
    }
  }

  private var last: String {
    guard let note else { return "no timer has run yet" }
    let time = ISODate.text(Instant(microseconds: note.ended), in: context.timeZone())
    if note.exitCode == 0 { return "\(time), all was well" }
    return "\(time), exit code \(note.exitCode): \(note.message ?? "it does not say why")"
  }

  private func json() throws(CommandError) -> [(String, JSONText)] {
    [
      ("isInstalled", .bool(isInstalled)),
      ("crontabLine", .optional(line)),
      ("hasOwnCrontabLine", .bool(hasOwnLine)),
      ("systemdTimer", .optional(units.isWritten ? units.timer : nil)),
      ("isActive", units.isWritten ? units.isActive.map { .bool($0) } ?? .null : .null),
      (
        "lastRun",
        note.map { note in
          .object([
            ("ended", .instant(note.ended)), ("exitCode", .integer(Int64(note.exitCode))),
            ("message", .optional(note.message)),
          ])
        } ?? .null
      ),
    ]
  }
}
