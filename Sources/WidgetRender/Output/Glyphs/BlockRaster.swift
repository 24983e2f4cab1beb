/// Draws lines, blocks and dots exactly on the pixels of a cell, so that neighbouring cells join
/// without gaps.
struct BlockRaster {
  let raster: GlyphRaster

  private var scale: Int { raster.scale }
  private var width: Int { raster.cellWidth }
  private var height: Int { raster.cellHeight }

  /// Returns the mask of a character; `nil` for one that is not a line, a block or dots.
  func mask(of scalar: UInt32) -> GlyphMask? {
    var mask = GlyphMask(width: width, height: height)
    switch scalar {
    case 0x2500...0x257F: return BoxRaster(raster: raster).mask(of: scalar)
    case 0x2580: mask.fill(0, 0, width, height / 2)
    // Lower eighths.
    case 0x2581...0x2588:
      let rows = height * Int(scalar - 0x2580) / 8
      mask.fill(0, height - rows, width, rows)
    // Left eighths, from seven down to one.
    case 0x2589...0x258F: mask.fill(0, 0, width * Int(0x2590 - scalar) / 8, height)
    case 0x2590: mask.fill(width / 2, 0, width - width / 2, height)
    case 0x2591...0x2593:
      mask.fill(0, 0, width, height, with: UInt8(truncatingIfNeeded: (scalar - 0x2590) * 255 / 4))
    case 0x2594: mask.fill(0, 0, width, height / 8)
    case 0x2595: mask.fill(width - width / 8, 0, width / 8, height)
    case 0x2596...0x259F:
      let bits = BlockGlyph.quadrants.firstIndex(of: scalar) ?? 0
      fill(bits, columns: 2, rows: 2, &mask)
    case 0x2800...0x28FF: fillDots(scalar - 0x2800, &mask)
    case 0x1FB00...0x1FB3B: fill(Self.sextants(scalar), columns: 2, rows: 3, &mask)
    default: return nil
    }
    return mask
  }

  /// Fills the parts of a cell whose bits are set; the lowest bit is the top leading part, and rows
  /// follow each other.
  private func fill(_ bits: Int, columns: Int, rows: Int, _ mask: inout GlyphMask) {
    for part in 0..<columns * rows where bits & 1 << part != 0 {
      let (column, row) = (part % columns, part / columns)
      let (left, right) = (width * column / columns, width * (column + 1) / columns)
      let (top, bottom) = (height * row / rows, height * (row + 1) / rows)
      mask.fill(left, top, right - left, bottom - top)
    }
  }

  /// Returns the bits of the sextants U+1FB00 to U+1FB3B.
  ///
  /// These characters omit the left and the right half, which exist elsewhere in Unicode.
  private static func sextants(_ scalar: UInt32) -> Int {
    let number = Int(scalar - 0x1FB00) + 1
    return number + (number >= 21 ? 1 : 0) + (number >= 41 ? 1 : 0)
  }

  /// Fills the dots of a Braille pattern, which have equal distances.
  ///
  /// Bits 0 to 2 and 6 are the left dots from the top, 3 to 5 and 7 the right ones.
  private func fillDots(_ pattern: UInt32, _ mask: inout GlyphMask) {
    let places: [(x: Double, y: Double)] = [
      (2, 2), (2, 6), (2, 10), (6, 2), (6, 6), (6, 10), (2, 14), (6, 14),
    ]
    let lines = places.indices.filter { pattern & 1 << UInt32($0) != 0 }.map { place in
      Polyline([ArchivedPoint(x: places[place].x, y: places[place].y) * Double(scale)])
    }
    raster.draw(.init(lines: lines, width: Self.dot * Double(scale)), &mask)
  }

  /// The width of a dot in units: slightly more than half the distance to the next dot, because
  /// dots are round.
  private static let dot = 2.4
}

/// Draws the box-drawing characters U+2500 to U+257F.
private struct BoxRaster {
  let raster: GlyphRaster

  private var scale: Int { raster.scale }
  private var width: Int { raster.cellWidth }
  private var height: Int { raster.cellHeight }

  /// The direction of a line from the centre of its cell.
  private enum Arm: Int {
    case none, light, heavy, double
  }

  /// The arms of each character to the left, up, to the right and down, as numbered by `Arm`.
  ///
  /// Characters with dashes, curves or slopes have 0000.
  private static var arms: StaticString {
    """
    1010 2020 0101 0202 0000 0000 0000 0000 0000 0000 0000 0000 0011 0021 0012 0022 1001 2001 1002 2002 \
    0110 0120 0210 0220 1100 2100 1200 2200 0111 0121 0211 0112 0212 0221 0122 0222 1101 2101 1201 1102 \
    1202 2201 2102 2202 1011 2011 1021 2021 1012 2012 1022 2022 1110 2110 1120 2120 1210 2210 1220 2220 \
    1111 2111 1121 2121 1211 1112 1212 2211 1221 2112 1122 2221 2122 2212 1222 2222 0000 0000 0000 0000 \
    3030 0303 0031 0013 0033 3001 1003 3003 0130 0310 0330 3100 1300 3300 0131 0313 0333 3101 1303 3303 \
    3031 1013 3033 3130 1310 3330 3131 1313 3333 0000 0000 0000 0000 0000 0000 0000 1000 0100 0010 0001 \
    2000 0200 0020 0002 1020 0102 2010 0201
    """
  }

  func mask(of scalar: UInt32) -> GlyphMask {
    var mask = GlyphMask(width: width, height: height)
    switch scalar {
    case 0x2504...0x250B, 0x254C...0x254F: dash(scalar, &mask)
    case 0x256D...0x2570: curve(scalar, &mask)
    case 0x2571...0x2573: slope(scalar, &mask)
    default:
      let start = Int(scalar - 0x2500) * 5
      let arms = Self.arms.withUTF8Buffer { bytes in
        (0..<4).map { Arm(rawValue: Int(bytes[start + $0]) - 0x30) ?? .none }
      }
      draw(arms, &mask)
    }
    return mask
  }

  private func thickness(_ arm: Arm) -> Int {
    switch arm {
    case .none: 0
    case .light: scale
    case .heavy: scale * 3
    case .double: scale * 3
    }
  }

  /// Draws the arms in the order left, up, right and down.
  private func draw(_ arms: [Arm], _ mask: inout GlyphMask) {
    let across = max(thickness(arms[0]), thickness(arms[2]))
    let down = max(thickness(arms[1]), thickness(arms[3]))
    for (side, arm) in arms.enumerated() where arm != .none {
      let isLevel = side % 2 == 0
      // Each arm extends across the lines that cross it.
      let crossing = isLevel ? (down == 0 ? across : down) : (across == 0 ? down : across)
      let size = thickness(arm)
      let (length, breadth) = isLevel ? (width, height) : (height, width)
      let start = side < 2 ? 0 : (length - crossing) / 2
      let end = side < 2 ? (length - crossing) / 2 + crossing : length
      let edge = (breadth - size) / 2
      fill(isLevel, start, end - start, edge, size, &mask)
    }
    hollow(arms, &mask)
  }

  private func fill(
    _ isLevel: Bool,
    _ start: Int,
    _ length: Int,
    _ edge: Int,
    _ size: Int,
    with share: UInt8 = 255,
    _ mask: inout GlyphMask
  ) {
    if isLevel {
      mask.fill(start, edge, length, size, with: share)
    } else {
      mask.fill(edge, start, size, length, with: share)
    }
  }

  /// Clears the middle of double lines, and redraws the single lines that end or cross there.
  private func hollow(_ arms: [Arm], _ mask: inout GlyphMask) {
    guard arms.contains(.double) else { return }
    for (side, arm) in arms.enumerated() where arm == .double {
      let isLevel = side % 2 == 0
      let (length, breadth) = isLevel ? (width, height) : (height, width)
      let crosses = arms[(side + 1) % 4] == .double || arms[(side + 3) % 4] == .double
      let goesOn = arms[(side + 2) % 4] == .double
      // It extends to the far line of a double line, or to the middle if it continues.
      let reach = crosses && !goesOn ? (length + scale) / 2 : length / 2
      let start = side < 2 ? 0 : length - reach
      fill(isLevel, start, reach, (breadth - scale) / 2, scale, with: 0, &mask)
    }
    for (side, arm) in arms.enumerated() where arm == .light {
      let isLevel = side % 2 == 0
      let (length, breadth) = isLevel ? (width, height) : (height, width)
      // It ends at the near line of a double line that it does not cross, otherwise in the middle.
      let isStopped =
        arms[(side + 2) % 4] == .none && arms[(side + 1) % 4] == .double
        && arms[(side + 3) % 4] == .double
      let reach = isStopped ? (length - scale) / 2 : (length + scale) / 2
      let start = side < 2 ? 0 : length - reach
      fill(isLevel, start, reach, (breadth - scale) / 2, scale, &mask)
    }
  }

  private func dash(_ scalar: UInt32, _ mask: inout GlyphMask) {
    let number = Int(scalar - 0x2500)
    let count = scalar >= 0x254C ? 2 : number < 8 ? 3 : 4
    let (isHeavy, isLevel) = (number & 1 == 1, number & 2 == 0)
    let size = thickness(isHeavy ? .heavy : .light)
    let (length, breadth) = isLevel ? (width, height) : (height, width)
    for piece in 0..<count {
      let (start, end) = (length * piece / count, length * (piece + 1) / count)
      fill(isLevel, start, max((end - start) * 2 / 3, 1), (breadth - size) / 2, size, &mask)
    }
  }

  /// The centre of a light line, in pixels.
  private var middle: ArchivedPoint {
    ArchivedPoint(
      x: Double((width - scale) / 2) + Double(scale) / 2,
      y: Double((height - scale) / 2) + Double(scale) / 2
    )
  }

  private func curve(_ scalar: UInt32, _ mask: inout GlyphMask) {
    let goesRight = scalar == 0x256D || scalar == 0x2570
    let goesDown = scalar == 0x256D || scalar == 0x256E
    // The curve is straight at the edges of the cell, so that it meets its neighbours.
    let radius = Double(scale) * 3
    let (x, y) = (goesRight ? 1.0 : -1, goesDown ? 1.0 : -1)
    func point(_ across: Double, _ down: Double) -> ArchivedPoint {
      ArchivedPoint(x: middle.x + across * x, y: middle.y + down * y)
    }
    // The control points that make one cubic curve a quarter of a circle.
    let bend = radius * 0.4477
    let path = ArchivedPath([
      .move(point(radius * 3, 0)), .line(point(radius, 0)),
      .curve(point(0, radius), control1: point(bend, 0), control2: point(0, bend)),
      .line(point(0, radius * 4)),
    ])
    stroke(path, &mask)
  }

  private func slope(_ scalar: UInt32, _ mask: inout GlyphMask) {
    let (right, bottom) = (Double(width), Double(height))
    func path(_ x: Double, _ end: Double) -> ArchivedPath {
      let beyond = (end - x) / 2
      return ArchivedPath([
        .move(ArchivedPoint(x: x - beyond, y: -bottom / 2)),
        .line(ArchivedPoint(x: end + beyond, y: bottom * 1.5)),
      ])
    }
    // A slope covers no pixel as a whole: it is a little wider, to be as strong as an upright line.
    if scalar != 0x2572 { stroke(path(right, 0), width: 1.3, &mask) }
    if scalar != 0x2571 { stroke(path(0, right), width: 1.3, &mask) }
  }

  /// Draws a line of `width` units.
  private func stroke(_ path: ArchivedPath, width: Double = 1, _ mask: inout GlyphMask) {
    let lines = GlyphDrawing.lines(of: path)
    raster.draw(.init(lines: lines, width: width * Double(scale)), &mask)
  }
}
