import Foundation
import Ground
import Moments
import SharedStore
import WidgetExtension
import WidgetIntents
import WidgetRender
import WidgetTerminal
import WidgetTimeline

/// The data of a live view without a host: timelines are made and intents are run in this process.
///
/// The view has its own thread and never waits for an author's code, which runs in tasks.
final class StandaloneLive: LiveSource, Sendable {
  /// A widget in one size, with its latest timeline.
  private struct Shown: Sendable {
    let widget: ServedWidget
    let request: WidgetRequest
    var timeline: PlannedTimeline?
    /// The timeline with all rows; `nil` if the widget is not being scrolled.
    var rows: PlannedTimeline?
    var wantsRows = false
    var failure: CommandError?
    var count: Int64 = 0
    /// Whether a task is making the next timeline.
    var isMaking = false
    /// The earliest time of the next timeline if the last one was due again at once; `nil` for no
    /// limit.
    var notBefore: Instant?
  }

  private struct State: Sendable {
    var shown: [Shown]
    var news: [LiveNews] = []
  }

  /// The shortest pause between reloads of a timeline that is always due immediately.
  private static let pauseInMicroseconds: Int64 = 1_000_000

  private let state: Guarded<State>
  private let makeTimeline:
    @Sendable (ServedWidget, WidgetRequest) async -> (
      timeline: PlannedTimeline?, failure: CommandError?
    )
  let runs: StandaloneRuns
  /// Returns the keys that the extension defines for the rows of a kind of widget.
  private let keys: @Sendable (_ kind: String) -> LiveRowKeys
  private let wake: WakePipe
  private let isDark: Bool
  /// Reports commits of other processes, and is read only by the view's thread; `nil` if there is
  /// no store.
  private let notice: Guarded<ChangeNotice?>
  private let noticeDescriptor: Int32?

  init(
    _ wanted: [(widget: ServedWidget, request: WidgetRequest)],
    runs: StandaloneRuns,
    keys: @escaping @Sendable (_ kind: String) -> LiveRowKeys = { _ in .none },
    storeLocation: StoreLocation?,
    wake: WakePipe,
    isDark: Bool,
    makeTimeline:
      @escaping @Sendable (ServedWidget, WidgetRequest) async -> (
        timeline: PlannedTimeline?, failure: CommandError?
      )
  ) {
    state = Guarded(State(shown: wanted.map { Shown(widget: $0.widget, request: $0.request) }))
    self.runs = runs
    self.keys = keys
    self.wake = wake
    self.isDark = isDark
    self.makeTimeline = makeTimeline
    let notice = storeLocation.map { ChangeNotice($0) }
    noticeDescriptor = notice?.descriptor
    self.notice = Guarded(notice)
  }

  var descriptors: [Int32] { [wake.descriptor] + [noticeDescriptor].compactMap { $0 } }

  var patienceInMilliseconds: Int32? { nil }

  /// Makes the first timelines.
  ///
  /// - Returns: An error if no widget can be shown, otherwise `nil`.
  func makeAll() async -> CommandError? {
    for index in state.withLock({ $0.shown.indices }) { await make(index) }
    return state.withLock { state in
      state.shown.allSatisfy { $0.timeline == nil } ? state.shown.compactMap(\.failure).first : nil
    }
  }

  func widgets() throws(CommandError) -> [LiveWidget] {
    state.withLock { state in
      state.shown.enumerated().map { index, shown in
        LiveWidget(
          id: Int64(index),
          title: String(localized: shown.widget.displayName),
          name: shown.widget.kind,
          kind: shown.widget.kind,
          family: shown.request.family,
          isSizeNamed: true,
          keys: keys(shown.widget.kind)
        )
      }
    }
  }

  func entries(
    of families: [(widget: Int64, family: WidgetFamily)],
    at now: Instant,
    in drawing: DrawContext
  ) throws(CommandError) -> LiveEntries {
    var made = LiveEntries()
    for (id, _) in families {
      let index = Int(id)
      let shown = state.withLock { $0.shown[index] }
      made.entries[id] = entry(of: shown, at: now)
      guard let timeline = shown.timeline else { continue }
      var instants = timeline.entries.map { Instant($0.date) }.filter { $0 > now }
      if let due = timeline.due.map({ Instant($0) }) {
        let next = max(due, shown.notBefore ?? due)
        if next <= now { remake(index) } else { instants.append(next) }
      }
      if let first = instants.min() {
        made.validUntil = made.validUntil.map { min($0, first) } ?? first
      }
    }
    return made
  }

  func scroll(_ widgets: [Int64: WidgetFamily]) {
    let asked = state.withLock { state in
      state.shown.indices.filter { index in
        let (isScrolled, before) = (widgets[Int64(index)] != nil, state.shown[index].wantsRows)
        state.shown[index].wantsRows = isScrolled
        return isScrolled && !before
      }
    }
    for index in asked { remake(index) }
  }

  private func entry(of shown: Shown, at now: Instant) -> LiveEntry {
    func view(_ timeline: PlannedTimeline?) -> ArchivedView? {
      let made = timeline?.entry(at: now.date)
      let bytes = made.map { isDark ? $0.dark ?? $0.light : $0.light }
      return bytes.flatMap { try? ArchivedView(compactBytes: $0) }
    }
    return LiveEntry(
      view: view(shown.timeline),
      rows: shown.wantsRows ? view(shown.rows) : nil,
      timeline: shown.count,
      badge: shown.failure == nil ? shown.request.family.commandLineName : "placeholder",
      problem: shown.failure?.message,
      isAlive: shown.failure == nil
    )
  }

  func begin(_ request: LiveRequest, number: Int) {
    switch request {
    case .press(let action, let widget, _), .perform(let action, let widget):
      press(action, of: Int(widget), number)
    case .row(let performance): perform(performance, number)
    case .undo(let run): reverse(run, isUndo: true, number)
    case .redo(let run): reverse(run, isUndo: false, number)
    case .refresh(let widgets):
      Task {
        for widget in widgets { await make(Int(widget)) }
        report(.ended(number, LiveOutcome("Refreshed")))
      }
    case .change, .learn, .picture:
      report(.ended(number, LiveOutcome("This page is the program's own", isFailure: true)))
    case .command, .timeline, .setting:
      let words = "commands are for 'widgetctl watch': an extension by itself has none"
      report(.ended(number, LiveOutcome(words, isFailure: true)))
    case .open(let address): report(.ended(number, LiveOutcome("open it by hand: \(address)")))
    }
  }

  func news() -> [LiveNews] {
    wake.clear()
    let isChanged = notice.withLock { $0?.hasChanged() ?? false }
    // What another process changed may be shown by any of the widgets.
    if isChanged { for index in state.withLock({ $0.shown.indices }) { remake(index) } }
    return state.withLock { state in
      defer { state.news = [] }
      return state.news
    }
  }
}

/// The work of the live view that runs in tasks.
extension StandaloneLive {
  func report(_ news: LiveNews) {
    state.withLock { $0.news.append(news) }
    wake.wake()
  }

  private func remake(_ index: Int) {
    let isFree = state.withLock { state in
      defer { state.shown[index].isMaking = true }
      return !state.shown[index].isMaking
    }
    guard isFree else { return }
    Task {
      await make(index)
      report(.changed)
    }
  }

  private func make(_ index: Int) async {
    let shown = state.withLock { $0.shown[index] }
    let made = await makeTimeline(shown.widget, shown.request)
    var rows: PlannedTimeline?
    if shown.wantsRows {
      var request = shown.request
      request.isScrolled = true
      rows = await makeTimeline(shown.widget, request).timeline
    }
    let now = SystemTime.microsecondsSince1970
    state.withLock { state in
      state.shown[index].timeline = made.timeline ?? state.shown[index].timeline
      state.shown[index].rows = rows
      state.shown[index].failure = made.failure
      state.shown[index].count += 1
      state.shown[index].isMaking = false
      state.shown[index].notBefore = Instant(microseconds: now + Self.pauseInMicroseconds)
    }
  }

  func press(
    _ action: ArchivedAction,
    of index: Int,
    for repetition: IntentRepetition? = nil,
    _ number: Int
  ) {
    let runs = runs
    Task {
      var request = Self.request(action)
      request.repetition = repetition
      let name = CommandLineName.intent(action.intent)
      var outcome: LiveOutcome
      do {
        let reply = try await runs.perform(request)
        let words = reply.outcome.dialog ?? reply.outcome.value?.displayText
        let isReversible = await runs.isReversible(reply.runID)
        outcome = LiveOutcome(
          words ?? "\(name): done",
          run: LiveRun(
            id: reply.runID,
            name: reply.outcome.dialog.flatMap { DialogClause($0)?.text } ?? name,
            isReversible: isReversible
          )
        )
      } catch {
        outcome = Self.failure(error)
      }
      // The widget's timeline is made anew whatever came of it (WK-94); the others may show it too.
      let all = state.withLock { $0.shown.indices.map { $0 } }
      for other in [index] + all.filter({ $0 != index }) { await make(other) }
      report(.ended(number, outcome))
    }
  }

  private func reverse(_ run: LiveRun, isUndo: Bool, _ number: Int) {
    let runs = runs
    Task {
      var outcome: LiveOutcome
      do {
        try await runs.reverse(run.id, id: UUID().uuidString.lowercased(), isUndo: isUndo)
        outcome = LiveOutcome(isUndo ? run.undone : run.redone)
      } catch {
        outcome = Self.failure(error)
      }
      for index in state.withLock({ $0.shown.indices }) { await make(index) }
      report(.ended(number, outcome))
    }
  }

  static func request(_ action: ArchivedAction) -> PerformRequest {
    PerformRequest(
      intent: action.intent,
      arguments: action.parameters.map { IntentArgument($0.name, text: $0.value) },
      runID: UUID().uuidString.lowercased(),
      origin: "watch",
      now: SystemTime.microsecondsSince1970
    )
  }

  static func failure(_ error: any Error) -> LiveOutcome {
    let failure = ServedFailure(error)
    let words = [failure.message, failure.hint].compactMap { $0 }.joined(separator: "; ")
    return LiveOutcome(words, isFailure: true)
  }
}
