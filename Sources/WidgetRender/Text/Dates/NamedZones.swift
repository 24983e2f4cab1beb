internal import Moments

/// The time zones that the texts of one picture name, each of which is searched once.
struct NamedZones {
  private let source: TimeZoneSource
  private var found: [String: TimeZoneRules?] = [:]

  init(from source: TimeZoneSource) {
    self.source = source
  }

  /// Returns the zone of a name or a rule; `nil` if there is none, or if the budget does not
  /// suffice for the search.
  mutating func zone(named name: String, paidBy budget: inout DrawingBudget) -> TimeZoneRules? {
    if let known = found[name] { return known }
    guard budget.spend(1, .zone) else { return nil }
    let zone = source.zone(named: name)
    found[name] = .some(zone)
    return zone
  }
}
