import Ground
import Moments
import SharedStore
import WidgetRender
import WidgetTerminal
import WidgetTimeline

/// Provides the widgets of the store for the page; like the live view, it changes them only by
/// running commands.
final class StoreSite: GatewaySite {
  private let context: CommandContext
  private let location: StoreLocation
  private let clock: () -> Int64
  /// The widgets whose first picture was already requested, so that it is requested only once.
  private var asked: Set<Int64> = []

  /// Determines the store's path from the command's arguments and environment.
  ///
  /// `clock` returns the current time in microseconds since 1970 UTC. The store is opened for each
  /// page.
  init(_ context: CommandContext, clock: @escaping () -> Int64) throws(CommandError) {
    self.context = context
    self.clock = clock
    location = StoreLocation(path: try context.storePath())
  }

  func page(of board: String?) throws(GatewayRefusal) -> GatewayPage {
    let reader = try self.reader()
    let boards = try answered { () throws(CommandError) in try self.boards(reader) }
    let chosen = try self.chosen(board, boards)
    return try answered { () throws(CommandError) -> GatewayPage in
      let made = try self.page(of: chosen, boards, reader)
      guard makeMissing(made) else { return made.page }
      return try self.page(of: chosen, boards, reader).page
    }
  }

  /// Opens the store for reading; a restore may have replaced its file since the last page.
  private func reader() throws(GatewayRefusal) -> StoreReader {
    do throws(StoreError) {
      return try StoreReader(at: location)
    } catch .missing {
      throw GatewayRefusal(
        .failed,
        "\(Account.name), as whom the web server runs widgetctl, has no widgets",
        hint: "have it run by the user whose widgets they are; 'widgetctl show' makes the first"
      )
    } catch {
      throw GatewayRefusal(.failed, error.message, hint: error.hint ?? "try again")
    }
  }

  private func chosen(
    _ name: String?,
    _ boards: BoardSelector
  ) throws(GatewayRefusal) -> StoredBoard {
    guard let name else { return boards.first }
    do throws(CommandError) {
      return try boards.selectOne(name)
    } catch {
      throw GatewayRefusal(.unknown, error.message, hint: "the first page lists the boards")
    }
  }

  func press(
    _ control: GatewayPage.Control,
    of widget: GatewayPage.Widget,
    isDark: Bool
  ) -> GatewayMessage {
    let end = run(
      [
        "tap", widget.id, "--does", ControlText.effect(of: control.target), "--size",
        widget.family.commandLineName, "--wait",
      ],
      ["COLORFGBG=\(isDark ? "15;0" : "0;15")"]
    )
    guard let end else {
      return GatewayMessage(text: "The press was not answered in time.", isFailure: true)
    }
    let report = RunReport(end)
    if end.code == 0 {
      let words = report.words ?? "Done."
      return GatewayMessage(
        text: report.warning.map { "\(words) \($0.message)" } ?? words,
        isFailure: report.warning != nil
      )
    }
    guard let error = report.error else {
      return GatewayMessage(text: "The press was ended.", isFailure: true)
    }
    let words = [error.message, error.hint].compactMap { $0 }.joined(separator: "; ")
    let needs = report.lacksInput ? "This needs more than a press: " : ""
    return GatewayMessage(text: needs + words, isFailure: true)
  }

  func waiting() -> (any GatewayWaiting)? {
    guard let folder = try? context.gatewayPath("wait") else { return nil }
    return LongAnswer(location, places: folder, clock: clock)
  }

  /// The longest time for a command, in seconds; the time limit of an intent is shorter.
  private static let secondsOfCommand: Int32 = 120

  /// Runs a command of this program and waits for its end; `nil` if it cannot be started, or
  /// exceeds the time limit.
  private func run(_ words: [String], _ variables: [String] = []) -> OwnProcess.End? {
    guard let program = ExecutableFile.path,
      let process = OwnProcess([program] + words + ["--json", "--no-input"], variables: variables)
    else { return nil }
    return process.end(within: Self.secondsOfCommand)
  }

  private func answered<Value>(
    _ body: () throws(CommandError) -> Value
  ) throws(GatewayRefusal) -> Value {
    do throws(CommandError) {
      return try body()
    } catch {
      throw GatewayRefusal(.failed, error.message, hint: error.hint)
    }
  }
}

/// Reads the store, and draws its widgets.
extension StoreSite {
  /// A page, and the widgets on it that have no picture yet.
  private typealias Made = (page: GatewayPage, missing: [PlacedWidget])

  private func boards(_ reader: StoreReader) throws(CommandError) -> BoardSelector {
    let all = try stored { () throws(StoreError) in try reader.boards() }
    return BoardSelector(boards: all.isEmpty ? [.home] : all)
  }

  private func page(
    of board: StoredBoard,
    _ boards: BoardSelector,
    _ reader: StoreReader
  ) throws(CommandError) -> Made {
    var context = context
    context.environment = context.environment.readingSettings()
    let (now, environment) = (clock(), context.environment)
    let (appearance, language) = try stored { () throws(StoreError) in
      (try reader.appearance(), try reader.languages())
    }
    let looks = appearance.look.map { [$0] } ?? [.light, .dark]
    let schemes = try usage { () throws(UsageError) in
      try looks.map { (look) throws(UsageError) in
        try SchemeDecision(option: look.rawValue, environment: environment)
      }
    }
    var options = try PictureOptions(
      Arguments(),
      environment: environment,
      output: context.output,
      now: now
    )
    options.drawing.findsNextChange = true
    var pages: [[ShownWidget]] = []
    for scheme in schemes {
      pages.append(
        try stored { () throws(StoreError) in
          try reader.shownPage(
            at: now,
            dark: scheme.isDarkWithoutSetting,
            isFixed: true,
            including: { $0.isThere(at: now) && boards.board(of: $0) == board }
          ).widgets
        }
      )
    }
    var page = GatewayPage(
      board: board.name,
      boards: boards.boards.map(\.name),
      palettes: schemes.map(\.palette.onCards),
      language: LanguageDecision(language, named: nil).pictures,
      widgets: [],
      validUntil: nil
    )
    let stacks = try stored { () throws(StoreError) in
      try PlacedStacks(of: (pages.first ?? []).map(\.widget), in: reader, at: now)
    }
    page.validUntil = stacks.nextChange
    for shown in stacks.folded(pages.first ?? [], \.widget) {
      // The pages are read one after the other, and the later one may contain a newer picture.
      let others = pages.map { page in
        page.first { $0.widget.id == shown.widget.id && $0.timeline == shown.timeline } ?? shown
      }
      var widget = try self.widget(shown, others, options)
      widget.stack = stacks.stack(of: shown.widget)?.sign
      page.widgets.append(widget)
      let next = try stored { () throws(StoreError) in
        try shown.timeline.flatMap { (timeline) throws(StoreError) in
          try reader.nextEntryDate(ofTimeline: timeline.id, after: now)
        }
      }
      let picture = LivePicture(shown, at: options.drawing.now, in: options.drawing.timeZone)
      let changes =
        widget.views.compactMap(\.picture.nextChange) + [picture.nextChange].compactMap { $0 }
      let dates = [next, shown.widget.dismissal].compactMap { $0 }
      page.validUntil =
        (changes + dates.map { Instant(microseconds: $0) } + [page.validUntil].compactMap { $0 })
        .min()
    }
    return (page, (pages.first ?? []).filter { $0.date == nil }.map(\.widget))
  }

  private func widget(
    _ shown: ShownWidget,
    _ looks: [ShownWidget],
    _ options: PictureOptions
  ) throws(CommandError) -> GatewayPage.Widget {
    let family = shown.shownFamily
    let drawing = options.drawing(in: family)
    var (views, generation) = ([GatewayPage.View](), String?.none)
    if shown.date != nil {
      for look in looks { views.append(GatewayPage.View(try look.view(), in: family, drawing)) }
    }
    if let timeline = shown.timeline, let date = shown.date, !shown.isPlaceholder {
      generation = "\(timeline.family).\(timeline.generation).\(date)"
    }
    let entry = try LivePicture(shown, at: drawing.now, in: drawing.timeZone).entry
    return GatewayPage.Widget(
      id: shown.widget.shortID,
      kind: WidgetSelector.ownName(of: shown.widget),
      title: PlacedWidgetText.title(shown.shelved),
      badge: entry.badge,
      problem: entry.problem
        ?? (views.isEmpty ? "No picture yet; the next refresh makes it." : nil),
      family: family,
      generation: generation,
      views: views
    )
  }

  /// Runs `widgetctl show` for widgets that have no picture yet, so that their first pictures are
  /// made.
  ///
  /// - Returns: `true` if the page must be read again.
  private func makeMissing(_ made: Made) -> Bool {
    let missing = made.missing.filter { asked.insert($0.id).inserted }
    if missing.isEmpty { return false }
    _ = run(["show"] + missing.map(\.shortID))
    return true
  }
}

extension CommandContext {
  /// Returns the path of a file for the web page, such as the locks of waiting requests.
  func gatewayPath(_ name: String) throws(CommandError) -> String {
    try StorePath.gateway(name, environment: environment, accountHome: { Account.home })
  }
}
