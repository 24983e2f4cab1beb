import WidgetRender

extension JSONText {
  /// An instant as ISO 8601 in UTC, or JSON's `null`.
  package static func instant(_ microseconds: Int64?) -> JSONText {
    guard let microseconds else { return .null }
    return .string(ISODate.text(Instant(microseconds: microseconds), in: .utc))
  }
}
