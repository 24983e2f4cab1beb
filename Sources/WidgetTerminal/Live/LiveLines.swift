import Ground
import Moments
import SystemLibrary
import WidgetRender
import WidgetTimeline

/// Shows the live view as lines of text, for screen readers, braille displays and terminals that
/// only print.
///
/// A widget is printed completely at the beginning, and later only its changes. Running timers are
/// printed once a minute. The input is lines as well: the number of a control, or a key of the
/// view.
package final class LiveLines {
  private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  private static let pauseInMicroseconds: Int64 = 60_000_000
  /// A size with room for all widgets on one page.
  private static let size = CellSize(columns: CellSize.maximumSide, rows: CellSize.maximumSide)
  private static let maximumLineBytes = 4_096

  private let source: any LiveSource
  private let readOptions: LiveLoop.Options
  private let output: Output
  private var options: PictureOptions
  private let waiting: LiveWait
  private var model = LiveModel(size: size, isFilled: false)
  private var screen: LiveScreen
  private var said: [Int64: [String]] = [:]
  private var shownMessage: LiveModel.Message?
  private var saidBoard: String?
  private var shownQuestion: LiveAsked?
  /// Whether the last printed line reports that the page is empty.
  private var saysEmpty = false
  private var typed: [UInt8] = []
  /// The descriptor of the input; -1 after its end.
  private var input: Int32 = 0
  private var end: Int32?
  /// Whether the widgets must be read from the source again.
  private var isStale = true

  package init(
    _ source: any LiveSource,
    environment: EnvironmentVariables,
    output: Output,
    options: @escaping LiveLoop.Options
  ) throws(CommandError) {
    self.source = source
    readOptions = options
    self.options = try options()
    self.output = output
    screen = LiveScreen(isASCII: self.options.drawing.isASCII)
    waiting = try LiveWait(signals: Self.signals, environment: environment)
  }

  /// Prints until the user or a signal ends it, or until the output is closed.
  ///
  /// - Returns: The exit code of the process (CL-14).
  /// - Throws: `CommandError` if the widgets cannot be read, or the lines cannot be written.
  package func run() throws(CommandError) -> Int32 {
    var due: Instant?
    while true {
      let now = Instant(microseconds: SystemTime.microsecondsSince1970)
      if isStale || due.map({ $0 <= now }) == true {
        model.take(try source.widgets())
        model.take(source.boards)
        source.use(options.scheme)
        let made = try source.entries(
          of: model.shownFamilies,
          at: now,
          in: options.drawing
        )
        model.take(made.entries)
        due = made.validUntil
        isStale = false
      }
      let change = try say(at: now)
      if let end { return end }
      let next = change.map {
        max($0, Instant(microseconds: now.microseconds + Self.pauseInMicroseconds))
      }
      let reason = waiting.sleep(
        input: input,
        source: source,
        until: [due, next].compactMap { $0 }.min(),
        pause: nil
      )
      if let signal = reason.signals.first { return 128 + signal }
      if reason.isOtherZone, let changed = try? readOptions() {
        options = changed
        isStale = true
      }
      if reason.hasNews {
        for news in source.news() {
          isStale = true
          switch news {
          case .changed, .previewed: break
          case .notice(let text): model.show(text)
          case .reminder(let line, let reminders):
            try print([line])
            source.delivered(reminders)
          case .edit(let path, let widget):
            // An editor without a terminal waits for keys that never come (CL-5).
            let isAttended = TerminalDevice.isInputTerminal && input >= 0
            let outcome =
              isAttended ? source.edit(path, of: widget) : LiveOutcome("edit it by hand: \(path)")
            model.show(outcome.text, isFailure: outcome.isFailure)
          case .asked(let number, let question):
            // Input that a user does not type cannot answer a question (CL-5).
            guard TerminalDevice.isInputTerminal, input >= 0 else {
              source.answer(.unanswered, to: number)
              break
            }
            model.take(question, of: number)
          case .ended(let number, let outcome):
            perform(model.end(number, outcome))
            if let sheet = outcome.sheet { try print([sheet.text]) }
          }
        }
      }
      if reason.hasInput { try read() }
    }
  }

  /// Prints the changes since the last call.
  ///
  /// - Returns: The time at which a printed date changes; `nil` for never.
  private func say(at now: Instant) throws(CommandError) -> Instant? {
    let options = options
    // Drawing stores the controls in the model.
    let picture = screen.picture(of: &model) { family in
      var drawing = options.drawing(in: family)
      drawing.now = now
      return drawing
    }
    var lines: [String] = []
    let isEmpty = model.widgets.isEmpty && !source.isPreparing
    if isEmpty != saysEmpty {
      saysEmpty = isEmpty
      if saysEmpty { lines.append(LiveScreen.empty) }
    }
    // The name of the board is a heading for the lines after it.
    if model.boards.name != saidBoard, let name = model.boards.name {
      lines.append("board \(name)")
    }
    saidBoard = model.boards.name
    for place in model.places {
      let widget = model.widgets[place.index]
      let new = words(of: widget, in: place.family, at: now)
      let old = said[widget.id]
      said[widget.id] = new
      lines += Self.changes(from: old, to: new).map { "\(widget.title): \($0)" }
    }
    if model.message != shownMessage, let message = model.message {
      lines.append((message.isFailure ? "error: " : "") + message.text)
    }
    shownMessage = model.message
    if case .asked(let asked) = model.mode, asked != shownQuestion {
      shownQuestion = asked
      lines += asked.spoken
    }
    if !lines.isEmpty { try print(lines) }
    return picture.nextChange
  }

  private func print(_ lines: [String]) throws(CommandError) {
    let text = lines.map { CellText.safe($0, isASCII: output.isASCII) + "\n" }.joined()
    try output.result(lines: text)
  }

  /// Returns the sentences that describe a widget.
  private func words(
    of widget: LiveWidget,
    in family: WidgetFamily,
    at now: Instant
  ) -> [String] {
    guard let entry = model.entries[widget.id] else { return [] }
    var drawing = options.drawing(in: family)
    drawing.now = now
    let size = CellSize(columns: family.cells.columns, rows: family.cells.rows)
    let sentences = entry.view.map { SpokenPicture($0, size: size, in: drawing).sentences } ?? []
    return sentences + [entry.badge, entry.problem.map { "error: \($0)" }].compactMap { $0 }
  }

  /// Returns the sentences that are new; if there are none, those that were removed.
  static func changes(from old: [String]?, to new: [String]) -> [String] {
    guard let old else { return new }
    let added = new.filter { !old.contains($0) }
    if !added.isEmpty { return added }
    return old.filter { !new.contains($0) }.map { "no longer: \($0)" }
  }
}

/// Handling of input: the numbers of controls, and the keys of the view.
extension LiveLines {
  private func read() throws(CommandError) {
    var bytes = [UInt8](repeating: 0, count: Self.maximumLineBytes)
    let count = systemRead(input, &bytes, bytes.count)
    guard count > 0 else {
      if count < 0, errno == EINTR || errno == EAGAIN { return }
      // At a terminal this is how the user ends the view; other input may be empty from the start.
      if TerminalDevice.isInputTerminal { end = 0 }
      input = -1
      return
    }
    typed += bytes.prefix(count)
    while let end = typed.firstIndex(of: UInt8(ascii: "\n")) {
      let line = String(decoding: typed[..<end], as: UTF8.self)
      typed.removeFirst(end + 1)
      try obey(line)
    }
    if typed.count > Self.maximumLineBytes { typed = [] }
  }

  private func obey(_ typed: String) throws(CommandError) {
    if case .asked(let asked) = model.mode {
      shownQuestion = nil
      // If the line is not an answer, the question is printed again.
      if let effects = model.answer(asked, typed: typed) { perform(effects) }
      return
    }
    if typed.hasPrefix(":") { return perform(model.run(String(typed.dropFirst()))) }
    let line = typed.filter { !$0.isWhitespace }
    if line.isEmpty { return }
    let controls = model.controls
    if line == "?" {
      try print(
        controls.enumerated().map { "\($0.offset + 1): \($0.element.label)" }
          + [
            "a number presses that one; r refreshes;",
            "u undoes what a press changed, U redoes it; q ends;",
            "[ and ] turn a stack to another of its widgets;",
            ":todo add Buy milk does a command of widgetctl",
          ]
      )
      return
    }
    var effects: [LiveModel.Effect]
    if let number = Int(line) {
      guard controls.indices.contains(number - 1) else {
        return try print(["there is no control \(number); ? lists them"])
      }
      effects = model.press(controls[number - 1])
    } else {
      guard ["q", "r", "u", "U", "[", "]"].contains(line) else {
        return try print(["'\(line)' means nothing here; ? lists what does"])
      }
      effects = model.press(.text(line))
    }
    perform(effects)
  }

  private func perform(_ effects: [LiveModel.Effect]) {
    for effect in effects {
      switch effect {
      case .begin(let request, let number): source.begin(request, number: number)
      case .leave: end = 0
      case .answer(let answer, let number): source.answer(answer, to: number)
      case .turnStack(let widget, let forward):
        model.show(source.turn(stackOf: widget, forward: forward) ?? "")
        isStale = true
      case .ring, .suspend, .redraw, .complete, .fill, .preview, .copy, .board, .readGallery,
        .readForm:
        break
      }
    }
  }
}
