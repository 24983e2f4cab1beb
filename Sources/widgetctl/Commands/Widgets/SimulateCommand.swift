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
        "with a person who looks and presses"
      ),
      .init("widgetctl simulate mine --max-reloads 50 --max-stale 30m", "a test: exit 1 if not"),
    ],
    details: """
      The widget's own provider is asked, the timeline engine decides, and a clock goes from event to
      event: a week takes seconds. All is done without the network on a private copy of the store,
      and nothing of it is kept. A timer asks for what is due at each whole minute, as cron does; while
      a user looks, a live view asks at once.

      For each day it lists how often the widget was reloaded (RUNS), how many of these a budget counts
      and how many are exempt, which were put off (HELD) or failed, how many changed no cell (SAME),
      how long the picture was outdated while a user looks (STALE; without --seen, of all the time),
      how many entries were shown of those that were made, and the processor time of all.

      A press performs the intent of a control that is shown, on the copy, if the intent changes the
      store alone; of any other only the reload is simulated. A change marks what the widget is made
      from as changed. Both come at moments that --seed decides, the same on each machine. A provider
      should take the time from its context: one that reads the system's clock is told apart, and its
      dates are moved. One that gives no answer costs its whole time and has failed. With --format the
      days are drawn, an hour two columns wide.
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
