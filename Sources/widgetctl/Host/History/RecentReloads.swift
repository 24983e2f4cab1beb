import Moments
import SharedStore
import WidgetTerminal
import WidgetTimeline

/// The cause of a timeline's picture, and the cost of its reloads in the last day, for `timeline`.
struct RecentReloads {
  /// A day in microseconds.
  static let length: Int64 = 86_400_000_000

  let history: ReloadHistory
  let zone: TimeZoneRules

  /// Lines about the cause of the last reload and the reloads of a day; empty without reloads.
  var facts: [String] {
    guard let last else { return [] }
    let words = ReloadWords(reload: last, zone: zone)
    let cause = "\(words.cause), by \(words.asker)"
    let difference = last.difference == StoredReload.Difference.none ? "; nothing new to see" : ""
    let sum = HistoryText(history: history, zone: zone).sum
    return ["cause     \(cause)\(difference)", "24 hours  \(sum)"]
  }

  /// The last reload of the timeline that was made or failed, as JSON.
  var json: JSONText { last.map { $0.json(isAhead: history.isAhead($0)) } ?? .null }

  private var last: StoredReload? {
    history.reloads.last { $0.made != nil || $0.error != nil }
  }
}
