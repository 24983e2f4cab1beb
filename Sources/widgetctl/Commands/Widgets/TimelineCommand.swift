import Ground
import Moments
import SharedStore
import WidgetRender
import WidgetTerminal
import WidgetTimeline

/// The `timeline` command, which shows a placed widget's entries, its reloads and their causes.
enum TimelineCommand: Command {
  private static let from = OptionDefinition(
    "from",
    value: "TIME",
    of: .times,
    "only what is shown from TIME on; with --for alone, from now"
  )
  private static let length = OptionDefinition(
    "for",
    value: "DURATION",
    "only what is shown so long: 90s, 10m, 2h, 1d"
  )

  private static let list = OptionDefinition("list", "the entries as a list, without pictures")

  static let signature = CommandSignature(
    name: "timeline",
    synopsis:
      "WIDGET [--size SIZE] [--from TIME] [--for DURATION] [--list | --history] [--format FORMAT]",
    summary: "Draws the entries of a widget, and shows when and why it is reloaded.",
    examples: [
      .init("widgetctl timeline to-do", "what it will show, and when"),
      .init("widgetctl timeline to-do --from 2026-12-01 --for 2d", "two days of it"),
      .init("widgetctl timeline to-do --format svg > future.svg", "the same as an image"),
      .init("widgetctl timeline to-do --history --for 7d", "the reloads of the last week"),
    ],
    details: """
      Each entry is drawn with the time from which it is shown, and below them the next reload and
      its reason. For times after the stored entries, up to --for, the widget's provider is
      called, without the network and with that time as its clock. Such entries are marked as
      computed and not stored. A provider that asks the system for the time gets the real one.

      With --history it lists the reloads of the last day, or of the time in --for, newest first:
      when each began, why it was due and who asked, the result, whether a shown cell changed,
      whether a budget counts it, how long it took, and the processor time of widgetctl and the
      extension. Equal reloads are summed in one line. The picture above has a band each for when
      it was due, made, failed, looked at in a live view or pressed, and stale. The history has at
      most 400 lines for each timeline, for 30 days.
      """,
    options: [
      .size, from, length, .at, list, TimelineHistory.option, .format, .mode, .scheme, .palette,
    ]
      + OptionDefinition.ofImages,
    operands: 1...1,
    operandName: "WIDGET",
    operandValues: [.widgets]
  )

  static func run(_ host: Host) throws(CommandError) -> ExitCode {
    let context = host.context
    let store = try host.store
    try store.reportLoss(to: context.output)
    let options = try store.drawn(try context.pictureOptions())
    if context.arguments.has(TimelineHistory.option) {
      let zone = options.drawing.timeZone
      let now = options.drawing.now.microseconds
      let (widget, _, timelines) = try selected(host, at: now)
      return try TimelineHistory(
        host: host,
        widget: widget,
        timelines: timelines,
        span: try past(context, now: now, in: zone)
      ).run(options)
    }
    let texts = try texts(host, options)
    if context.output.isJSON || options.format == .archive(.json) {
      try context.output.result(json: [("timelines", .array(texts.map(\.json)))])
      return .done
    }
    let pictures = texts.map { TimelinePicture(text: $0, options: options) }
    switch options.form {
    case .png, .svg, .html, .markdown:
      guard let first = try pictures.first?.picture() else { throw nothingShown }
      try options.write(
        first,
        title: texts.first.map { WidgetSelector.name(of: $0.widget) },
        to: context.output
      )
    case .plain, .ansi: try write(pictures, context, options)
    }
    for text in texts {
      guard let failure = text.foreseen.failure else { continue }
      context.output.warning("not computed further: \(failure.message)", hint: failure.hint)
    }
    return .done
  }

  private static var nothingShown: CommandError {
    .failed(
      .negative,
      message: "nothing is shown in that time",
      hint: "leave out --from and --for to see all planned entries"
    )
  }

  private static func write(
    _ pictures: [TimelinePicture],
    _ context: CommandContext,
    _ options: PictureOptions
  ) throws(CommandError) {
    let output = context.output
    var bytes: [UInt8] = []
    for (place, picture) in pictures.enumerated() {
      if place > 0 { bytes.append(0x0A) }
      bytes += Array(output.text(of: picture.text.facts).utf8)
      if context.arguments.has(list) {
        bytes += picture.text.table.map { Array(output.text(of: $0).utf8) } ?? []
      } else if let drawn = try picture.picture() {
        bytes += options.bytes(of: drawn)
        if picture.leftOut > 0 {
          bytes += Array(
            "+\(picture.leftOut) more; \(context.advised("timeline --list")) lists all\n".utf8
          )
        }
      }
    }
    try output.result(bytes)
  }

  /// Returns the selected widget and stack, and the timelines; without `--size`, only the timeline
  /// of the widget's placed size, if there is one.
  private static func selected(
    _ host: Host,
    at now: Int64
  ) throws(CommandError) -> (
    widget: PlacedWidget, stack: PlacedStack?, timelines: [StoredTimeline]
  ) {
    let (context, store) = (host.context, try host.store)
    let reader = try store.reader()
    let placed = try store.placedWidgets()
    let (widget, stack) = try Self.chosen(context.arguments.operands[0], placed, reader, at: now)
    let named = try context.family().map { Int64($0.rawValue) }
    if let family = try context.family() {
      let shelf = try stored { () throws(StoreError) in try reader?.shelf() ?? [] }
      for shelved in shelf where shelved.widget.id == widget.id {
        try OfferedSizes.require(family, of: shelved)
      }
    }
    let all = try stored { () throws(StoreError) in
      try reader?.timelines(placement: widget.id) ?? []
    }
    let isWhole = context.arguments.has(list) || context.output.isJSON
    let ofPlacedSize = all.filter { $0.family == widget.family }
    let timelines =
      named.map { named in all.filter { $0.family == named } }
      ?? (isWhole || ofPlacedSize.isEmpty ? all : ofPlacedSize)
    if timelines.isEmpty {
      throw .failed(
        .negative,
        message: "\(WidgetSelector.name(of: widget)) has no timeline in that size",
        hint: "'widgetctl show' makes one"
      )
    }
    return (widget, stack, timelines)
  }

  private static func texts(
    _ host: Host,
    _ options: PictureOptions
  ) throws(CommandError) -> [TimelineText] {
    let context = host.context
    let zone = options.drawing.timeZone
    let now = options.drawing.now.microseconds
    let awaited = AwaitedPictures(location: try host.store.location)
    let (widget, stack, timelines) = try awaited.settled { () throws(CommandError) in
      try selected(host, at: now)
    } timelines: { selected in
      selected.timelines
    }
    let reader = try host.store.reader()
    let span = try span(context, now: now, in: zone)
    let words = stack.map { StackWords(stack: $0, now: now, zone: zone) }
    let line = try words.flatMap { (words) throws(CommandError) -> String? in
      guard let reader else { return nil }
      return words.line(try words.stack.inLine(reader, at: now))
    }
    let provider = ForeseenTimelines(of: widget, host)
    let budgets = WidgetBudgets(context.environment.settings)
    var texts: [TimelineText] = []
    for timeline in timelines {
      // A timeline that was never made only has a placeholder, whose entry has no date.
      let entries = try stored { () throws(StoreError) in
        timeline.generation > 0 ? try reader?.entries(timeline: timeline.id) ?? [] : []
      }
      var foreseen = ForeseenTimeline(entries, of: timeline)
      if let end = span?.upperBound, end < .max, timeline.generation > 0 {
        let family = TimelineSize(number: timeline.family)?.family ?? .systemSmall
        foreseen.compute(until: end) { (moment: Int64) throws(CommandError) -> MadeTimeline in
          try provider.timeline(family, at: moment)
        }
      }
      let recent = RecentReloads(
        history: ReloadHistory(
          widget: widget,
          timeline: timeline,
          reloads: try stored { () throws(StoreError) in
            try reader?.reloads(ofTimeline: timeline.id, since: now - RecentReloads.length) ?? []
          },
          span: now - RecentReloads.length..<now,
          now: now
        ),
        zone: zone
      )
      texts.append(
        TimelineText(
          widget: widget,
          timeline: timeline,
          foreseen: foreseen,
          now: now,
          zone: zone,
          reloads: (recent.facts, recent.json),
          span: span,
          budget: BudgetWords(
            budget: budgets.budget(of: widget),
            state: BudgetState(
              try stored { () throws(StoreError) in
                try reader?.budget(ofTimeline: timeline.id) ?? StoredBudget()
              }
            ),
            now: options.drawing.now.date,
            zone: zone
          ),
          stack: words,
          lineOfStack: line
        )
      )
    }
    return texts
  }

  /// Returns the widget that `word` names or, for a stack's name, the front widget and the stack.
  private static func chosen(
    _ word: String,
    _ placed: [PlacedWidget],
    _ reader: StoreReader?,
    at now: Int64
  ) throws(CommandError) -> (widget: PlacedWidget, stack: PlacedStack?) {
    let selector = WidgetSelector(widgets: placed)
    let isStack = try selector.stack(word) != nil
    let widget = try selector.selectPlace(word)[0]
    guard let name = widget.stack, let reader else { return (widget, nil) }
    let stack = try stored { () throws(StoreError) in
      try PlacedStacks(of: placed.filter { $0.stack == name }, in: reader, at: now).all.first
    }
    return (isStack ? stack?.frontWidget ?? widget : widget, stack)
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
      start = try usage { () throws(UsageError) in
        try AtTime.microseconds(option: text, named: "--from", now: context.now, in: zone)
      }
    }
    guard let duration = try duration(context) else { return start..<Int64.max }
    return start..<start + duration
  }

  /// Returns the time span of the history: the length in `--for`, from `--from` or up to the
  /// present; `nil` if neither option is given.
  private static func past(
    _ context: CommandContext,
    now: Int64,
    in zone: TimeZoneRules
  ) throws(CommandError) -> Range<Int64>? {
    if context.arguments.has(from), let span = try span(context, now: now, in: zone) {
      return span.lowerBound < now ? span.clamped(to: span.lowerBound..<now) : span
    }
    return try duration(context).map { now - $0..<now }
  }

  private static func duration(_ context: CommandContext) throws(CommandError) -> Int64? {
    guard let text = context.arguments.value(of: length) else { return nil }
    guard let duration = DurationText.microseconds(text) else {
      throw .usage(
        .invalidValue(
          option: "--for",
          value: text,
          expected: DurationText.expectation(insteadOf: text)
        )
      )
    }
    return duration
  }
}
