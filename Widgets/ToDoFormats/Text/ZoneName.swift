internal import Moments

extension TimeZoneRules {
  /// The name that the time-zone database has for it; empty for the system's own zone and for a rule.
  var databaseName: String {
    identifier == "localtime" || identifier.hasPrefix("/") || identifier.contains(",")
      ? "" : identifier
  }
}
