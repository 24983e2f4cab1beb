import Moments
import Testing
import WidgetRender

@testable import WidgetTerminal
@testable import WidgetTimeline

@Suite("The report of a simulation", .timeLimit(.minutes(2)))
struct SimulationReportTests {
  private static let day: Int64 = 86_400_000_000
  private static let hour: Int64 = 3_600_000_000
  /// Tuesday 2026-12-01 00:00 UTC.
  private static let tuesday: Int64 = 1_796_083_200_000_000

  private func reload(
    _ hours: Int64,
    _ cause: ReloadCause = ReloadCause(.policy, by: .timer),
    _ result: ReloadRecord.Result = .made,
    differs: Bool? = true
  ) -> SimulatedWidget.Reload {
    SimulatedWidget.Reload(
      cause: cause,
      result: result,
      due: nil,
      begun: Self.tuesday + hours * Self.hour,
      exemption: BudgetRule.exemption(cause),
      differs: differs,
      processorTime: 12_000
    )
  }

  /// The outcome of two days: a reload every six hours, a press, a failure, and a postponed reload.
  private var outcome: Simulation.Outcome {
    var widget = SimulatedWidget(
      key: TimelineKey(placement: 1, family: .systemLarge),
      name: "to-do"
    )
    widget.reloads = [
      reload(0), reload(6), reload(12, differs: false), reload(18),
      reload(20, ReloadCause(.requested, by: .press)),
      reload(30, ReloadCause(.policy, by: .timer), .failed),
      reload(31, ReloadCause(.retry, by: .timer), .putOff), reload(34),
    ]
    widget.shown = [0, 6, 12, 18, 20, 34].map { Self.tuesday + $0 * Self.hour }
    widget.neverShown = [Self.tuesday + 6 * Self.hour]
    widget.stale = [Self.tuesday + 30 * Self.hour..<Self.tuesday + 34 * Self.hour]
    return Simulation.Outcome(
      widgets: [widget],
      plan: SimulationPlan(span: Self.tuesday..<Self.tuesday + 2 * Self.day, zone: .utc),
      cut: nil,
      idleChanges: 0
    )
  }

  private func text(_ budgets: [String]) throws -> SimulationText {
    let signature = CommandSignature(
      name: "simulate",
      synopsis: "",
      summary: "",
      options: SimulationOptions.definitions
    )
    let words = ["--for", "2d", "--from", "@\(Self.tuesday / 1_000_000)"]
    let arguments = try ArgumentParser.parse(words[...], for: signature)
    let options = try SimulationOptions(arguments, now: 0, zone: .utc)
    let runs = budgets.map { budget in
      SimulationReport.Run(budget: budget, outcome: outcome, systemClocks: [], hung: [])
    }
    return SimulationText(options, runs, at: 0)
  }

  @Test func `the days of a widget fit 80 columns`() throws {
    let text = try text(["apple"])
    #expect(
      text.facts == [
        "to-do, large: 2 d from 2026-12-01 00:00",
        "budget apple, never looked at in a live view",
      ]
    )
    #expect(
      text.days.text(columns: 80, isASCII: true) == """
        DAY        RUNS  COUNTED  EXEMPT  HELD  FAILED  SAME  STALE   SHOWN    CPU
        tue 12-01     5        4       1     0       0     1  0 min  5 of 6  60 ms
        wed 12-02     2        2       0     1       1     0    4 h  1 of 1  36 ms
        sum           7        6       1     1       1     1    4 h  6 of 7  96 ms

        """
    )
    #expect(
      text.sums?.text(columns: 80, isASCII: true) == """
        WHY            BY     RUNS
        its date came  timer  6
        asked for      press  1

        """
    )
  }

  @Test func `two budgets have their columns side by side`() throws {
    let text = try text(["apple", "none"])
    #expect(
      text.days.text(columns: 80, isASCII: true) == """
        DAY        RUNS apple  RUNS none  HELD apple  HELD none  STALE apple  STALE none
        tue 12-01           5          5           0          0        0 min       0 min
        wed 12-02           2          2           1          1          4 h         4 h
        sum                 7          7           1          1          4 h         4 h

        """
    )
    let sums = try #require(text.sums).text(columns: 80, isASCII: true)
    #expect(sums.contains("\nchanged nothing             1      1\n"))
    #expect(sums.contains("\n  its date came, timer      6      6\n"))
  }

  @Test func `a limit that was missed is a sentence with the widget, the day and the number`() {
    let limits = SimulationLimits(reloadsADay: 4, staleADay: Self.hour)
    #expect(
      limits.missed(in: outcome, budget: "apple") == [
        "to-do was reloaded 5 times on tue 2026-12-01 with budget apple, more than --max-reloads 4",
        "to-do was outdated for 4 h on wed 2026-12-02 with budget apple, more than --max-stale 1 h",
      ]
    )
    let met = SimulationLimits(reloadsADay: 5, staleADay: 4 * Self.hour)
    #expect(met.missed(in: outcome, budget: "none").isEmpty)
    #expect(SimulationLimits().missed(in: outcome, budget: "none").isEmpty)
  }

  @Test func `the days as a picture, with letters beside colours`() throws {
    func lines(isASCII: Bool) throws -> [String] {
      var drawing = DrawContext(now: Instant(microseconds: Self.tuesday))
      drawing.isASCII = isASCII
      let picture = SimulationPicture(
        widget: try #require(outcome.widgets.first),
        plan: outcome.plan,
        title: "to-do, budget apple",
        drawing: drawing
      ).picture()
      return picture.grid.plainText.split(separator: "\n").map(String.init)
    }
    #expect(
      try lines(isASCII: false) == [
        "╭─ to-do, budget apple ────────────────────────────────────╮",
        "│          00:00       06:00       12:00       18:00       │",
        "│tue 12-01 ■···········■···········■···········■···■·······│",
        "│wed 12-02 ············×□□□□□□□■···························│",
        "│          × failed   □ outdated   ■ reloaded              │",
        "╰──────────────────────────────────────────────────────────╯",
      ]
    )
    #expect(
      try lines(isASCII: true) == [
        "+- to-do, budget apple ------------------------------------+",
        "|          00:00       06:00       12:00       18:00       |",
        "|tue 12-01 #...........#...........#...........#...#.......|",
        "|wed 12-02 ............x!!!!!!!#...........................|",
        "|          x failed   ! outdated   # reloaded              |",
        "+----------------------------------------------------------+",
      ]
    )
  }
}
