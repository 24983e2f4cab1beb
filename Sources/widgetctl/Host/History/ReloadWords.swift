import Moments
import SharedStore
import WidgetTerminal
import WidgetTimeline

/// Describes the row of one reload, or of several equal ones, in words.
struct ReloadWords {
  let reload: StoredReload
  let zone: TimeZoneRules

  /// The local time of the row's first reload, such as `11-29 20:31:05`; the year is not needed,
  /// because rows are kept for a month.
  var when: String { Self.second(reload.begun, in: zone) }

  /// The reason why the reload was due, in words such as `its date came`.
  var cause: String {
    switch ReloadReason(rawValue: reload.reason) {
    case .first: "no picture yet"
    case .policy: "its date came"
    case .retry: reload.tries > 1 ? "retry after \(reload.tries) failures" : "retry after a failure"
    case .requested: "asked for"
    case .changed: change
    case nil: reload.reason
    }
  }

  /// The change of the widget's data, in words such as `todos changed`, and the run that made it.
  private var change: String {
    guard let mark = reload.mark else { return "data changed" }
    let what: String =
      switch mark.source {
      case .collection(LanguageRecord.collectionName): "language changed"
      case .collection(StoredAppearance.collectionName): "appearance changed"
      case .collection(let name): "\(name) changed"
      case .state: "an intent ran"
      case .surroundings: "a setting changed"
      case .program: "new program"
      case .update: "activity updated"
      case .request: "asked for meanwhile"
      }
    return mark.run.map { "\(what), run \($0)" } ?? what
  }

  /// The origin of the request for the reload, in words such as `timer` or `live view`.
  var asker: String {
    switch ReloadAsker(rawValue: reload.asker) {
    case .timer: "timer"
    case .watch: "live view"
    case .press: "press"
    case .refresh: "refresh"
    case .widgetCenter: "WidgetCenter"
    case .show: "first look"
    case .command: "command"
    case nil: "unknown"
    }
  }

  /// The result of the reload, and how often it was repeated.
  var result: String {
    guard reload.count > 1 else { return single }
    let length = DurationText.short(microseconds: reload.ended - reload.begun)
    return "\(single), \(reload.count) times in \(length)"
  }

  private var single: String {
    switch ReloadRecord.Result(rawValue: reload.result) {
    case .made:
      made + (reload.isOffline ? ", offline" : "")
    case .failed: "failed: \(reload.error ?? "unknown")"
    case .putOff:
      reload.next.map { "put off until \(Self.second($0, in: zone))" } ?? "put off"
    case .joined: "joined another one"
    case .leasedElsewhere: "another process was at it"
    case .servedElsewhere: "another process did it"
    case .interrupted: "interrupted"
    case .restamped: "a clock ran ahead"
    case nil: "unknown"
    }
  }

  private var made: String {
    guard let made = reload.made else { return "made" }
    return made.entries == 1 ? "1 entry" : "\(made.entries) entries"
  }

  /// Whether a visible cell differs from the previous picture: `yes`, `no` or `perhaps`; empty if
  /// it is not known.
  var difference: String {
    switch reload.difference {
    case .cell: "yes"
    case StoredReload.Difference.none?: "no"
    case .archive: "perhaps"
    case nil: ""
    }
  }

  /// Whether a budget counts the reload, in words; if not, with the reason.
  var budget: String {
    guard wasAsked else { return "" }
    return switch reload.exemption.flatMap(BudgetExemption.init) {
    case nil: "yes"
    case .press: "no, pressed"
    case .newWidget: "no, new"
    case .foreground: "no, at work"
    case .language: "no, language"
    case .appearance: "no, appearance"
    case .surroundings: "no, place"
    case .unlimited: "no, lifted"
    }
  }

  /// The duration of the reload; empty if its extension was not asked.
  var length: String { wasAsked ? Self.seconds(reload.cost.wall) : "" }

  /// The processor time of the host and the extension; empty if the extension was not asked.
  var processorTime: String {
    wasAsked ? Self.seconds((reload.cost.host ?? 0) + (reload.cost.ofExtension ?? 0)) : ""
  }

  /// The number of bytes received over the network; empty if it is unknown.
  var network: String { reload.cost.network.map(Self.bytes) ?? "" }

  private var wasAsked: Bool { reload.made != nil || reload.error != nil }

  /// Returns a duration as text: below a second such as `12 ms`, otherwise such as `3.4 s`.
  static func seconds(_ microseconds: Int64) -> String {
    if microseconds < 1_000_000 { return "\((microseconds + 500) / 1_000) ms" }
    let tenths = (microseconds + 50_000) / 100_000
    return tenths < 1_000 ? "\(tenths / 10).\(tenths % 10) s" : "\(tenths / 10) s"
  }

  /// Returns a size as text, such as `812 B`, `14 kB` or `3.4 MB`; a kilobyte has 1,000 bytes.
  static func bytes(_ count: Int64) -> String {
    if count < 1_000 { return "\(count) B" }
    if count < 999_500 { return "\((count + 500) / 1_000) kB" }
    let tenths = (count + 50_000) / 100_000
    return tenths < 1_000 ? "\(tenths / 10).\(tenths % 10) MB" : "\(tenths / 10) MB"
  }

  /// Returns a local time as text, with seconds and without the year.
  static func second(_ microseconds: Int64, in zone: TimeZoneRules) -> String {
    let instant = Instant(microseconds: microseconds)
    let second = zone.civil(at: instant).second
    let minute = ISODate.minuteText(instant, in: zone).drop { $0 != "-" }.dropFirst()
    return minute + (second < 10 ? ":0" : ":") + "\(second)"
  }
}
