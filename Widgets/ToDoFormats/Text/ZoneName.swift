internal import Moments

extension TimeZoneRules {
  /// The name of the zone in the time-zone database.
  ///
  /// It is empty for the system's own zone and for a zone given as a POSIX rule.
  var databaseName: String {
    identifier == "localtime" || identifier.hasPrefix("/") || identifier.contains(",")
      ? "" : identifier
  }
}
