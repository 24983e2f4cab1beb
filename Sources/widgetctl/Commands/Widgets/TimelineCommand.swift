import SharedStore
import WidgetRender
import WidgetTerminal
import WidgetTimeline

/// `timeline`: the entries of a placed widget, and when and why they are made anew.
enum TimelineCommand: Command {
  private static let from = OptionDefinition(
    "from",
    value: "TIME",
    "only what is shown from TIME on; with --for alone, from now"
  )
  private static let length = OptionDefinition(
    "for",
    value: "DURATION",
    "only what is shown so long: 90s, 10m, 2h, 1d"
  )

  static let signature = CommandSignature(
    name: "timeline",
    synopsis: "WIDGET [--size SIZE] [--from TIME] [--for DURATION] [--at TIME] [--json]",
    summary: "Lists a widget's entries, the active one, and its next reload.",
    examples: [
      .init("widgetctl timeline to-do", "what it will show, and when"),
      .init("widgetctl timeline to-do --from 2026-12-01 --for 2d", "the entries of two days"),
    ],
    options: [.size, from, length, .at],
    operands: 1...1,
    operandName: "WIDGET"
  )

  static func run(_ context: CommandContext) throws(CommandError) -> ExitCode {
    let store = try HostStore(context)
    let reader = try store.reader()
    try store.reportLoss(to: context.output)
    let placed = try stored { () throws(StoreError) in try reader?.placedWidgets() ?? [] }
    let widget = try WidgetSelector(widgets: placed).selectOne(context.arguments.operands[0])
    let zone = context.timeZone()
    let now = try context.instant(in: zone)
    let family = try context.family().map { Int64($0.rawValue) }
    let timelines = try stored { () throws(StoreError) in
      try reader?.timelines(placement: widget.id) ?? []
    }.filter { family == nil ? true : $0.family == family }
    if timelines.isEmpty {
      throw .failed(
        .negative,
        message: "\(WidgetSelector.name(of: widget)) has no timeline in that size",
        hint: "'widgetctl show' makes one"
      )
    }
    let span = try span(context, now: now, in: zone)
    var texts: [TimelineText] = []
    for timeline in timelines {
      // The entry of one that was never made is a placeholder, which has no date.
      let entries = try stored { () throws(StoreError) in
        timeline.generation > 0 ? try reader?.entries(timeline: timeline.id) ?? [] : []
      }
      texts.append(
        TimelineText(
          widget: widget,
          timeline: timeline,
          entries: entries,
          now: now,
          zone: zone,
          span: span
        )
      )
    }
    if context.output.isJSON {
      try context.output.result(json: [("timelines", .array(texts.map(\.json)))])
    } else {
      let output = context.output
      let parts = texts.map { text in
        output.text(of: text.facts) + (text.table.map { output.text(of: $0) } ?? "")
      }
      try output.result(parts.joined(separator: "\n"))
    }
    return .done
  }

  private static func span(
    _ context: CommandContext,
    now: Int64,
    in zone: TimeZoneRules
  ) throws(CommandError) -> Range<Int64>? {
    let arguments = context.arguments
    guard arguments.has(from) || arguments.has(length) else { return nil }
    var start = now
    if let text = arguments.value(of: from) {
      guard let instant = AtTime.microseconds(text, now: context.now, in: zone) else {
        throw .usage(.invalidValue(option: "--from", value: text, expected: AtTime.forms))
      }
      start = instant
    }
    guard let text = arguments.value(of: length) else { return start..<Int64.max }
    guard let duration = DurationText.microseconds(text) else {
      throw .usage(
        .invalidValue(option: "--for", value: text, expected: "90s, 10m, 2h or 1d")
      )
    }
    return start..<start + duration
  }
}
