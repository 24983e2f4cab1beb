import WidgetTimeline

/// A simulation as JSON: the results of each widget with each budget, by day and in total.
struct SimulationJSON {
  private let options: SimulationOptions
  private let runs: [SimulationReport.Run]

  init(_ options: SimulationOptions, _ runs: [SimulationReport.Run]) {
    (self.options, self.runs) = (options, runs)
  }

  var simulations: JSONText {
    .array(
      runs.flatMap { run in run.outcome.widgets.map { widget in json(of: widget, run) } }
    )
  }

  private func json(of widget: SimulatedWidget, _ run: SimulationReport.Run) -> JSONText {
    let plan = options.plan
    let windows = plan.lookedAt
    let words = SimulationWords(plan: plan)
    return .object([
      ("kind", .string(widget.name)), ("size", .string(widget.key.size.words)),
      ("budget", .string(run.budget)), ("from", .instant(plan.span.lowerBound)),
      ("to", .instant(plan.span.upperBound)), ("endedEarly", .instant(run.outcome.cut)),
      ("seed", .raw("\(plan.seed)")),
      ("sum", json(SimulatedSum(of: widget, in: plan.span, seen: windows))),
      (
        "days",
        .array(
          plan.days.map { day in
            .object([
              ("date", .string(String(words.date(day.lowerBound).prefix(10)))),
              ("sum", json(SimulatedSum(of: widget, in: day, seen: windows))),
            ])
          }
        )
      ),
    ])
  }

  private func json(_ sum: SimulatedSum) -> JSONText {
    func number(_ value: Int) -> JSONText { .integer(Int64(value)) }
    return .object([
      ("reloads", number(sum.reloads)), ("counted", number(sum.counted)),
      ("exempt", number(sum.exempt)), ("putOff", number(sum.putOff)),
      ("failed", number(sum.failed)), ("unchanged", number(sum.unchanged)),
      ("staleMicroseconds", .integer(sum.stale)), ("entriesShown", number(sum.shown)),
      ("entriesNeverShown", number(sum.neverShown)),
      ("processorMicroseconds", .integer(sum.processorTime)),
      ("causes", causes(sum)),
    ])
  }

  private func causes(_ sum: SimulatedSum) -> JSONText {
    let rows = sum.causes.map { cause, count in
      (
        reason: cause.reason.rawValue, asker: "\(cause.asker)", change: cause.change?.rawValue,
        count: count
      )
    }
    let sorted = rows.sorted {
      ($0.reason, $0.asker, $0.change ?? "") < ($1.reason, $1.asker, $1.change ?? "")
    }
    return .array(
      sorted.map { row in
        .object([
          ("reason", .string(row.reason)), ("asker", .string(row.asker)),
          ("changed", .optional(row.change)), ("count", .integer(Int64(row.count))),
        ])
      }
    )
  }
}
