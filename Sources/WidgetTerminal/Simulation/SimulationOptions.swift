import Moments
import WidgetTimeline

/// The options of a simulation: the events around the widgets, the budgets, and the limits.
package struct SimulationOptions: Sendable {
  package static let length = OptionDefinition(
    "for",
    value: "DURATION",
    "how long: 1d, 7d, 30d; a week unless given"
  )
  package static let from = OptionDefinition(
    "from",
    value: "TIME",
    of: .times,
    "when it begins; at the next midnight unless given"
  )
  package static let budget = OptionDefinition(
    "budget",
    value: "BUDGET",
    of: .words(["none", "apple"]),
    "how often widgets may be reloaded: none, N/day or apple; its own unless given"
  )
  package static let against = OptionDefinition(
    "against",
    value: "BUDGET",
    of: .words(["none", "apple"]),
    "a second budget, beside the first"
  )
  package static let seen = OptionDefinition(
    "seen",
    value: "HOURS",
    "when a user looks in a live view: \"9-18 mon-fri\""
  )
  package static let presses = OptionDefinition(
    "presses",
    value: "N/day",
    "presses of each widget's own controls"
  )
  package static let changes = OptionDefinition(
    "changes",
    value: "N/day",
    "changes of what each widget is made from"
  )
  package static let seed = OptionDefinition(
    "seed",
    value: "NUMBER",
    "another order of presses and changes"
  )
  package static let maxReloads = OptionDefinition(
    "max-reloads",
    value: "N",
    "exit 1 if a widget is reloaded more often in a day"
  )
  package static let maxStale = OptionDefinition(
    "max-stale",
    value: "DURATION",
    "exit 1 if a widget is outdated longer in a day, while a user looks"
  )

  package static let definitions = [
    length, from, budget, against, seen, presses, changes, seed, maxReloads, maxStale,
  ]

  package let plan: SimulationPlan
  /// One budget, or two that are compared; `nil` for the budget of each widget.
  package let budgets: [ReloadBudget?]
  package let limits: SimulationLimits
  /// The hours in which a simulated user looks at the widgets, as typed; `nil` if none does.
  package let hours: String?

  private static let week: Int64 = 7 * 86_400_000_000
  private static let longest: Int64 = 366 * 86_400_000_000
  /// The most presses or changes a day, more than any user makes.
  private static let mostADay = 1_000

  /// Reads the options.
  ///
  /// - Throws: `UsageError` for an invalid value, with the valid forms.
  package init(
    _ arguments: Arguments,
    now: Int64,
    zone: TimeZoneRules
  ) throws(UsageError) {
    var start = zone.startOfDay(zone.date(at: Instant(microseconds: now)).adding(days: 1))
      .microseconds
    if let text = arguments.value(of: Self.from) {
      start = try AtTime.microseconds(option: text, named: "--from", now: now, in: zone)
    }
    let length = try Self.duration(arguments, Self.length) ?? Self.week
    guard (60_000_000...Self.longest).contains(length) else {
      throw .invalidValue(
        option: "--for",
        value: arguments.value(of: Self.length) ?? "",
        expected: "a minute to a year: 1d, 7d, 30d"
      )
    }
    hours = arguments.value(of: Self.seen)
    let seen = try hours.map { (text) throws(UsageError) in
      guard let hours = SeenHours(text) else {
        throw .invalidValue(option: "--seen", value: text, expected: SeenHours.forms)
      }
      return hours
    }
    plan = SimulationPlan(
      span: start..<start + length,
      zone: zone,
      seen: seen,
      pressesADay: try Self.rate(arguments, Self.presses),
      changesADay: try Self.rate(arguments, Self.changes),
      seed: try Self.seed(arguments)
    )
    var budgets = [try Self.budget(arguments, Self.budget)]
    if arguments.has(Self.against) { budgets.append(try Self.budget(arguments, Self.against)) }
    self.budgets = budgets
    limits = SimulationLimits(
      reloadsADay: try Self.count(arguments, Self.maxReloads, upTo: 1_000_000),
      staleADay: try Self.duration(arguments, Self.maxStale)
    )
  }

  private static func duration(
    _ arguments: Arguments,
    _ option: OptionDefinition
  ) throws(UsageError) -> Int64? {
    guard let text = arguments.value(of: option) else { return nil }
    guard let duration = DurationText.microseconds(text) else {
      throw .invalidValue(
        option: "--\(option.name)",
        value: text,
        expected: DurationText.expectation(insteadOf: text)
      )
    }
    return duration
  }

  private static func budget(
    _ arguments: Arguments,
    _ option: OptionDefinition
  ) throws(UsageError) -> ReloadBudget? {
    guard let text = arguments.value(of: option) else { return nil }
    guard let budget = ReloadBudget(text) else {
      throw .invalidValue(
        option: "--\(option.name)",
        value: text,
        expected: ReloadBudget.forms
      )
    }
    return budget
  }

  private static func rate(
    _ arguments: Arguments,
    _ option: OptionDefinition
  ) throws(UsageError) -> Int { try count(arguments, option, upTo: mostADay) ?? 0 }

  /// Returns a number of times a day: `20/day`, or `20`; `nil` without the option.
  private static func count(
    _ arguments: Arguments,
    _ option: OptionDefinition,
    upTo most: Int
  ) throws(UsageError) -> Int? {
    guard let text = arguments.value(of: option) else { return nil }
    let digits = text.hasSuffix("/day") ? text.dropLast(4) : text[...]
    guard !digits.isEmpty, digits.allSatisfy({ ("0"..."9").contains($0) }),
      let count = Int(digits), count <= most
    else {
      throw .invalidValue(
        option: "--\(option.name)",
        value: text,
        expected: "a number for each day, up to \(most): 20/day"
      )
    }
    return count
  }

  private static func seed(_ arguments: Arguments) throws(UsageError) -> UInt64 {
    guard let text = arguments.value(of: seed) else { return 1 }
    guard !text.isEmpty, text.allSatisfy({ ("0"..."9").contains($0) }), let seed = UInt64(text)
    else {
      throw .invalidValue(
        option: "--seed",
        value: text,
        expected: "a whole number: 1, 2, 42"
      )
    }
    return seed
  }
}
