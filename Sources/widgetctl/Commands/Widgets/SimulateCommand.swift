import Ground
import SharedStore
import WidgetTerminal

/// The `simulate` command, which simulates a week of reloads in a few seconds and reports their
/// number and causes.
enum SimulateCommand: Command {
  static let asksQuestions = false

  static let signature = CommandSignature(
    name: "simulate",
    synopsis: "WIDGET… [--for DURATION] [--budget BUDGET] [--against BUDGET] [--seen HOURS]",
    summary: "Simulates a week of a widget: how often it is reloaded, and why.",
    examples: [
      .init("widgetctl simulate to-do", "a week on this machine"),
      .init("widgetctl simulate clock --budget apple --against none", "a phone's, and without one"),
      .init(
        "widgetctl simulate to-do --seen \"9-18 mon-fri\" --presses 20/day --changes 5/day",
        "with a user who looks and presses"
      ),
      .init("widgetctl simulate mine --max-reloads 50 --max-stale 30m", "a test: exit 1 if not"),
    ],
    details: """
      The widget's own provider is called, the timeline engine decides, and a simulated clock
      jumps from event to event: a week takes seconds. The simulation uses no network and a
      private copy of the store, and stores nothing. A simulated timer refreshes at each whole
      minute, as cron does; while a user looks, a live view refreshes at once.

      For each day it lists how often the widget was reloaded (RUNS), how many of these a budget
      counts and how many are exempt, how many were postponed (HELD) or failed, how many changed
      no cell (SAME), how long the picture was outdated while a user looks (STALE; without --seen,
      at any time), how many of the entries were shown, and the processor time.

      A press performs the intent of a control that is shown, on the copy, if the intent changes
      only the store; for any other intent only the reload is simulated. A change marks the
      widget's data as changed. Both happen at times that --seed determines, the same on each
      machine. A provider should take the time from its context; if it reads the system's clock, a
      note says so and its dates are moved. A provider that gives no answer counts as failed, with
      all its time. With --format the days are drawn, two columns an hour.
      """,
    options: SimulationOptions.definitions + [.format, .scheme, .palette]
      + OptionDefinition.ofImages,
    operands: 1...100,
    operandName: "WIDGET",
    operandValues: [.widgets]
  )

  static func run(_ host: Host) throws(CommandError) -> ExitCode {
    let context = host.context
    let zone = context.timeZone()
    let options = try usage { () throws(UsageError) in
      try SimulationOptions(context.arguments, now: context.now, zone: zone)
    }
    let placed = try host.store.placedWidgets().filter { !$0.isActivity }
    let widgets = try WidgetSelector(widgets: placed).select(context.arguments.operands)
    let simulation = HostSimulation(host: host, widgets: widgets, plan: options.plan)
    var runs: [SimulationReport.Run] = []
    let progress = ProgressLine(context)
    let words = "Simulating \(widgets.count) \(widgets.count == 1 ? "widget" : "widgets")"
    for budget in options.budgets {
      runs.append(
        try progress.waiting(for: words, isEndable: false) { () throws(CommandError) in
          try simulation.run(budget)
        }
      )
    }
    let drawing =
      context.arguments.has(.format) ? try host.store.drawn(context.pictureOptions()) : nil
    try SimulationReport(options: options, runs: runs).write(to: context.output, drawing: drawing)
    return .done
  }
}
