import Ground
import Moments
import SharedStore
import WidgetIntents
import WidgetRender
import WidgetTerminal
import WidgetTimeline

/// The store as the source of the live view: it is read without a lock, and changed only by
/// separate commands.
final class StoreLive: LiveSource {
  /// The interval in milliseconds at which the view checks for other processes' changes, if the
  /// system cannot report them.
  private static let pauseInMilliseconds: Int32 = 1_000

  let context: CommandContext
  let location: StoreLocation
  private(set) var scheme: SchemeDecision
  private(set) var setting: Palette.Look?
  private(set) var storedPalette: Palette.Name?
  private let commandLine: LiveCommandLine
  let notice: ChangeNotice
  let runs: LiveRuns
  let program: ProgramNotice
  let sources: SourceNotice
  private var reader: StoreReader?
  /// The inode of the database file that is open; `nil` before the first one is opened.
  private var readFile: UInt64?
  private(set) var placed: [Int64: PlacedWidget] = [:]
  var rowOffers = LiveRowOffers()
  private var shelf: LiveShelf
  var scrolled = LiveScrolled()
  var fronts = LiveStackFronts()
  private var staleMarks = StaleMarks()
  var reloads = DueReloads()
  var dueReminders = DueReminders()
  private var presence: ViewPresence?
  /// The time at which a stream that has ended may be started again, in microseconds since 1970
  /// UTC, by extension.
  var nextStream: [String: Int64] = [:]
  /// The reasons why first pictures could not be made, by widget and size.
  var failures: [String: String] = [:]

  init(
    _ context: CommandContext,
    _ scheme: SchemeDecision,
    _ commandLine: LiveCommandLine
  ) throws(CommandError) {
    self.context = context
    self.commandLine = commandLine
    location = StoreLocation(path: try context.storePath())
    shelf = LiveShelf(context, try context.family())
    self.scheme = scheme
    notice = ChangeNotice(location)
    runs = try LiveRuns(context)
    program = ProgramNotice(path: runs.program)
    sources = SourceNotice(location)
  }

  var descriptors: [Int32] {
    [notice.descriptor, program.descriptor, sources.descriptor].compactMap { $0 }
      + runs.descriptors
  }

  var isPreparing: Bool { reader == nil }

  var hasNews: Bool { !unstarted.isEmpty }

  var patienceInMilliseconds: Int32? {
    notice.descriptor == nil ? Self.pauseInMilliseconds : nil
  }

  var history: [String] { commandLine.history }

  func completion(of text: String, for purpose: LiveLine.Purpose) -> Completion {
    switch purpose {
    case .command: commandLine.complete(text)
    case .row(let call): commandLine.goOn(text, call)
    case .name, .answer: .none(at: text.utf8.count)
    }
  }

  /// The width of a line in a sheet of the view, in columns of the terminal.
  private var columns: Int {
    let terminal = TerminalDevice.columns(of: .standardOutput) ?? WidthDecision.fallback
    return max(terminal - LiveSheet.margin.columns, 1)
  }

  func use(_ scheme: SchemeDecision) { self.scheme = scheme }

  func widgets() throws(CommandError) -> [LiveWidget] {
    guard let reader = try openReader() else {
      // The command that makes the first picture also creates the store with its first widget.
      makeFirst(widget: nil, size: nil)
      placed = [:]
      return []
    }
    let now = SystemTime.microsecondsSince1970
    let (shelf, boards) = try stored { () throws(StoreError) in
      (try reader.shelf().filter { $0.widget.isThere(at: now) }, try reader.boards())
    }
    let (inView, units) = try self.shelf.selected(of: shelf, on: boards)
    let stacks = try stored { () throws(StoreError) in
      try fronts.look(
        at: units.map(\.widget),
        in: reader,
        now: Instant(microseconds: now)
      )
    }
    let shown = stacks.folded(inView, \.widget)
    placed = Dictionary(shown.map { ($0.widget.id, $0.widget) }) { $1 }
    let known = try stored { () throws(StoreError) in try reader.knownExtensions() }
    followStreams(known)
    try takeOffers(known, reader)
    return shown.enumerated().map { index, shelved in
      let widget = shelved.widget
      let keys = rowOffers.keys(of: widget.extensionName, kind: widget.kind) { collection in
        (try? reader.hasChanged(collection: collection)) ?? true
      }
      return self.shelf.live(shelved, at: index, keys, stacks.stack(of: widget))
    }
  }

  var canEdit: Bool { shelf.canEdit }

  var boards: LiveBoards { shelf.boards }

  func show(board index: Int) { shelf.show(board: index) }

  func entries(
    of families: [(widget: Int64, family: WidgetFamily)],
    at now: Instant,
    in drawing: DrawContext
  ) throws(CommandError) -> LiveEntries {
    var made = LiveEntries()
    guard let reader = try openReader() else { return made }
    for family in Set(families.map(\.family)) {
      let ids = Set(families.filter { $0.family == family }.map(\.widget))
      let page = try stored { () throws(StoreError) in
        try reader.shownPage(
          at: now.microseconds,
          family: Int64(family.rawValue),
          dark: scheme.isDarkWithoutSetting,
          isFixed: scheme.isFixed,
          including: { ids.contains($0.id) }
        )
      }
      setting = page.appearance.look
      storedPalette = page.appearance.palette
      for widget in page.widgets {
        let picture = LivePicture(widget, at: now, in: drawing.timeZone)
        var entry = try picture.entry
        if widget.date == nil {
          entry.problem =
            failures["\(widget.widget.shortID) \(family.commandLineName)"] ?? entry.problem
          makeFirst(widget: widget.widget.shortID, size: family.commandLineName)
        }
        if widget.date == nil || widget.isPlaceholder,
          let view = try reader.standIn(for: widget.widget, as: family, scheme, at: now)
        {
          let own = WidgetFamily(rawValue: Int(widget.widget.family))
          (entry.view, entry.isAlive, entry.family) = (view, true, own)
        }
        if let timeline = widget.timeline,
          let begin = staleMarks.beginning(
            of: timeline,
            at: now,
            isAwaited: AwaitedPictures(location: location).contains
          )
        {
          entry.badge = nil
          made.note(begin)
        }
        made.entries[widget.widget.id] = entry
        made.note(picture.nextChange)
        made.note(widget.widget.dismissal.map { Instant(microseconds: $0) })
        if let timeline = widget.timeline {
          let next = try stored { () throws(StoreError) in
            try reader.nextEntryDate(ofTimeline: timeline.id, after: now.microseconds)
          }
          made.note(next.map { Instant(microseconds: $0) })
        }
      }
    }
    try addRows(to: &made, of: families, in: reader, at: now)
    made.note(reloadChanged(at: now))
    made.note(fronts.nextChange)
    made.note(try reloadDue(reader, at: now))
    made.note(remind(reader, at: now))
    return made
  }

  func begin(_ request: LiveRequest, number: Int) {
    let purpose = LiveRuns.Purpose.request(request, number: number)
    switch request {
    case .press(let action, let widget, let family):
      let id = placed[widget]?.shortID ?? "\(widget)"
      let words = [
        "tap", id, "--does", ControlText.effect(of: .action(action)), "--size",
        family.commandLineName,
      ]
      if runs.start(words, for: purpose) { return }
    case .perform(let action, let widget):
      if let refusal = refusal(in: widget) { return unstarted.append(.ended(number, refusal)) }
      let owner = placed[widget].map { "\($0.extensionName)/" } ?? ""
      let words =
        ["perform", owner + CommandLineName.intent(action.intent)]
        + action.parameters.map { "\($0.name)=\($0.value)" }
      if runs.start(words, for: purpose) { return }
    case .row(let performance):
      if let refusal = refusal(in: performance.widget) {
        return unstarted.append(.ended(number, refusal))
      }
      if start(performance, for: purpose) { return }
    case .undo(let run):
      if runs.start(["undo"] + run.ids.flatMap { ["--run", $0] }, for: purpose) { return }
    case .redo(let run):
      if runs.start(["redo"] + run.ids.flatMap { ["--run", $0] }, for: purpose) { return }
    case .change(let words):
      if runs.start(change: words, number: number) { return }
    case .setting(let words):
      let text = words.joined(separator: " ")
      if runs.start(words, text: text, number: number, columns: columns) { return }
    case .learn(let words, _):
      if runs.start(words, for: purpose) { return }
    case .picture(let kind, let family):
      let words = ["gallery", kind, "--pictures", "--size", family.commandLineName]
      if runs.start(words, for: purpose) { return }
    case .refresh(let widgets):
      let ids = widgets.compactMap { placed[$0]?.shortID }
      failures = [:]
      if runs.start(["refresh", "--in-view", "--force"] + ids, for: purpose) { return }
    case .timeline(let widget):
      let words = ["timeline", placed[widget]?.shortID ?? "\(widget)"]
      let text = words.joined(separator: " ")
      if runs.start(words, text: text, number: number, columns: columns) { return }
    case .command(let text):
      guard let words = commandLine.take(text) else {
        let words = "A quote is open in :\(text)"
        return unstarted.append(.ended(number, LiveOutcome(words, isFailure: true)))
      }
      if runs.start(words, text: text, number: number, columns: columns) { return }
    case .open(let address):
      guard let opener = Opener.path else {
        return unstarted.append(.ended(number, LiveOutcome("open it by hand: \(address)")))
      }
      let purpose = LiveRuns.Purpose.opening(address, number: number)
      if runs.start(program: opener, [address], for: purpose) { return }
    }
    unstarted.append(
      .ended(number, LiveOutcome("the system starts no process: try again", isFailure: true))
    )
  }

  /// Events for commands that could not be started, which are delivered like their outcomes.
  var unstarted: [LiveNews] = []
}

/// Reads the shown widgets and their pictures from the store.
extension StoreLive {
  /// Opens the store's current file for reading; `nil` if there is no store.
  ///
  /// A recovery may have replaced the file.
  func openReader() throws(CommandError) -> StoreReader? {
    let file = FileStamp(path: location.path)?.inode
    if let reader, file == readFile, !reader.isOutdated { return reader }
    reader = nil
    do {
      let opened = try StoreReader(at: location)
      (reader, readFile) = (opened, file)
      presence = presence ?? ViewPresence(besideStore: location)
      return opened
    } catch .missing {
      return nil
    } catch {
      throw CommandError(error)
    }
  }
}
