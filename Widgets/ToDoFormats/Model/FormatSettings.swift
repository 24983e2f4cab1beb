package import Moments

/// The settings on which reading and writing depend, apart from the text itself.
package struct FormatSettings: Sendable {
  /// The zone for times that are written without one, and for days in formats that have only
  /// instants.
  package var zone: TimeZoneRules
  /// The source in which zones are found by name.
  package var zones: TimeZoneSource
  /// The current time, for the timestamps of records that are written.
  ///
  /// The result of reading does not depend on it.
  package var now: Instant

  package init(zone: TimeZoneRules, zones: TimeZoneSource = TimeZoneSource(), now: Instant) {
    self.zone = zone
    self.zones = zones
    self.now = now
  }
}
