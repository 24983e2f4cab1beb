import Essentials
import Moments
import SharedStore
import WidgetRender
import WidgetTerminal
import WidgetTimeline

/// The result of a refresh for each timeline: the outcome, the cause, and the date of the next
/// reload.
struct RefreshText {
  /// A timeline of a placed widget, with the result of its reload, or `nil` if it was not due.
  private struct Row {
    let widget: PlacedWidget
    let size: TimelineSize
    let result: ReloadOutcome.Result?
    /// The time of the next reload in the store, in microseconds since 1970 UTC.
    let due: Int64
  }

  private let rows: [Row]
  private let failures: [(message: String, hint: String?)]
  private let zone: TimeZoneRules

  /// Creates the text; unchanged timelines and the next dates are read from the store.
  ///
  /// `report` is `nil` if nothing was due, `widgets` if all are selected, and `reader` if there is
  /// no store.
  init(
    _ report: RefreshReport?,
    of widgets: [PlacedWidget]?,
    in reader: StoreReader?,
    zone: TimeZoneRules
  ) throws(CommandError) {
    var timelines: [TimelineKey: StoredTimeline] = [:]
    var keys: [TimelineKey] = []
    let chosen: [PlacedWidget]
    if let widgets {
      chosen = widgets
    } else {
      chosen = try stored { () throws(StoreError) in try reader?.placedWidgets() ?? [] }
    }
    for widget in chosen {
      let found = try stored { () throws(StoreError) in
        try reader?.timelines(placement: widget.id) ?? []
      }
      for timeline in found {
        guard let size = TimelineSize(number: timeline.family) else { continue }
        let key = TimelineKey(placement: widget.id, size: size)
        keys.append(key)
        timelines[key] = timeline
      }
    }
    let placed = Dictionary(chosen.map { ($0.id, $0) }) { first, _ in first }
    func row(_ key: TimelineKey, _ result: ReloadOutcome.Result?) -> Row? {
      placed[key.placement].map { widget in
        Row(
          widget: widget,
          size: key.size,
          result: result,
          // The due date is the stored one, because data may have changed during the reload.
          due: timelines[key]?.due ?? result?.due.map { Instant($0).microseconds } ?? .max
        )
      }
    }
    let outcomes = report?.outcomes ?? []
    let reloaded = Set(outcomes.map(\.key))
    rows =
      outcomes.compactMap { row($0.key, $0.result) }
      + keys.filter { !reloaded.contains($0) }.compactMap { row($0, nil) }
    failures = report?.failureLines(of: chosen) ?? []
    self.zone = zone
  }

  /// One line for each timeline, and a line about the next reload.
  var lines: String {
    (rows.map { "\(name($0)): \(words($0))" } + [nextWords]).map { $0 + "\n" }.joined()
  }

  var json: [(String, JSONText)] {
    [
      (
        "failures",
        .array(
          failures.map { failure in
            .object([("message", .string(failure.message)), ("hint", .optional(failure.hint))])
          }
        )
      ),
      ("reloads", .array(rows.map(object))),
      ("next", next.map { .instant($0.due) } ?? .null),
    ]
  }

  /// The timeline that is reloaded next; `nil` if no timeline has a date for its next reload.
  private var next: Row? {
    rows.filter { $0.due != .max && $0.due != .min }.min { $0.due < $1.due }
  }

  private var nextWords: String {
    guard let next else { return "no widget is reloaded automatically" }
    return "next: \(name(next)), \(instant(next.due))"
  }

  /// Returns a widget's name with the size of the timeline, such as `2 (crypto, small)`.
  private func name(_ row: Row) -> String {
    let words = [row.widget.name, WidgetSelector.name(of: row.widget), row.size.words]
    return "\(row.widget.shortID) (\(words.compactMap(\.self).joined(separator: ", ")))"
  }

  private func words(_ row: Row) -> String {
    switch row.result {
    case .stored(let reason, let count, _):
      "\(count == 1 ? "1 entry" : "\(count) entries"), \(reason.words); \(dueWords(row))"
    case .failed(let failure):
      "failed, \(failure.reason.words): \(failure.error.message); \(dueWords(row))"
    case .restamped: "made by a clock that ran ahead; \(dueWords(row))"
    case .skipped(let skip): "skipped, \(words(of: skip))"
    case nil: row.due == .max ? "never due automatically" : "not due; \(dueWords(row))"
    }
  }

  private func dueWords(_ row: Row) -> String {
    switch row.due {
    case .max: "never again automatically"
    case .min: "due again"
    default: "next \(instant(row.due))"
    }
  }

  private func words(of skip: ReloadSkip) -> String {
    switch skip {
    case .leasedElsewhere: "as another process reloads it"
    case .servedElsewhere: "as another process has just reloaded it"
    case .joined: "as a reload was under way, which one more follows"
    case .overBudget(let date):
      "as it has no reload left until \(instant(Instant(date).microseconds))"
    case .belowFloor(let date):
      "as its last reload cost too much to begin another before \(instant(Instant(date).microseconds))"
    case .interrupted: "as the refresh ended before its turn"
    }
  }

  private func object(_ row: Row) -> JSONText {
    var (reason, entries): (ReloadReason?, Int?) = (nil, nil)
    var (failure, skip): (FailedReload?, ReloadSkip?) = (nil, nil)
    switch row.result {
    case .stored(let why, let count, _): (reason, entries) = (why, count)
    case .failed(let failed): (reason, failure) = (failed.reason, failed)
    case .skipped(let why): skip = why
    case .restamped, nil: break
    }
    return .object([
      ("id", .string(row.widget.shortID)),
      ("kind", .string(WidgetSelector.ownName(of: row.widget))),
      ("size", .string(row.size.words)),
      ("result", .string(Self.name(of: row.result))),
      ("reason", .optional(reason?.rawValue)),
      ("entries", entries.map { .integer(Int64($0)) } ?? .null),
      ("failures", failure.map { .integer(Int64($0.failures)) } ?? .null),
      ("error", .optional(failure?.error.message)),
      ("skipped", .optional(skip.map(words))),
      ("next", row.due == .max || row.due == .min ? .null : .instant(row.due)),
    ])
  }

  private static func name(of result: ReloadOutcome.Result?) -> String {
    switch result {
    case .stored: "reloaded"
    case .failed: "failed"
    case .restamped: "restamped"
    case .skipped: "skipped"
    case nil: "notDue"
    }
  }

  private func instant(_ microseconds: Int64) -> String {
    ISODate.text(Instant(microseconds: microseconds), in: zone)
  }
}

extension ReloadOutcome.Result {
  /// The date of the next reload that the planner chose; `nil` if there is none, or if it is
  /// unknown.
  fileprivate var due: Date? {
    switch self {
    case .stored(_, _, let due), .restamped(let due): due
    case .failed(let failure): failure.due
    case .skipped: nil
    }
  }
}

extension ReloadReason {
  /// The reason for the reload, as part of a sentence.
  fileprivate var words: String {
    switch self {
    case .first: "as there was none"
    case .policy: "as its date had come"
    case .retry: "as the last try had failed"
    case .changed: "as its data had changed"
    case .requested: "as asked"
    }
  }
}
