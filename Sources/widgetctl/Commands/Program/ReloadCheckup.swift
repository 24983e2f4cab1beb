import SharedStore
import WidgetTerminal
import WidgetTimeline

/// Reports the widgets whose reloads in the last day cost most, changed nothing or were postponed.
struct ReloadCheckup {
  /// The number of reloads in a day from which a widget is reported if nine in ten of them change
  /// nothing.
  private static let fewestReloads = 20
  /// The processor time in a day, in microseconds, from which the widget that needs most of it is
  /// reported.
  private static let leastTime: Int64 = 10_000_000
  /// The number of bytes in a day from which the widget that loads most from the network is
  /// reported.
  private static let leastBytes: Int64 = 10_000_000

  let now: Int64

  func findings(_ reader: StoreReader) throws(CommandError) -> [Finding] {
    let sums = try stored { () throws(StoreError) in
      try reader.placedWidgets().map { (widget) throws(StoreError) in
        var reloads: [StoredReload] = []
        for timeline in try reader.timelines(placement: widget.id) {
          reloads += try reader.reloads(ofTimeline: timeline.id, since: now - RecentReloads.length)
        }
        return (widget: widget, sum: ReloadHistory.sum(of: reloads))
      }
    }
    var findings: [Finding] = []
    let dearest = sums.max { $0.sum.processorTime < $1.sum.processorTime }
    if let dearest, dearest.sum.processorTime >= Self.leastTime {
      let time = ReloadWords.seconds(dearest.sum.processorTime)
      let count = HistoryText.counted(dearest.sum.made + dearest.sum.failed, "reload", "reloads")
      findings.append(
        finding(dearest.widget, "costs most: \(time) of processor time in a day, for \(count)")
      )
    }
    let heaviest = sums.max { $0.sum.network ?? 0 < $1.sum.network ?? 0 }
    if let heaviest, let bytes = heaviest.sum.network, bytes >= Self.leastBytes {
      let detail = "loads most: \(ReloadWords.bytes(bytes)) from the network in a day"
      findings.append(finding(heaviest.widget, detail))
    }
    for (widget, sum) in sums {
      if sum.made >= Self.fewestReloads, sum.unchanged * 10 >= sum.made * 9 {
        findings.append(
          finding(widget, "\(sum.unchanged) of \(sum.made) reloads in a day changed nothing")
        )
      }
      if sum.putOff > 0 {
        let count = HistoryText.counted(sum.putOff, "reload was", "reloads were")
        findings.append(
          finding(widget, "\(count) put off in a day, by its budget or for what it costs")
        )
      }
    }
    return findings
  }

  private func finding(_ widget: PlacedWidget, _ detail: String) -> Finding {
    Finding(
      .note,
      WidgetSelector.name(of: widget),
      detail,
      hint: "'widgetctl timeline \(widget.shortID) --history' lists them"
    )
  }
}
