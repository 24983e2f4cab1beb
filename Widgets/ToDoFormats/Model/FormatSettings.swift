package import Moments

/// The settings that reading and writing depend on, besides the text.
package struct FormatSettings: Sendable {
  /// The zone of times without one, and of days in formats that have only instants.
  package var zone: TimeZoneRules
  /// The source of zones by name.
  package var zones: TimeZoneSource
  /// The current time, for timestamps of new texts.
  ///
  /// The result of reading does not depend on it.
  package var now: Instant

  package init(zone: TimeZoneRules, zones: TimeZoneSource = TimeZoneSource(), now: Instant) {
    self.zone = zone
    self.zones = zones
    self.now = now
  }
}
