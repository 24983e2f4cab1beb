@testable import WidgetRender

// Short forms for what is drawn with paints.

func paint(_ color: SystemColor, _ opacity: UInt8 = 255) -> ArchivedPaint {
  .color(ArchivedColor(.system(color), opacity: opacity))
}

func shape(_ outline: ArchivedOutline, _ paint: ArchivedPaint = paint(.red)) -> ArchivedView {
  .shape(ArchivedShape(outline, filledWith: paint))
}

func stroke(
  _ outline: ArchivedOutline,
  _ width: Double,
  _ paint: ArchivedPaint = paint(.red),
  cap: ArchivedStroke.Cap = .butt,
  dash: [Double] = []
) -> ArchivedView {
  let stroke = ArchivedStroke(width: width, cap: cap, dash: dash)
  return .shape(ArchivedShape(outline, stroke, edgedWith: paint))
}

func meter(
  _ style: ArchivedMeter.Style,
  _ value: ArchivedMeter.Value,
  paint: ArchivedPaint = paint(.blue)
) -> ArchivedView {
  let track = ArchivedColor(.foreground(level: 4))
  return .meter(ArchivedMeter(style, value, paint: paint, track: track))
}

/// Returns a progress ring in the usual form: a faint ring, and over it the filled part from the
/// top.
func ring(_ fraction: Double, _ width: Double, _ color: SystemColor) -> ArchivedView {
  .zStack(
    .center,
    [
      stroke(.circle, width, paint(color, 60)),
      stroke(.trimmed(.circle, from: 0, to: fraction), width, paint(color))
        .with(.rotation(degrees: -90, anchor: .center)),
    ]
  )
}

/// Returns a gradient of colours at equal distances.
func gradient(_ colors: SystemColor...) -> ArchivedGradient {
  ArchivedGradient(
    colors.enumerated().map { index, color in
      let location = Double(index) / Double(max(colors.count - 1, 1))
      return ArchivedGradient.Stop(ArchivedColor(.system(color)), at: location)
    }
  )
}

func across(_ gradient: ArchivedGradient) -> ArchivedPaint {
  .linear(gradient, from: ArchivedPoint(x: 0, y: 0.5), to: ArchivedPoint(x: 1, y: 0.5))
}

func down(_ gradient: ArchivedGradient) -> ArchivedPaint {
  .linear(gradient, from: ArchivedPoint(x: 0.5, y: 0), to: ArchivedPoint(x: 0.5, y: 1))
}

/// Returns lines through these points.
func path(_ points: (Double, Double)..., isClosed: Bool = false) -> ArchivedOutline {
  let places = points.map { ArchivedPoint(x: $0.0, y: $0.1) }
  var elements = places.enumerated().map { index, place -> ArchivedPath.Element in
    index == 0 ? .move(place) : .line(place)
  }
  if isClosed { elements.append(.close) }
  return .path(ArchivedPath(elements))
}

/// Returns the style of a cell in a terminal with 24-bit colours.
func look(
  _ grid: CellGrid,
  _ column: Int,
  _ row: Int,
  palette: Palette = .dark
) -> ResolvedStyle {
  let styles = grid.resolvedStyles(depth: .truecolor, palette: palette)
  return styles[Int(grid.cells[row * grid.size.columns + column].style)]
}
