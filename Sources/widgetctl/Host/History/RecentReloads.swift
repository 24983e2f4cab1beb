import Moments
import SharedStore
import WidgetTerminal
import WidgetTimeline

/// Why a timeline's picture is what it is, and what its reloads of the last day cost: what `timeline` says of them.
struct RecentReloads {
  /// A day in microseconds.
  static let length: Int64 = 86_400_000_000

  let history: ReloadHistory
  let zone: TimeZoneRules

  /// A line each, behind its name; none where nothing is kept.
  var facts: [String] {
    guard let last else { return [] }
    let words = ReloadWords(reload: last, zone: zone)
    let cause = "\(words.cause), by \(words.asker)"
    let difference = last.difference == StoredReload.Difference.none ? "; nothing new to see" : ""
    let sum = HistoryText(history: history, zone: zone).sum
    return ["cause     \(cause)\(difference)", "24 hours  \(sum)"]
  }

  /// The last reload of the timeline that was made or failed.
  var json: JSONText { last.map { $0.json(isAhead: history.isAhead($0)) } ?? .null }

  private var last: StoredReload? {
    history.reloads.last { $0.made != nil || $0.error != nil }
  }
}
