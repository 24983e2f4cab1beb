internal import WidgetIntents

extension Frame {
  /// The frames of the kind `.part` that carry a list of values, each within the limits.
  ///
  /// - Throws: `FrameFault.bodyTooLong` for one that is too long by itself.
  static func parts(
    _ values: ArraySlice<IntentValue>,
    of correlation: UInt32
  ) throws(FrameFault) -> [Frame] {
    if values.count <= FrameLimits.entitiesPerPart {
      guard let body = try? EntityBytes.list(values) else {
        throw .badBody(detail: "it cannot be written as CBOR")
      }
      if body.count <= FrameLimits.bodyBytes {
        return [Frame(kind: .part, correlation: correlation, body: body)]
      }
      guard values.count > 1 else { throw .bodyTooLong(bytes: body.count) }
    }
    let middle = values.startIndex + values.count / 2
    return try parts(values[..<middle], of: correlation)
      + parts(values[middle...], of: correlation)
  }
}
