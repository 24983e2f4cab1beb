extension Frame {
  /// The frames of the kind `.part` that carry a list, each within the limits.
  ///
  /// - Throws: `FrameFault.bodyTooLong` for one element that is too long by itself.
  static func parts<Element: Encodable>(
    _ list: ArraySlice<Element>,
    of correlation: UInt32
  ) throws(FrameFault) -> [Frame] {
    if list.count <= FrameLimits.entitiesPerPart {
      let frame = try Frame(.part, correlation, message: Array(list))
      if frame.body.count <= FrameLimits.bodyBytes { return [frame] }
      guard list.count > 1 else { throw .bodyTooLong(bytes: frame.body.count) }
    }
    let middle = list.startIndex + list.count / 2
    return try parts(list[..<middle], of: correlation) + parts(list[middle...], of: correlation)
  }
}
