/// Arithmetic on lengths in cells with results between 0 and infinity.
enum Cells {
  static let infinity = PointScale.maximumCells

  /// Clamps a length to 0…infinity.
  @inline(__always)
  static func length(_ value: Int) -> Int { min(max(value, 0), infinity) }

  /// Clamps a signed length, such as an offset, to the range between minus and plus infinity.
  @inline(__always)
  static func clamped(_ value: Int) -> Int { min(max(value, -infinity), infinity) }

  /// Returns a fixed length given by an author; `nil` for a negative one, which is ignored (SU-29).
  static func valid(_ value: Int) -> Int? { value < 0 ? nil : min(value, infinity) }

  /// Returns an optional length in four bytes, in which -1 represents `nil`.
  @inline(__always)
  static func packed(_ value: Int?) -> Int32 {
    value.map { Int32(truncatingIfNeeded: length($0)) } ?? -1
  }

  @inline(__always)
  static func unpacked(_ raw: Int32) -> Int? { raw < 0 ? nil : Int(raw) }

  /// Returns `value` clamped between two bounds, of which `nil` means none.
  static func clamp(_ value: Int, _ minimum: Int?, _ maximum: Int?) -> Int {
    max(minimum ?? 0, min(maximum ?? infinity, value))
  }
}

extension ArchivedModifier.FlexibleFrame {
  /// The frame with its bounds in ascending order: the ideal is at least the minimum, and the
  /// maximum at least the ideal (SU-30).
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
