import SystemLibrary

/// A rectangle with round corners, in pixels.
struct RoundedRectangle {
  var x: Double
  var y: Double
  var width: Double
  var height: Double
  var radius: Double

  /// Returns the distance of a point from the edge; negative inside.
  func distance(_ column: Double, _ row: Double) -> Double {
    let across = abs(column - x - width / 2) - width / 2 + radius
    let down = abs(row - y - height / 2) - height / 2 + radius
    let beyond = ArchivedPoint(x: max(across, 0), y: max(down, 0)).length
    return beyond + min(max(across, down), 0) - radius
  }
}

/// The soft shadow of a window, in pixels.
struct WindowShadow {
  private let frame: RoundedRectangle
  private let softness: Double

  init(_ window: RoundedRectangle, scale: Double) {
    var frame = window
    frame.y += Double(ImageLayout.shadow.down) * scale
    self.frame = frame
    softness = Double(ImageLayout.shadow.softness) * scale
  }

  /// Returns the shadow's opacity at a point, 0 to 255; at the edge it falls off like a Gaussian
  /// blur.
  func share(_ column: Double, _ row: Double) -> Int {
    let covered = erfc(frame.distance(column, row) / softness / 2.0.squareRoot()) / 2
    return Int(covered * Double(ImageLayout.shadow.opacity) * 2.55)
  }
}
