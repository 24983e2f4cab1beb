import Ground
import Moments
import SharedStore
import WidgetRender
import WidgetTerminal

/// The `show` command, which draws the current entries of the placed widgets.
enum ShowCommand: Command {
  static let signature = CommandSignature(
    name: "show",
    synopsis: "[WIDGET…] [--board BOARD] [--size SIZE] [--page N] [--at TIME] [--format FORMAT]",
    summary: "Draws your widgets.",
    examples: [
      .init("widgetctl show", "all widgets, side by side if there is room"),
      .init("widgetctl show to-do --size large", "one of them, in another size"),
      .init("widgetctl show --board Work", "the widgets of another board than the first"),
      .init("widgetctl show --at 2026-12-01T09:00", "what it will show then"),
      .init("widgetctl show --color never --ascii", "for a mail or an old terminal"),
      .init("widgetctl show to-do --format tmux", "one line for a status bar"),
      .init("widgetctl show --format png > p.png", "an image to share; --window frames it"),
      .init("widgetctl show KIND --preview NAME", "a preview of its author, with sample data"),
    ],
    details: """
      WIDGET is the id of a placed widget, its name or kind, or the beginning of either. Without
      one, all widgets of the first board are drawn, in order; 'widgetctl board' lists the boards.

      At a terminal the page fits its height: a widget without room is drawn in a smaller size or
      moves to the next page. A widget whose size you chose, with --size or when you placed it,
      keeps that size: its frame and title stay, its last rows are cut, and the frame shows how
      many. A pipe gets everything; there, --page counts pages of LINES rows.

      Nothing is loaded from the network. A picture whose data has changed since is marked as
      stale, with its age; one whose timeline has ended shows the time for which it was made. Only
      a size that was never shown before is made at once, by the widget's extension. If that
      fails, the widget's placeholder is drawn, with a note and exit code 69.

      png, svg and html are images to share: --window draws a terminal's window around them,
      --font and --scale change their look. The program draws a png itself; a character that
      neither it nor a font of the machine has is drawn as ▨, with a note.

      Accessory sizes are drawn in shades of one colour, as on a lock screen, and all others in
      full colour; --mode changes that.
      """,
    options: [.board, .size, .page, .at, .format, .mode, .scheme, .palette]
      + OptionDefinition.ofImages + [.maximumAge, .preview],
    operands: 0...1_000,
    operandName: "WIDGET",
    operandValues: [.widgets]
  )

  static func run(_ host: Host) throws(CommandError) -> ExitCode {
    let context = host.context
    if let name = context.arguments.value(of: .preview) { return try show(preview: name, host) }
    var request = try ShowRequest(host)
    let awaited = AwaitedPictures(location: request.store.location)
    let found = try awaited.settled { () throws(CommandError) in
      try request.read()
    } timelines: { shown in
      (shown ?? []).compactMap(\.timeline)
    }
    let steps = FirstSteps(context, hadStore: found != nil)
    if let found, !found.contains(where: { $0.date == nil }) {
      let shown = try request.folded(found)
      return try draw(shown, request, MissingPictures.explanations(of: shown), steps, host)
    }
    let (shown, failures) = try MissingPictures.make(for: &request, host)
    let drawable = try request.folded(shown.filter { $0.date != nil })
    if drawable.isEmpty, let failure = failures.first {
      for other in failures.dropFirst() { context.output.warning(other.message, hint: other.hint) }
      throw .failed(.unavailable, message: failure.message, hint: failure.hint)
    }
    if drawable.isEmpty, !shown.isEmpty { throw MissingPictures.stillMissing }
    let code = try draw(drawable, request, failures, steps, host)
    // The picture is already printed, so no reader waits for this.
    request.store.shortenLog(above: LogLength.mostLeftByRefresh)
    return code
  }

  /// Draws a preview of the kind that the only operand names; it need not be placed.
  private static func show(preview name: String, _ host: Host) throws(CommandError) -> ExitCode {
    let words = host.context.arguments.operands
    guard words.count == 1 else {
      throw .usage(
        .other(
          message: "--preview names one of a kind's previews, and \(words.count) kinds are named",
          hint: "for example: widgetctl show KIND --preview NAME"
        )
      )
    }
    let placed = try WidgetSelector(widgets: host.store.placedWidgets()).widgets
      .first { $0.shortID == words[0] || $0.name == words[0] }
    let word = placed.map { "\($0.extensionName)/\($0.kind)" } ?? words[0]
    let offered = try OfferedWidget.named(word, of: host.extensions)
    return try GalleryCommand.draw(preview: name, of: offered, host)
  }

  /// A message that is printed after the pictures.
  private typealias Notice = (message: String, hint: String?)

  /// Draws the pictures, then reports missing ones, for which the exit code is not 0 (SU-90).
  private static func draw(
    _ shown: [ShownWidget],
    _ request: ShowRequest,
    _ failures: [Notice],
    _ steps: FirstSteps,
    _ host: Host
  ) throws(CommandError) -> ExitCode {
    let context = host.context
    if shown.isEmpty {
      let boards = try request.store.boards()
      if boards.areSeveral, request.words.isEmpty {
        let name = (request.board ?? boards.first).name
        throw .failed(
          .negative,
          message: "no widget is on board '\(name)'",
          hint: "'widgetctl add to-do --board \(ShellWord.quoted(name))' places one"
        )
      }
      throw .failed(
        .negative,
        message: "no widget is placed",
        hint: "'widgetctl add to-do' places one"
      )
    }
    let output = context.output
    let isForeseen = context.arguments.value(of: .at) != nil
    let ages = MissingPictures.ages(of: shown, in: request.picture.drawing.timeZone)
    let notices = (isForeseen ? beyondEnd(shown, request) : []) + ages + failures
    switch context.arguments.has(.json) ? .archive(.json) : request.picture.format {
    case .archive(.json):
      try output.result(json: [
        ("widgets", ShownJSON.widgets(shown, at: request.now, signs: request.picture.stackSigns))
      ])
    case .archive(.speech):
      try output.result(prose: try SpokenWidgets(request.picture).text(of: shown))
    case .bar(let form):
      try output.result(try BarPictures(request, form).text(of: shown))
    case .picture:
      let used = notices.reduce(0) { $0 + output.rows(ofWarning: $1.message, hint: $1.hint) }
      var page = try ScreenPage(context, request.picture, leaving: used + steps.rows)
      let widgets = try page.fit(shown, request, host)
      let picture = try page.picture(of: widgets, request.picture)
      try request.picture.write(picture, title: title(of: shown), to: output)
      if let note = page.note(of: widgets, request.picture) { output.note(note) }
      steps.report(to: output)
    }
    for message in request.leftOut { output.warning("left out: \(message)") }
    for notice in notices { output.warning(notice.message, hint: notice.hint) }
    let code = try checkAge(of: shown, request)
    return failures.isEmpty ? code : .unavailable
  }

  /// Returns the title for the terminal window: that of the only widget, or `nil` if there are
  /// several.
  private static func title(of shown: [ShownWidget]) -> String? {
    shown.count == 1 ? shown.first.map { PlacedWidgetText.title($0.shelved) } : nil
  }

  /// Returns a notice for each picture that is drawn for a time after the end of its timeline.
  private static func beyondEnd(_ shown: [ShownWidget], _ request: ShowRequest) -> [Notice] {
    shown.compactMap { widget in
      guard let timeline = widget.timeline, let date = widget.date,
        PictureAge.hasEnded(timeline, at: request.now), !timeline.isLeftToOthers
      else { return nil }
      let zone = request.picture.drawing.timeZone
      let name = WidgetSelector.name(of: widget.widget)
      return (
        "the timeline of \(name) ends before \(text(request.now, in: zone)): "
          + "its last picture is from \(text(date, in: zone))",
        "'widgetctl timeline \(widget.widget.shortID)' lists what is foreseen"
      )
    }
  }

  private static func text(_ microseconds: Int64, in zone: TimeZoneRules) -> String {
    ISODate.minuteText(Instant(microseconds: microseconds), in: zone)
  }

  private static func checkAge(
    of shown: [ShownWidget],
    _ request: ShowRequest
  ) throws(CommandError) -> ExitCode {
    guard let limit = request.maximumAge else { return .done }
    for widget in shown {
      guard let age = widget.timeline.flatMap({ PictureAge.ofStale($0, at: request.now) }),
        age > limit
      else { continue }
      throw .failed(
        .busy,
        message: "\(WidgetSelector.name(of: widget.widget)) is stale: "
          + "made \(DurationText.short(microseconds: age)) ago",
        hint: "'widgetctl refresh' asks for what is due"
      )
    }
    return .done
  }
}
