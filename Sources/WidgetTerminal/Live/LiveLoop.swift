import Ground
import Moments
import SystemLibrary
import WidgetRender
import WidgetTimeline

/// Runs the live view at a terminal.
///
/// It sleeps until a key, a signal, an event of its source of widgets, or the next instant at which
/// a cell changes. Then it writes the cells that have changed.
package final class LiveLoop {
  /// Returns the drawing options; is called again if the time zone or the width may have changed.
  package typealias Options = () throws(CommandError) -> PictureOptions

  /// The pause in milliseconds after which an escape is a key of its own; slow connections need it.
  private static let escapePauseInMilliseconds: Int32 = 50
  /// The most attempts at planning a page; a widget's picture in another size can need a new plan.
  private static let mostPlans = 4
  private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH]

  let source: any LiveSource
  let remember: (TerminalBackground) -> Void
  let mayAsk: Bool
  let readOptions: Options
  var options: PictureOptions
  /// The previewed palette; `nil` for the palette that the user has set.
  var shownPalette: Palette.Name?
  let terminal: RawTerminal
  let waiting: LiveWait
  var parser = KeyParser()
  var model: LiveModel
  var screen: LiveScreen
  /// The picture that the terminal shows now, from which the next update is computed.
  var shown: WidgetPicture
  /// The time at which the widgets must be read again without an event; `nil` for never.
  private var validUntil: Instant?
  /// The ids of the widgets all of whose rows were requested, each with its family.
  private var readScrolled: [Int64: WidgetFamily] = [:]
  /// The widget whose stack does not turn by itself, because it is in use; `nil` for none.
  private var keptInFront: Int64?
  /// The time at which the preview of a typed text is requested; `nil` for none.
  var previewDue: Instant?
  var isStale = true
  /// Whether the bell rings for a reminder.
  var rings: Bool
  var end: ExitCode?
  /// The signal that ended the view; `nil` for any other end.
  var endingSignal: Int32?

  /// Prepares the view; `remember` is called with the background colour that the terminal reports.
  ///
  /// - Throws: `CommandError` if input or output is not a terminal, or is one that only prints.
  package init(
    _ source: any LiveSource,
    environment: EnvironmentVariables,
    title: String = "widgetctl",
    remember: @escaping (TerminalBackground) -> Void = { _ in },
    options: @escaping Options
  ) throws(CommandError) {
    guard
      let terminal = RawTerminal(input: 0, output: .standardOutput, modes: .screen)
    else {
      throw .failed(
        .usage,
        message: "the live view needs a terminal",
        hint:
          "'widgetctl show' prints the widgets once, 'watch --linear' prints what changes as lines"
      )
    }
    self.source = source
    self.remember = remember
    mayAsk = TerminalBackground.mayAsk(environment: environment)
    readOptions = options
    self.options = try options()
    rings = self.options.ringsBell
    self.terminal = terminal
    waiting = try LiveWait(signals: Self.signals, environment: environment)
    model = LiveModel(size: Self.size(of: terminal))
    model.history = source.history
    model.header = LiveHeader(program: title)
    screen = LiveScreen(isASCII: self.options.drawing.isASCII)
    shown = WidgetPicture(grid: CellGrid(size: .zero))
    prepareModel(self.options)
  }

  /// Shows the view until the user or a signal ends it, and then restores the terminal.
  ///
  /// - Returns: The exit code of the process (CL-14).
  /// - Throws: `CommandError` if the widgets cannot be read at the beginning.
  package func run() throws(CommandError) -> Int32 {
    try read(isFirst: true)
    terminal.enter()
    defer { terminal.leave() }
    ask()
    while end == nil {
      if isStale || model.keptInFront != keptInFront || model.scrolled != readScrolled
        || validUntil.map({ $0 <= now }) == true
      {
        try read(isFirst: false)
      }
      askPreview()
      draw()
      wait()
    }
    return endingSignal.map { 128 + $0 } ?? end?.rawValue ?? 0
  }

  private var now: Instant { Instant(microseconds: SystemTime.microsecondsSince1970) }

  static func size(of terminal: RawTerminal) -> CellSize {
    CellSize(
      columns: TerminalDevice.columns(of: terminal.output) ?? WidthDecision.fallback,
      rows: TerminalDevice.rows(of: terminal.output) ?? 24
    )
  }

  /// Reads the widgets and their entries from the source.
  ///
  /// Except at the beginning, an error is shown in the last row and the widgets are kept.
  private func read(isFirst: Bool) throws(CommandError) {
    isStale = false
    do throws(CommandError) {
      keptInFront = model.keptInFront
      source.keepInFront(keptInFront)
      model.take(try source.widgets())
      model.take(source.boards)
      model.canEdit = source.canEdit
      source.use(options.scheme)
      readScrolled = model.scrolled
      try source.scroll(readScrolled)
      let made = try source.entries(
        of: model.shownFamilies,
        at: now,
        in: options.drawing
      )
      model.take(made.entries)
      validUntil = [made.validUntil, try readHeadline()].compactMap(\.self).min()
      take(options.scheme.with(setting: source.setting, stored: source.storedPalette))
    } catch {
      if isFirst { throw error }
      model.show("\(error.message); \(error.hint)", isFailure: true)
      validUntil = nil
    }
    for effect in model.continueEdit() { perform(effect) }
  }

  /// Requests the picture for the line above the widgets.
  ///
  /// - Returns: The time to request it again; `nil` for never.
  private func readHeadline() throws(CommandError) -> Instant? {
    guard let wanted = model.headlineFamily else {
      model.headline = nil
      return nil
    }
    let made = try source.entries(of: [wanted], at: now, in: options.drawing)
    model.headline = made.entries[wanted.widget]
    return made.validUntil
  }

  private func draw() {
    let (now, options, palette) = (now, options, palette)
    let depth = options.depth == .none ? ColorDepth.monochrome : options.depth
    screen.look = LiveLook(depth: depth, palette: palette)
    var picture = shown
    for turn in 0..<Self.mostPlans {
      let (page, plan) = (model.page, model.plan)
      picture = screen.picture(of: &model) { family in
        var drawing = options.drawing(in: family)
        drawing.now = now
        return drawing
      }
      // Another page shows other widgets or sizes, whose pictures must be read first.
      if model.page == page, model.plan == plan, model.scrolled == readScrolled,
        turn > 0 || !model.places.contains(where: { lacksEntry($0) })
      {
        break
      }
      try? read(isFirst: false)
    }
    picture = picture.withBackground(of: palette)
    let update = FrameUpdate(
      depth: depth,
      palette: palette,
      showsLinks: options.showsLinks
    )
    let images = options.terminalImages
    let before = images?.withoutGone(shown, for: picture) ?? shown
    var bytes = update.bytes(from: before, to: picture)
    if let images, !shown.images.isEmpty || !picture.images.isEmpty {
      let rows = update.changedRows(from: before.grid, to: picture.grid)
      bytes += images.bytes(from: shown, to: picture, changedRows: rows)
    }
    shown = picture
    if !bytes.isEmpty { _ = terminal.output.write(bytes) }
  }

  private func lacksEntry(_ place: PagePlan.Place) -> Bool {
    model.entries[model.widgets[place.index].id] == nil
  }
}

/// Waiting for events, and handling them.
extension LiveLoop {
  private func wait() {
    let reason = waiting.sleep(
      input: terminal.input,
      source: source,
      until: [validUntil, shown.nextChange, previewDue].compactMap { $0 }.min(),
      pause: parser.isUndecided ? Self.escapePauseInMilliseconds : nil
    )
    for signal in reason.signals { receive(signal) }
    if reason.isOtherZone { changeZone() }
    if reason.hasInput { readKeys() }
    if reason.isPause { press(parser.keysAfterPause()) }
    if reason.hasNews { takeNews() }
  }

  private func takeNews() {
    for news in source.news() {
      if case .previewed(let performance, let outcome) = news {
        model.take(preview: performance, outcome)
        continue
      }
      isStale = true
      switch news {
      case .changed, .previewed: break
      case .edit(let path, let widget): edit(path, of: widget)
      case .notice(let text): model.show(text)
      case .reminder(let line, let reminders):
        model.remind(line)
        if rings { terminal.write("\u{07}") }
        // It is drawn first: if the view ends before it is recorded, it is delivered again.
        draw()
        source.delivered(reminders)
      case .asked(let number, let question): model.take(question, of: number)
      case .ended(let number, let outcome):
        readSettings()
        for effect in model.end(number, outcome) { perform(effect) }
      }
    }
  }

  private func askPreview() {
    let (performance, due) = model.nextPreview(at: now)
    previewDue = due
    if let performance { source.preview(performance) }
  }

  private func readKeys() {
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = systemRead(terminal.input, &bytes, bytes.count)
    if count > 0 {
      let keys = parser.keys(from: bytes.prefix(count))
      for answer in parser.takeAnswers() { take(answer) }
      return press(keys)
    }
    // The terminal has gone away.
    if count == 0 || (errno != EINTR && errno != EAGAIN) { end = .done }
  }

  private func press(_ keys: [Key]) {
    for key in keys {
      for effect in model.press(key) { perform(effect) }
      // The effect of the next key depends on the changes by this one.
      if end == nil, keys.count > 1 { draw() }
    }
  }

  private func perform(_ effect: LiveModel.Effect) {
    switch effect {
    case .begin(let request, let number):
      // A press is shown before it is performed.
      draw()
      source.begin(request, number: number)
    case .leave(let code): end = code
    case .suspend: suspend(wholeJob: true)
    case .redraw: redraw()
    case .answer(let answer, let number): source.answer(answer, to: number)
    case .ring: terminal.write("\u{07}")
    case .fill(let call): model.fill(call, with: source.beginning(of: call) ?? "")
    case .complete(let purpose, let text):
      for effect in model.take(source.completion(of: text, for: purpose)) { perform(effect) }
    case .board(let index):
      source.show(board: index)
      try? read(isFirst: false)
    case .turnStack(let widget, let forward):
      let words = source.turn(stackOf: widget, forward: forward)
      try? read(isFirst: false)
      model.show(words ?? "It is in no stack any more")
    case .readGallery:
      for effect in model.take(gallery: source.gallery()) { perform(effect) }
    case .readForm(let widget):
      for effect in model.take(form: source.form(of: widget), of: widget) { perform(effect) }
    case .preview(let name):
      shownPalette = name
      redraw()
    case .copy(let text): terminal.write(ClipboardSequence.copying(text))
    }
  }
}
