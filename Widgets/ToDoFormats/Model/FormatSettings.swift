package import Moments

/// The settings on which reading and writing depend beside the text.
package struct FormatSettings: Sendable {
  /// The zone of times without one, and of days in formats that have only instants.
  package var zone: TimeZoneRules
  /// The source of zones by name.
  package var zones: TimeZoneSource
  /// The present, for time stamps of new texts.
  ///
  /// No reader's result depends on it.
  package var now: Instant

  package init(zone: TimeZoneRules, zones: TimeZoneSource = TimeZoneSource(), now: Instant) {
    self.zone = zone
    self.zones = zones
    self.now = now
  }
}
