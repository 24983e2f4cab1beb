package import Moments

/// The settings on which reading and writing depend beside the text.
package struct FormatSettings: Sendable {
  /// The zone of what is written without one, and of days in formats that know instants only.
  package var zone: TimeZoneRules
  /// Where zones are found by their names.
  package var zones: TimeZoneSource
  /// The present, for stamps of what is written anew.
  ///
  /// No reader's result depends on it.
  package var now: Instant

  package init(zone: TimeZoneRules, zones: TimeZoneSource = TimeZoneSource(), now: Instant) {
    self.zone = zone
    self.zones = zones
    self.now = now
  }
}
