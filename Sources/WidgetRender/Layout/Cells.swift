/// Arithmetic on lengths in cells that stays between nothing and infinity.
enum Cells {
  static let infinity = PointScale.maximumCells

  /// A length that is not negative; what exceeds infinity is infinity.
  @inline(__always)
  static func length(_ value: Int) -> Int { min(max(value, 0), infinity) }

  /// A signed length, such as an offset.
  @inline(__always)
  static func clamped(_ value: Int) -> Int { min(max(value, -infinity), infinity) }

  /// A fixed length given by an author; negative ones are ignored (SU-29).
  static func valid(_ value: Int) -> Int? { value < 0 ? nil : min(value, infinity) }

  /// An optional length in four bytes.
  @inline(__always)
  static func packed(_ value: Int?) -> Int32 {
    value.map { Int32(truncatingIfNeeded: length($0)) } ?? -1
  }

  @inline(__always)
  static func unpacked(_ raw: Int32) -> Int? { raw < 0 ? nil : Int(raw) }

  /// `value` between two bounds of which either may be open.
  static func clamp(_ value: Int, _ minimum: Int?, _ maximum: Int?) -> Int {
    max(minimum ?? 0, min(maximum ?? infinity, value))
  }
}

extension ArchivedModifier.FlexibleFrame {
  /// Bounds in order: the ideal is not below the minimum, the maximum not below the ideal (SU-30).
  var sanitized: Self {
    var frame = self
    frame.minimumWidth = minimumWidth.flatMap(Cells.valid)
    frame.minimumHeight = minimumHeight.flatMap(Cells.valid)
    frame.idealWidth = idealWidth.flatMap(Cells.valid).map { max($0, frame.minimumWidth ?? 0) }
    frame.idealHeight = idealHeight.flatMap(Cells.valid).map { max($0, frame.minimumHeight ?? 0) }
    frame.maximumWidth = maximumWidth.flatMap(Cells.valid).map {
      max($0, frame.idealWidth ?? frame.minimumWidth ?? 0)
    }
    frame.maximumHeight = maximumHeight.flatMap(Cells.valid).map {
      max($0, frame.idealHeight ?? frame.minimumHeight ?? 0)
    }
    return frame
  }
}
