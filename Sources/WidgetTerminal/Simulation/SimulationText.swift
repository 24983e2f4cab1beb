import WidgetTimeline

/// A simulated widget as text for 80 columns: the conditions, each day, the total, and the causes
/// of reloads.
struct SimulationText {
  private let options: SimulationOptions
  /// The outcome with one budget, or with two that are compared.
  private let runs: [SimulationReport.Run]
  private let place: Int
  private let size: String

  /// Creates the text for the widget at the index `place`.
  init(_ options: SimulationOptions, _ runs: [SimulationReport.Run], at place: Int) {
    self.options = options
    self.runs = runs
    self.place = place
    size = runs.first?.outcome.widgets[place].key.size.words ?? ""
  }

  private var words: SimulationWords { SimulationWords(plan: options.plan) }
  private var name: String { runs.first?.outcome.widgets[place].name ?? "" }

  /// The description in two lines: the widget and the time span, and the simulated conditions.
  var facts: [String] {
    let plan = options.plan
    let length = plan.span.upperBound - plan.span.lowerBound
    let days = length % 86_400_000_000 == 0 ? "\(length / 86_400_000_000) d" : ""
    let span = days.isEmpty ? SimulationWords.length(length) : days
    var parts = ["budget " + runs.map(\.budget).joined(separator: " against ")]
    parts.append(options.hours.map { "looked at \($0)" } ?? "never looked at in a live view")
    if plan.pressesADay > 0 { parts.append("\(plan.pressesADay) presses a day") }
    if plan.changesADay > 0 { parts.append("\(plan.changesADay) changes a day") }
    if plan.pressesADay + plan.changesADay > 0 { parts.append("seed \(plan.seed)") }
    return [
      "\(name), \(size): \(span) from \(words.date(plan.span.lowerBound))",
      parts.joined(separator: ", "),
    ]
  }

  /// The table with a line for each day and the total; two budgets are next to each other.
  var days: TextTable { runs.count == 1 ? daysOfOne : daysOfTwo }

  private func sum(_ run: SimulationReport.Run, in span: Range<Int64>) -> SimulatedSum {
    SimulatedSum(of: run.outcome.widgets[place], in: span, seen: options.plan.lookedAt)
  }

  private var spans: [(label: String, span: Range<Int64>)] {
    options.plan.days.map { (words.shortDay($0), $0) } + [("sum", options.plan.span)]
  }

  private var daysOfOne: TextTable {
    guard let run = runs.first else { return TextTable(heading: []) }
    let heading = [
      "DAY", "RUNS", "COUNTED", "EXEMPT", "HELD", "FAILED", "SAME", "STALE", "SHOWN", "CPU",
    ]
    let rows = spans.map { label, span in
      let sum = sum(run, in: span)
      let entries = sum.shown + sum.neverShown
      return [
        label, "\(sum.reloads)", "\(sum.counted)", "\(sum.exempt)", "\(sum.putOff)",
        "\(sum.failed)", "\(sum.unchanged)", SimulationWords.length(sum.stale),
        "\(sum.shown) of \(entries)", SimulationWords.processorTime(sum.processorTime),
      ]
    }
    return Self.aligned(heading, rows)
  }

  private var daysOfTwo: TextTable {
    let heading =
      ["DAY"] + ["RUNS", "HELD", "STALE"].flatMap { title in runs.map { "\(title) \($0.budget)" } }
    let rows = spans.map { label, span in
      let sums = runs.map { sum($0, in: span) }
      return [label] + sums.map { "\($0.reloads)" } + sums.map { "\($0.putOff)" }
        + sums.map { SimulationWords.length($0.stale) }
    }
    return Self.aligned(heading, rows)
  }

  /// The totals: with two budgets a line for each measure, otherwise one for each cause.
  ///
  /// It is `nil` for a widget that was never reloaded.
  var sums: TextTable? {
    let whole = runs.map { sum($0, in: options.plan.span) }
    if runs.count == 1 {
      let rows = whole.flatMap { SimulationWords.causes($0) }
        .map { [$0.why, $0.asker, "\($0.count)"] }
      if rows.isEmpty { return nil }
      return TextTable(heading: ["WHY", "BY", "RUNS"], rows: rows)
    }
    var rows: [[String]] = []
    func add(_ label: String, _ value: (SimulatedSum) -> String) {
      rows.append([label] + whole.map(value))
    }
    add("reloads") { "\($0.reloads)" }
    add("counted") { "\($0.counted)" }
    add("exempt") { "\($0.exempt)" }
    add("put off") { "\($0.putOff)" }
    add("failed") { "\($0.failed)" }
    add("changed nothing") { "\($0.unchanged)" }
    add("outdated") { SimulationWords.length($0.stale) }
    add("entries shown") { "\($0.shown)" }
    add("never shown") { "\($0.neverShown)" }
    add("processor time") { SimulationWords.processorTime($0.processorTime) }
    let causes = Set(whole.flatMap { SimulationWords.causes($0).map { "\($0.why), \($0.asker)" } })
    for cause in causes.sorted() {
      add("  \(cause)") { sum in
        let found = SimulationWords.causes(sum).first { "\($0.why), \($0.asker)" == cause }
        return "\(found?.count ?? 0)"
      }
    }
    return Self.aligned(["IN ALL"] + runs.map { $0.budget.uppercased() }, rows)
  }

  /// Returns a table whose columns are aligned to the right, as numbers are, except the first.
  private static func aligned(_ heading: [String], _ rows: [[String]]) -> TextTable {
    let widths = heading.indices.map { column in
      ([heading] + rows).map { $0[column].count }.max() ?? 0
    }
    func padded(_ row: [String]) -> [String] {
      row.enumerated().map { column, cell in
        column == 0 ? cell : String(repeating: " ", count: widths[column] - cell.count) + cell
      }
    }
    return TextTable(heading: padded(heading), rows: rows.map(padded))
  }
}
