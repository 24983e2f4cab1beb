import Moments
import SharedStore
import WidgetTerminal
import WidgetTimeline

/// Explains for the command `timeline` why a timeline's picture was made, and how much its reloads
/// of the last day cost.
struct RecentReloads {
  /// The length of a day in microseconds.
  static let length: Int64 = 86_400_000_000

  let history: ReloadHistory
  let zone: TimeZoneRules

  /// Lines about the cause of the last reload and the totals of a day's reloads; empty if there
  /// were no reloads.
  var facts: [String] {
    guard let last else { return [] }
    let words = ReloadWords(reload: last, zone: zone)
    let cause = "\(words.cause), by \(words.asker)"
    let difference = last.difference == StoredReload.Difference.none ? "; nothing new to see" : ""
    let sum = HistoryText(history: history, zone: zone).sum
    return ["cause     \(cause)\(difference)", "24 hours  \(sum)"]
  }

  /// The last reload as JSON, among those that made a timeline or failed; `null` if there is none.
  var json: JSONText { last.map { $0.json(isAhead: history.isAhead($0)) } ?? .null }

  private var last: StoredReload? {
    history.reloads.last { $0.made != nil || $0.error != nil }
  }
}
