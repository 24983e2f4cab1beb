import Foundation
import WidgetUI

extension PlotDrawing {
  /// Returns the rectangle of a mark, for its drawing or its annotation; `nil` for a mark that is
  /// not on an axis.
  func frame(of mark: PlottedMark) -> CGRect? {
    let lies = ChartModel.lies(mark)
    let isBox = mark.form == .bar || mark.form == .rectangle
    guard
      let across = span(mark.x, x, mark, isLength: lies || !isBox, all: Double(size.width)),
      let along = span(mark.y, y, mark, isLength: !lies || !isBox, all: Double(size.height))
    else { return nil }
    return CGRect(
      x: min(across.0, across.1),
      y: min(along.0, along.1),
      width: abs(across.1 - across.0),
      height: abs(along.1 - along.0)
    )
  }

  /// Returns the start and the end of a mark along one axis, in points; `nil` for a mark that is
  /// not on the axis.
  private func span(
    _ place: PlottedPlace?,
    _ scale: ChartScale,
    _ mark: PlottedMark,
    isLength: Bool,
    all: Double
  ) -> (Double, Double)? {
    guard let place else { return (0, all) }
    guard let start = scale.place(place.start) else { return nil }
    let end = place.end.flatMap { scale.place($0) }
    let isBox = mark.form == .bar || mark.form == .rectangle
    if isLength, mark.form == .bar { return (end == nil ? scale.ground : start, end ?? start) }
    if !isBox { return (start, end ?? start) }
    if mark.form == .rectangle, let end { return (start, end) }
    return thickness(of: mark, from: start, to: end, scale)
  }

  /// Returns the positions of the two long sides of a bar, in points.
  ///
  /// The bar fills part of its band, and is aligned to whole cells unless it is narrower than one.
  private func thickness(
    of mark: PlottedMark,
    from start: Double,
    to end: Double?,
    _ scale: ChartScale
  ) -> (Double, Double) {
    let isUpright = !ChartModel.lies(mark)
    let cell = Double(isUpright ? ChartCell.size.width : ChartCell.size.height)
    let band = end.map { abs($0 - start) } ?? scale.band ?? nearest(mark, isUpright)
    let center = end.map { (start + $0) / 2 } ?? start
    if let group = group(of: mark) { return side(group, center: center, band: band, cell: cell) }
    let wanted: Double =
      switch mark.width.kind {
      case .fixed(let points): points
      case .ratio(let ratio): band * ratio
      case .inset(let points): max(band - 2 * points, 1)
      case .automatic: mark.form == .rectangle ? band : max(band * 0.75, min(band, cell))
      }
    guard wanted >= cell else { return (center - wanted / 2, center + wanted / 2) }
    let count = max((wanted / cell).rounded(.down), 1)
    // Halfway between two cells it is the later one, whatever the sums of a scale leave behind the point.
    let rest = 1e-6
    let first = ((center - count * cell / 2) / cell + rest).rounded()
    return (first * cell, (first + count) * cell)
  }

  /// Returns the index of a mark's bar among those that are side by side, and how many there are.
  ///
  /// - Returns: `nil` if the mark has no such category.
  private func group(of mark: PlottedMark) -> (index: Int, count: Int)? {
    guard let name = mark.style.positionBy?.start.name,
      let index = model.positions.firstIndex(of: name)
    else { return nil }
    return (index, model.positions.count)
  }

  /// Returns the positions of the two long sides of a bar that is side by side with others.
  ///
  /// There is a gap between the bars at one position and those at the next.
  private func side(
    _ group: (index: Int, count: Int),
    center: Double,
    band: Double,
    cell: Double
  ) -> (Double, Double) {
    let count = Double(group.count)
    let room = max(band - cell, band / 2) / count
    let width = room >= cell ? (room / cell).rounded(.down) * cell : room
    let whole = center - width * count / 2
    let first = room >= cell ? (whole / cell).rounded() * cell : whole
    let start = first + Double(group.index) * width
    return (start, start + width)
  }

  /// Returns the space for a bar on a scale without bands, in points: the smallest distance between
  /// two bars.
  ///
  /// A single bar has the space of three cells.
  private func nearest(_ mark: PlottedMark, _ isUpright: Bool) -> Double {
    let scale = isUpright ? x : y
    let places = model.marks.filter { $0.form == mark.form }
      .compactMap { (isUpright ? $0.x : $0.y).flatMap { scale.place($0.start) } }
    let sorted = Set(places).sorted()
    let gap = zip(sorted, sorted.dropFirst()).map { $1 - $0 }.min()
    return gap ?? Double(isUpright ? ChartCell.size.width : ChartCell.size.height) * 3
  }
}

/// The path through the points of a line.
struct CurvePath {
  private let method: InterpolationMethod

  init(_ method: InterpolationMethod) {
    self.method = method
  }

  func line(_ points: [CGPoint]) -> Path {
    var path = Path()
    guard let first = points.first else { return path }
    path.move(to: first)
    extend(&path, through: points)
    return path
  }

  /// Returns the closed area between a lower and an upper line.
  func area(low: [CGPoint], high: [CGPoint]) -> Path {
    var path = line(high)
    guard let last = low.last else { return path }
    path.addLine(to: last)
    extend(&path, through: low.reversed())
    path.closeSubpath()
    return path
  }

  private func extend(_ path: inout Path, through points: [CGPoint]) {
    for (index, (from, to)) in zip(points, points.dropFirst()).enumerated() {
      switch method {
      case .linear: path.addLine(to: to)
      case .stepStart:
        path.addLine(to: CGPoint(x: from.x, y: to.y))
        path.addLine(to: to)
      case .stepEnd:
        path.addLine(to: CGPoint(x: to.x, y: from.y))
        path.addLine(to: to)
      case .stepCenter:
        let middle = (from.x + to.x) / 2
        path.addLine(to: CGPoint(x: middle, y: from.y))
        path.addLine(to: CGPoint(x: middle, y: to.y))
        path.addLine(to: to)
      case .monotone, .catmullRom, .cardinal:
        let before = index > 0 ? points[index - 1] : from
        let after = index + 2 < points.count ? points[index + 2] : to
        let (start, end) = (slope(before, to), slope(from, after))
        let third = (to.x - from.x) / 3
        path.addCurve(
          to: to,
          control1: clamped(CGPoint(x: from.x + third, y: from.y + start * third), from, to),
          control2: clamped(CGPoint(x: to.x - third, y: to.y - end * third), from, to)
        )
      }
    }
  }

  private func slope(_ from: CGPoint, _ to: CGPoint) -> CGFloat {
    to.x == from.x ? 0 : (to.y - from.y) / (to.x - from.x)
  }

  /// Returns a control point clamped between the two points that it connects.
  ///
  /// Only a monotone curve is clamped, so that it does not rise above or fall below its points.
  private func clamped(_ point: CGPoint, _ from: CGPoint, _ to: CGPoint) -> CGPoint {
    guard method == .monotone else { return point }
    return CGPoint(x: point.x, y: min(max(point.y, min(from.y, to.y)), max(from.y, to.y)))
  }
}
