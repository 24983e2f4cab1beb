extension ArchivedShape {
  /// The character of a shape that is one row high and at most two columns wide, and its ASCII form.
  var dot: (glyph: Unicode.Scalar, ascii: Unicode.Scalar)? {
    let isRound = outline == .circle || outline == .ellipse
    switch part {
    case .inside: return isRound ? ("●", "@") : nil
    case .edge: return isRound ? ("○", "o") : ("□", "o")
    }
  }
}

extension ArchivedOutline {
  /// Whether it is the edge of the frame, at most with rounded corners.
  var isBox: Bool {
    switch self {
    case .rectangle, .roundedRectangle, .capsule, .containerRelative: true
    case .inset(let inner, _): inner.isBox
    default: false
    }
  }

  /// Whether it covers all cells of its frame: small corners are not seen.
  func isPlain(in size: CellSize) -> Bool {
    switch self {
    case .rectangle: return true
    case .roundedRectangle(let radii):
      let most = max(
        max(radii.topLeading, radii.topTrailing),
        max(radii.bottomLeading, radii.bottomTrailing)
      )
      return most <= Self.unseenRadius || size.rows == 1
    case .capsule: return size.rows == 1
    default: return false
    }
  }

  /// Corners of this many points cover their cells by more than three quarters.
  private static let unseenRadius = 8.0
  /// Strokes up to here are lines of characters.
  private static let thinStroke = 4.0
  /// Rounded outlines with few rows; taller ones are seen to be round.
  private static let fewRows = 3

  /// Whether a thin edge drawn with the characters of boxes has rounded corners; `nil` where they do not show its form.
  func boxCorners(_ stroke: ArchivedStroke, _ size: CellSize) -> Bool? {
    guard stroke.width <= Self.thinStroke, stroke.dash.isEmpty, size.columns >= 2, size.rows >= 2
    else { return nil }
    switch self {
    case .rectangle: return false
    case .roundedRectangle, .containerRelative: return true
    case .inset(let inner, let distance) where abs(distance) <= Self.thinStroke:
      return inner.boxCorners(stroke, size)
    case .capsule, .circle, .ellipse: return size.rows <= Self.fewRows ? true : nil
    default: return nil
    }
  }
}
