import Foundation
import WidgetUI

/// Draws the marks of a chart into its plot; lengths are in points.
struct PlotDrawing {
  let model: ChartModel
  let x: ChartScale
  let y: ChartScale
  let size: CGSize

  /// Draws the grid lines of axes across the plot.
  func drawLines(of layouts: [AxisLayout], upright: Bool, in context: inout GraphicsContext) {
    for mark in layouts.flatMap(\.marks) {
      for part in mark.parts {
        guard case .gridLine(let stroke) = part.kind else { continue }
        let paint = part.paint ?? AnyShapeStyle(.quaternary)
        line(at: mark.place, upright: upright, paint, stroke, 1, in: &context)
      }
    }
  }

  /// Draws a line across the plot; a line at an edge of the plot is moved inside.
  private func line(
    at place: Double,
    upright: Bool,
    _ paint: AnyShapeStyle,
    _ stroke: StrokeStyle,
    _ opacity: Double,
    in context: inout GraphicsContext
  ) {
    var path = Path()
    let end = Double(upright ? size.width : size.height)
    let place = CGFloat(min(max(place, 0.5), end - 0.5))
    path.move(to: upright ? CGPoint(x: place, y: 0) : CGPoint(x: 0, y: place))
    path.addLine(
      to: upright ? CGPoint(x: place, y: size.height) : CGPoint(x: size.width, y: place)
    )
    var layer = context
    layer.opacity = opacity
    layer.stroke(path, with: .style(paint), style: stroke)
  }

  func drawMarks(in context: inout GraphicsContext) {
    var drawn: Set<Run> = []
    for mark in model.marks {
      switch mark.form {
      case .line, .area:
        // A line is drawn whole where its first point comes.
        let run = Run(form: mark.form, series: model.series(of: mark))
        guard drawn.insert(run).inserted else { continue }
        draw(run, like: mark, in: &context)
      case .bar, .rectangle:
        guard let frame = frame(of: mark) else { continue }
        fill(box(frame, mark.style.cornerRadius), mark, in: &context)
      case .rule: drawRule(mark, in: &context)
      case .point: drawSymbol(mark, in: &context)
      }
    }
  }

  /// The identity of a line or area: marks of the same kind and series are connected.
  private struct Run: Hashable {
    let form: PlottedMark.Form
    let series: String
  }

  private func fill(_ path: Path, _ mark: PlottedMark, in context: inout GraphicsContext) {
    var layer = context
    layer.opacity = mark.style.opacity
    layer.fill(path, with: .style(model.paint(of: mark)))
  }

  private func box(_ frame: CGRect, _ radius: Double) -> Path {
    radius > 0 ? Path(roundedRect: frame, cornerRadius: CGFloat(radius)) : Path(frame)
  }

  private func draw(_ run: Run, like first: PlottedMark, in context: inout GraphicsContext) {
    let marks = model.marks.filter { $0.form == run.form && model.series(of: $0) == run.series }
    let curve = CurvePath(first.style.interpolation)
    guard run.form == .area else {
      let points = marks.compactMap(point)
      var layer = context
      layer.opacity = first.style.opacity
      let stroke = first.style.line ?? StrokeStyle(lineWidth: 2)
      layer.stroke(curve.line(points), with: .style(model.paint(of: first)), style: stroke)
      for mark in marks where model.symbol(of: mark) != nil { drawSymbol(mark, in: &context) }
      return
    }
    let ground = y.ground
    let edges = marks.compactMap { mark -> (low: CGPoint, high: CGPoint)? in
      guard let value = mark.y, let place = middle(mark.x, x) else { return nil }
      let high = y.place(value.end ?? value.start)
      let low = value.end == nil ? ground : y.place(value.start)
      guard let high, let low else { return nil }
      return (CGPoint(x: place, y: low), CGPoint(x: place, y: high))
    }
    fill(curve.area(low: edges.map(\.low), high: edges.map(\.high)), first, in: &context)
  }

  private func drawRule(_ mark: PlottedMark, in context: inout GraphicsContext) {
    let stroke = mark.style.line ?? StrokeStyle(lineWidth: 1)
    let paint = model.paint(of: mark)
    let ends: (PlottedPlace, ChartScale, Bool, Double?)? =
      if let value = mark.y, mark.x?.end != nil || mark.x == nil {
        (mark.x ?? value, x, false, y.place(value.start))
      } else if let value = mark.x {
        (mark.y ?? value, y, true, middle(value, x))
      } else {
        nil
      }
    guard let (span, scale, upright, place) = ends, let place else { return }
    let isWhole = upright ? mark.y == nil : mark.x == nil
    guard !isWhole else {
      return line(at: place, upright: upright, paint, stroke, mark.style.opacity, in: &context)
    }
    guard let from = scale.place(span.start), let to = span.end.flatMap({ scale.place($0) }) else {
      return
    }
    var path = Path()
    path.move(to: upright ? CGPoint(x: place, y: from) : CGPoint(x: from, y: place))
    path.addLine(to: upright ? CGPoint(x: place, y: to) : CGPoint(x: to, y: place))
    var layer = context
    layer.opacity = mark.style.opacity
    layer.stroke(path, with: .style(paint), style: stroke)
  }

  /// Draws a symbol in the cell that contains its position.
  private func drawSymbol(_ mark: PlottedMark, in context: inout GraphicsContext) {
    guard let point = point(mark), let symbol = model.symbol(of: mark) else { return }
    let cell = ChartCell.size
    let column = min(max((point.x / cell.width).rounded(.down), 0), size.width / cell.width - 1)
    let row = min(max((point.y / cell.height).rounded(.down), 0), size.height / cell.height - 1)
    let center = CGPoint(x: (column + 0.5) * cell.width, y: (row + 0.5) * cell.height)
    var layer = context
    layer.opacity = mark.style.opacity
    let text = Text(verbatim: symbol.character).foregroundStyle(model.paint(of: mark))
    layer.draw(layer.resolve(text), at: center)
  }

  private func point(_ mark: PlottedMark) -> CGPoint? {
    let middleOfPlot = CGPoint(x: size.width / 2, y: size.height / 2)
    let column = mark.x.map { middle($0, x) } ?? Double(middleOfPlot.x)
    let row = mark.y.map { middle($0, y) } ?? Double(middleOfPlot.y)
    guard let column, let row else { return nil }
    return CGPoint(x: column, y: row)
  }

  /// Returns the position of a value, or of the middle of a range; `nil` for a position that is not
  /// on the scale.
  private func middle(_ place: PlottedPlace?, _ scale: ChartScale) -> Double? {
    guard let place, let start = scale.place(place.start) else { return nil }
    guard let end = place.end.flatMap({ scale.place($0) }) else { return start }
    return (start + end) / 2
  }
}
