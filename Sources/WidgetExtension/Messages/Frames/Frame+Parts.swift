internal import WidgetIntents

extension Frame {
  /// The frames of the kind `.part` that carry a list of entities, each within the limits.
  ///
  /// - Throws: `FrameFault.bodyTooLong` for one that is too long by itself.
  static func parts(
    _ entities: ArraySlice<EntityValue>,
    of correlation: UInt32
  ) throws(FrameFault) -> [Frame] {
    try parts(entities, of: correlation) { try EntityBytes.list($0) }
  }

  /// The frames of the kind `.part` that carry a list of values, each within the limits.
  ///
  /// - Throws: `FrameFault.bodyTooLong` for one that is too long by itself.
  static func parts(
    _ values: ArraySlice<IntentValue>,
    of correlation: UInt32
  ) throws(FrameFault) -> [Frame] {
    try parts(values, of: correlation) { try EntityBytes.list($0) }
  }

  private static func parts<Element>(
    _ list: ArraySlice<Element>,
    of correlation: UInt32,
    as bytes: (ArraySlice<Element>) throws -> [UInt8]
  ) throws(FrameFault) -> [Frame] {
    if list.count <= FrameLimits.entitiesPerPart {
      guard let body = try? bytes(list) else {
        throw .badBody(detail: "it cannot be written as CBOR")
      }
      if body.count <= FrameLimits.bodyBytes {
        return [Frame(kind: .part, correlation: correlation, body: body)]
      }
      guard list.count > 1 else { throw .bodyTooLong(bytes: body.count) }
    }
    let middle = list.startIndex + list.count / 2
    return try parts(list[..<middle], of: correlation, as: bytes)
      + parts(list[middle...], of: correlation, as: bytes)
  }
}
