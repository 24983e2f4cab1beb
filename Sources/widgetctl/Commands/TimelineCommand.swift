import SharedStore
import WidgetRender
import WidgetTimeline

/// `timeline`: the entries of a placed widget, and when and why they are made anew.
enum TimelineCommand: Command {
  static let signature = CommandSignature(
    name: "timeline",
    synopsis: "WIDGET [--size SIZE] [--at TIME] [--json]",
    summary: "Lists a widget's entries, the active one, and its next reload.",
    examples: [.init("widgetctl timeline to-do", "what it will show, and when")],
    options: [.size, .at, .ascii, .width],
    operands: 1...1,
    operandName: "WIDGET"
  )

  static func run(_ context: CommandContext) throws(CommandError) -> ExitCode {
    let store = try HostStore(context)
    let reader = try store.reader()
    let placed = try stored { () throws(StoreError) in try reader?.placedWidgets() ?? [] }
    let widget = try WidgetSelector(widgets: placed).selectOne(context.arguments.operands[0])
    let zone = context.timeZone()
    let now = try context.instant(in: zone)
    let family = try context.arguments.value(of: .size).map { (name) throws(CommandError) in
      Int64(try SizeOption.family(name).rawValue)
    }
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
    var texts: [TimelineText] = []
    for timeline in timelines {
      let entries = try stored { () throws(StoreError) in
        try reader?.entries(timeline: timeline.id) ?? []
      }
      texts.append(
        TimelineText(widget: widget, timeline: timeline, entries: entries, now: now, zone: zone)
      )
    }
    if context.output.isJSON {
      try context.output.result(json: [("timelines", .array(texts.map(\.json)))])
    } else {
      let columns = try context.columns()
      let parts = texts.map { $0.text(columns: columns, isASCII: context.isASCII) }
      try context.output.result(parts.joined(separator: "\n"))
    }
    return .done
  }
}
