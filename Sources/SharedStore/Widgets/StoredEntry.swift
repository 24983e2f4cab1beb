/// One archived picture of a timeline and the instant from which it is shown.
package struct StoredEntry: Hashable, Sendable {
  /// Microseconds since 1970 UTC.
  package let date: Int64
  /// The archive's compact bytes.
  package let light: [UInt8]
  /// Another archive for dark screens, where the view asked for the scheme.
  package let dark: [UInt8]?
  package let relevance: Double?

  package init(date: Int64, light: [UInt8], dark: [UInt8]? = nil, relevance: Double? = nil) {
    self.date = date
    self.light = light
    self.dark = dark
    self.relevance = relevance
  }
}
