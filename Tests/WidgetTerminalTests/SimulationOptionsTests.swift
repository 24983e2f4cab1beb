import Moments
import Testing

@testable import WidgetTerminal
@testable import WidgetTimeline

@Suite("The options of a simulation", .timeLimit(.minutes(2)))
struct SimulationOptionsTests {
  /// Monday 2026-11-30 09:00 UTC.
  private static let now: Int64 = 1_796_029_200_000_000
  private static let midnight: Int64 = 1_796_083_200_000_000

  private func options(_ words: String...) throws -> SimulationOptions {
    let signature = CommandSignature(
      name: "simulate",
      synopsis: "WIDGET…",
      summary: "Simulates.",
      options: SimulationOptions.definitions,
      operands: 0...1
    )
    let arguments = try ArgumentParser.parse(words[...], for: signature)
    return try SimulationOptions(arguments, now: Self.now, zone: .utc)
  }

  @Test func `without options it is a week from the next midnight, with each widget's own budget`()
    throws
  {
    let options = try options()
    #expect(options.plan.span == Self.midnight..<Self.midnight + 7 * 86_400_000_000)
    #expect(options.budgets == [nil])
    #expect(options.plan.seen == nil)
    #expect(options.plan.windows.isEmpty)
    #expect(options.plan.lookedAt == [options.plan.span])
    #expect((options.plan.pressesADay, options.plan.changesADay, options.plan.seed) == (0, 0, 1))
    #expect(options.limits == SimulationLimits())
  }

  @Test func `what is named is taken`() throws {
    let options = try options(
      "--for",
      "2d",
      "--from",
      "@1796000000",
      "--budget",
      "apple",
      "--against",
      "12/day",
      "--seen",
      "9-18 mon-fri",
      "--presses",
      "20/day",
      "--changes",
      "5",
      "--seed",
      "42",
      "--max-reloads",
      "50/day",
      "--max-stale",
      "30m"
    )
    #expect(options.plan.span.lowerBound == 1_796_000_000_000_000)
    #expect(options.budgets == [.apple, .daily(12)])
    #expect(options.plan.windows.count == 2)
    #expect((options.plan.pressesADay, options.plan.changesADay, options.plan.seed) == (20, 5, 42))
    #expect(options.limits == SimulationLimits(reloadsADay: 50, staleADay: 1_800_000_000))
  }

  @Test(arguments: [
    ("--for", "0d", "a minute to a year: 1d, 7d, 30d"),
    ("--for", "400d", "a minute to a year: 1d, 7d, 30d"),
    ("--for", "week", "90s, 10m, 2h or 1d"),
    ("--budget", "lots", ReloadBudget.forms),
    ("--budget", "0/day", ReloadBudget.forms),
    ("--against", "", ReloadBudget.forms),
    ("--seen", "always", SeenHours.forms),
    ("--presses", "-1", "a number for each day, up to 1000: 20/day"),
    ("--presses", "5/hour", "a number for each day, up to 1000: 20/day"),
    ("--changes", "1001/day", "a number for each day, up to 1000: 20/day"),
    ("--seed", "-1", "a whole number: 1, 2, 42"),
    ("--seed", "99999999999999999999999", "a whole number: 1, 2, 42"),
    ("--max-reloads", "few", "a number for each day, up to 1000000: 20/day"),
    ("--max-stale", "5", "a unit: 5s, 5m, 5h or 5d, as in 5m or '3 days'"),
  ])
  func `a value that is none is refused with forms that are`(
    _ option: String,
    _ value: String,
    _ expected: String
  ) throws {
    let error = try #require(throws: UsageError.self) { try options("\(option)=\(value)") }
    #expect(error == .invalidValue(option: option, value: value, expected: expected))
  }
}
