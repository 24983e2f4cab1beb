import Ground
import SharedStore
import WidgetRender
import WidgetTerminal
import WidgetTimeline

/// The `refresh` command, which requests new timelines for the widgets that are due.
enum RefreshCommand: Command {
  static let isForTimers = true
  static let usesNetwork = true

  private static let force = OptionDefinition("force", "also what is not due")
  private static let noBudget = OptionDefinition(
    "no-budget",
    "also what waits for its budget, and without counting"
  )
  private static let timer = OptionDefinition(
    "timer",
    "note for 'schedule status' when it ran and how it ended"
  )

  private static let verbose = OptionDefinition(
    "verbose",
    short: "v",
    "a line for each timeline: what was reloaded, why, and when it is next"
  )

  private static let scrolled = OptionDefinition(
    "scrolled",
    value: "SIZE",
    "all rows of the widgets in that size, for a view that scrolls them"
  )

  private static let inView = OptionDefinition(
    "in-view",
    "note in the history that a live view asked"
  )

  private static let remind = OptionDefinition(
    "remind",
    "claim the reminders that have come, for a view that delivers them"
  )
  private static let reminded = OptionDefinition(
    "reminded",
    value: "REMINDER",
    isRepeatable: true,
    "note that a view has delivered a reminder"
  )

  static let signature = CommandSignature(
    name: "refresh",
    synopsis: "[--force | --scrolled SIZE] [--no-budget] [--verbose] [WIDGET…]",
    summary: "Refreshes widgets that are due (run this from cron).",
    examples: [
      .init("widgetctl refresh", "what is due; silent when all is well"),
      .init("widgetctl refresh --force to-do", "one widget, at once"),
      .init("widgetctl refresh --no-budget", "what is due, whatever its budget"),
      .init("widgetctl refresh -v", "what was reloaded and why, and what comes next"),
    ],
    details: """
      At a terminal a slow reload shows a line until it ends; Ctrl-C stops it, and what was made
      until then stays. Several refreshes at once do the work of one. Synced folders and their
      lists are synced if either side has changed. Due reminders are delivered by the desktop or
      by the program of the setting 'notify', unless a live view delivers them. A widget whose
      provider fails keeps its last picture and is tried again after 1, 2, 4 … minutes, at most an
      hour.
      """,
    options: [
      force, noBudget, scrolled, verbose, timer, inView, .follow, .followUp, remind, reminded,
    ],
    operands: 0...1_000,
    operandName: "WIDGET",
    operandValues: [.widgets],
    isWriting: true
  )

  static func run(_ host: Host) throws(CommandError) -> ExitCode {
    let context = host.context
    let store = try host.store
    if context.arguments.has(.follow) { return try StreamFollower(host).run() }
    if context.arguments.has(.followUp) { return try FollowUpRun(host).run() }
    if context.arguments.has(reminded) {
      try ReminderDelivery(host: host).note(delivered: context.arguments.values(of: reminded))
      return .done
    }
    if context.arguments.has(remind) {
      try ReminderDelivery(host: host).claimForView()
      return .done
    }
    guard context.arguments.has(timer) else { return try refresh(host) }
    do throws(CommandError) {
      let code = try refresh(host)
      note(code, nil, store)
      return code
    } catch {
      note(error.exitCode, error.message, store)
      throw error
    }
  }

  /// Returns the cause of the reloads that the log records, according to the command's options.
  private static func asker(_ context: CommandContext) -> ReloadAsker {
    if context.arguments.has(timer) { return .timer }
    return context.arguments.has(inView) || context.arguments.has(scrolled) ? .watch : .refresh
  }

  private static func note(_ code: ExitCode, _ message: String?, _ store: HostStore) {
    TimerNote(
      ended: SystemTime.microsecondsSince1970,
      exitCode: code.rawValue,
      message: message.map { TerminalText.sanitized($0) }
    )
    .write(besideStore: store.location)
  }

  private static func refresh(
    _ host: Host
  ) throws(CommandError) -> ExitCode {
    let (context, store) = (host.context, try host.store)
    let isForAll = context.arguments.operands.isEmpty && !context.arguments.has(scrolled)
    // The daily backup is made even if a reload fails.
    defer { if isForAll { DailyBackups.keep(of: store, context) } }
    // Without a store no widget was ever shown, so nothing can be due.
    guard let reader = try store.reader() else { return try done(context) }
    // Folders are synchronised before the reloads, so that the widgets show the result.
    if isForAll {
      FolderTurns(host: host).take()
      host.looksAtHub = true
      ReminderDelivery(host: host).deliver()
    }
    try SourceTurns(host: host).take()
    let scrolledSize = try context.arguments.value(of: scrolled).map {
      (name) throws(CommandError) in
      TimelineSize(try SizeOption.family(name), isScrolled: true)
    }
    let isForced = context.arguments.has(force) || scrolledSize != nil
    let words = context.arguments.operands
    let isUnlimited = context.arguments.has(noBudget)
    if !isForced, !isUnlimited, words.isEmpty {
      let isDue = try stored { () throws(StoreError) in
        try reader.hasDue(
          at: context.now,
          clockTolerance: ReloadPlanner.clockTolerance.clampedMicroseconds
        )
      }
      if !isDue {
        store.shortenLog(above: LogLength.mostLeftByRefresh)
        return try done(context, in: reader)
      }
    }
    try UnofferedTimelines.drop(from: store)
    var placed = try stored { () throws(StoreError) in try reader.placedWidgets() }
    if placed.contains(where: { !$0.isThere(at: context.now) }) {
      let now = context.now
      try store.write { try $0.clearDismissed(at: now) }
      placed.removeAll { !$0.isThere(at: now) }
    }
    let selected = try WidgetSelector(widgets: placed).select(words)
    let chosen = Set(selected.map(\.id))
    let selection: TimelineSelection =
      if let scrolledSize {
        .timelines(Set(chosen.map { TimelineKey(placement: $0, size: scrolledSize) }))
      } else {
        words.isEmpty ? .all : .placements(chosen)
      }
    host.readsOffers = false
    let extensions = try host.extensions
    store.note(extensions.language)
    // The timelines of an extension that was built again are due.
    if !words.isEmpty { extensions.lookForBuilds(of: Set(selected.map(\.extensionName))) }
    let wanted = isForced ? placed : try dueWidgets(at: context.now, in: reader)
    extensions.prepare(Set(wanted.filter { chosen.contains($0.id) }.map(\.extensionName)))
    let engine = EngineDriver(
      store: store.writable,
      extensions: extensions,
      endsExtensions: true
    )
    let count = words.isEmpty ? placed.count : chosen.count
    let report = try extensions.progress.waiting(
      for: "Refreshing \(count) \(count == 1 ? "widget" : "widgets")"
    ) { () throws(CommandError) in
      var request = RefreshRequest(selection, by: asker(context), isForced: isForced)
      request.isUnlimited = isUnlimited
      return try engine.refresh(request)
    }
    store.shortenLog(above: LogLength.mostLeftByRefresh)
    if !words.isEmpty, report.outcomes.isEmpty, TerminalDevice.isTerminal(.standardError) {
      let names = words.map { ShellWord.quoted($0) }.joined(separator: " ")
      let forced = context.advised("refresh --force \(names)")
      context.output.note("nothing was due; \(forced) reloads it anyway")
    }
    let failures = report.failureLines(of: placed)
    let code = try done(context, report, of: placed.filter { chosen.contains($0.id) }, in: reader)
    guard let last = failures.last else { return code }
    for failure in failures.dropLast() {
      context.output.warning(failure.message, hint: failure.hint)
    }
    throw .failed(.unavailable, message: last.message, hint: last.hint)
  }

  /// Returns the widgets of at most 16 due timelines, the longest due first.
  private static func dueWidgets(
    at now: Int64,
    in reader: StoreReader
  ) throws(CommandError) -> [PlacedWidget] {
    try stored { () throws(StoreError) in
      try reader.dueTimelines(
        at: now,
        clockTolerance: ReloadPlanner.clockTolerance.clampedMicroseconds,
        limit: 16
      )
    }.map(\.widget)
  }

  /// Prints what was reloaded, if the user wants that: with `--json` or `--verbose`.
  ///
  /// `report` is `nil` if nothing was due, and `widgets` is `nil` if all widgets were selected.
  private static func done(
    _ context: CommandContext,
    _ report: RefreshReport? = nil,
    of widgets: [PlacedWidget]? = nil,
    in reader: StoreReader? = nil
  ) throws(CommandError) -> ExitCode {
    let isVerbose = context.arguments.has(verbose)
    guard context.output.isJSON || isVerbose else { return .done }
    let text = try RefreshText(report, of: widgets, in: reader, zone: context.timeZone())
    if context.output.isJSON {
      try context.output.result(json: text.json)
    } else {
      try context.output.result(lines: text.lines)
    }
    return .done
  }
}
