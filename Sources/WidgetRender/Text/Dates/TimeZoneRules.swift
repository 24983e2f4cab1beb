/// The offsets of one time zone from UTC, past and future.
package struct TimeZoneRules: Sendable, Hashable {
  package static let utc = TimeZoneRules()

  init() {}
}
