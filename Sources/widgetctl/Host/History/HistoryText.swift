import Moments
import SharedStore
import WidgetTerminal
import WidgetTimeline

/// Describes the history of one timeline in words and as JSON.
struct HistoryText {
  let history: ReloadHistory
  let zone: TimeZoneRules

  /// Two lines: the name and the size of the widget, and the totals of its reloads in the time
  /// span.
  var facts: [String] {
    let length = history.span.upperBound - history.span.lowerBound
    return ["\(name), \(size)", "\(DurationText.short(microseconds: length)): \(sum)"]
  }

  /// The number of reloads, their results and their cost, in one line.
  var sum: String {
    let sum = history.sum
    var parts = [Self.counted(sum.made, "reload", "reloads")]
    if sum.unchanged > 0 { parts.append("\(sum.unchanged) changed nothing") }
    if sum.failed > 0 { parts.append("\(sum.failed) failed") }
    if sum.putOff > 0 { parts.append("\(sum.putOff) put off") }
    if sum.exempt > 0 { parts.append("\(sum.exempt) not counted") }
    parts.append("\(ReloadWords.seconds(sum.processorTime)) of processor time")
    if let bytes = sum.network { parts.append("\(ReloadWords.bytes(bytes)) from the network") }
    return parts.joined(separator: ", ")
  }

  /// A table with a line for each row of the history, the newest first; `nil` if there are none.
  var table: TextTable? {
    if history.reloads.isEmpty { return nil }
    // Most widgets do not use the network; without that column the table has room for longer words.
    let hasNetwork = history.reloads.contains { $0.cost.network != nil }
    let rows = history.reloads.reversed().map { reload in
      let words = ReloadWords(reload: reload, zone: zone)
      let mark = history.isAhead(reload) ? " (clock ahead)" : ""
      return [
        words.when + mark, words.cause, words.asker, words.result, words.difference, words.budget,
        words.length, words.processorTime,
      ] + (hasNetwork ? [words.network] : [])
    }
    return TextTable(
      heading: ["WHEN", "WHY", "BY", "RESULT", "CHANGED", "COUNTS", "TOOK", "CPU"]
        + (hasNetwork ? ["NETWORK"] : []),
      rows: rows
    )
  }

  var json: JSONText {
    let sum = history.sum
    return .object([
      ("id", .string(history.widget.shortID)),
      ("kind", .string(name)),
      ("size", .string(size)),
      ("from", .instant(history.span.lowerBound)),
      ("to", .instant(history.span.upperBound)),
      (
        "sum",
        .object([
          ("made", .integer(Int64(sum.made))), ("failed", .integer(Int64(sum.failed))),
          ("skipped", .integer(Int64(sum.skipped))), ("putOff", .integer(Int64(sum.putOff))),
          ("unchanged", .integer(Int64(sum.unchanged))),
          ("exempt", .integer(Int64(sum.exempt))),
          ("processorMicroseconds", .integer(sum.processorTime)),
          ("networkBytes", sum.network.map { .integer($0) } ?? .null),
        ])
      ),
      (
        "stale",
        .array(
          history.stale.map { span in
            .object([
              ("from", .instant(span.lowerBound)), ("to", .instant(span.upperBound)),
            ])
          }
        )
      ),
      (
        "reloads",
        .array(history.reloads.map { $0.json(isAhead: history.isAhead($0)) })
      ),
    ])
  }

  var name: String { WidgetSelector.name(of: history.widget) }

  var size: String {
    TimelineSize(number: history.timeline.family)?.words ?? "size \(history.timeline.family)"
  }

  static func counted(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }
}
