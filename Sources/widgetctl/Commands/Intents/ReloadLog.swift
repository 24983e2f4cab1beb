import Ground
import Moments
import SharedStore
import WidgetTerminal
import WidgetTimeline

/// The command `log --reloads`, which lists the last reloads of all widgets, newest first.
struct ReloadLog {
  static let option = OptionDefinition(
    "reloads",
    "the reloads of widgets instead of intents: when, why, who asked and what came"
  )

  let host: Host
  /// The most reloads that are listed.
  let count: Int
  /// The time before which the listed reloads began, in microseconds since 1970 UTC; `nil` for all.
  let until: Int64?

  /// A reload and its widget.
  private struct Entry {
    let widget: PlacedWidget
    let size: String
    let reload: StoredReload
  }

  func run() throws(CommandError) -> ExitCode {
    let context = host.context
    let zone = context.timeZone()
    let entries = try entries()
    if context.output.isJSON {
      try context.output.result(json: [
        (
          "reloads",
          .array(
            entries.map { entry in
              .object([
                ("id", .string(entry.widget.shortID)),
                ("kind", .string(WidgetSelector.ownName(of: entry.widget))),
                ("size", .string(entry.size)),
                ("reload", entry.reload.json(isAhead: entry.reload.isAhead(of: context.now))),
              ])
            }
          )
        )
      ])
      return .done
    }
    if entries.isEmpty {
      throw .failed(
        .negative,
        message: until == nil
          ? "no widget was reloaded yet" : "no widget had been reloaded by then",
        hint: "'widgetctl refresh --force' reloads all of them"
      )
    }
    let table = TextTable(
      heading: ["WHEN", "WIDGET", "WHY", "BY", "RESULT", "CHANGED", "CPU"],
      rows: entries.map { entry in
        let words = ReloadWords(reload: entry.reload, zone: zone)
        let mark = entry.reload.isAhead(of: context.now) ? " (clock ahead)" : ""
        let widget =
          "\(entry.widget.shortID) (\(WidgetSelector.name(of: entry.widget)), \(entry.size))"
        return [
          words.when + mark, widget, words.cause, words.asker, words.result, words.difference,
          words.processorTime,
        ]
      },
      flexibleColumn: 4
    )
    try PagedOutput(context).result(table)
    return .done
  }

  private func entries() throws(CommandError) -> [Entry] {
    guard let reader = try host.store.reader() else { return [] }
    let all = try stored { () throws(StoreError) in
      var all: [Entry] = []
      for widget in try reader.placedWidgets() {
        for timeline in try reader.timelines(placement: widget.id) {
          let size = TimelineSize(number: timeline.family)?.words ?? "size \(timeline.family)"
          for reload in try reader.reloads(ofTimeline: timeline.id) {
            all.append(Entry(widget: widget, size: size, reload: reload))
          }
        }
      }
      return all
    }
    let told = all.filter { entry in until.map { entry.reload.begun <= $0 } ?? true }
    return Array(told.sorted { $0.reload.ended > $1.reload.ended }.prefix(count))
  }
}
