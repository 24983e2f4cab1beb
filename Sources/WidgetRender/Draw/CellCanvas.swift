internal import Moments

/// The grid that a widget is drawn into, with the colours, transforms and budget that all drawing
/// shares.
struct CellCanvas {
  var grid: CellGrid
  let context: DrawContext
  var budget: DrawingBudget
  /// The paints for letters; drawing functions pass their indices, which are cheaper to copy than
  /// paints.
  private var foregrounds: [PaintedFrame] = []
  /// The transforms, whose indices begin at 1; the index 0 is the identity, as in most pictures.
  private var transforms: [PlaneTransform] = []
  var symbols = DrawnSymbols()
  /// The first instant at which the picture changes by itself; `nil` for never, or if it was not
  /// requested.
  private(set) var nextChange: Instant?
  /// The images that outputs with pixels can draw in their own resolution.
  var images: [PlacedImage] = []

  /// A paint and the frame over which it is stretched.
  private struct PaintedFrame {
    var paint: ArchivedPaint
    var frame: CellRect
  }

  init(size: CellSize, in context: DrawContext, budget: DrawingBudget) {
    self.context = context
    self.budget = budget
    grid = CellGrid(size: size)
  }

  /// Returns a canvas of the same size with the same budget and transforms, on which nothing is
  /// drawn.
  func blank() -> CellCanvas {
    var canvas = CellCanvas(size: grid.size, in: context, budget: budget)
    canvas.transforms = transforms
    return canvas
  }

  /// Records an instant at which the picture changes; the earliest one is kept.
  mutating func note(change: Instant?) {
    guard let change else { return }
    nextChange = nextChange.map { min($0, change) } ?? change
  }

  /// Spends the budget for work on each cell of an area; returns `false` if the area is empty or
  /// the budget does not suffice.
  mutating func spend(_ area: CellRect, _ work: DrawingBudget.Work) -> Bool {
    guard !area.isEmpty else { return false }
    return budget.spend(area.size.columns * area.size.rows, work)
  }

  /// Adds a paint for letters, which extends across a frame, and returns its index.
  mutating func add(_ foreground: ArchivedPaint, across frame: CellRect) -> Int {
    foregrounds.append(PaintedFrame(paint: foreground, frame: frame))
    return foregrounds.count - 1
  }

  /// Adds a transform, applied before those around it, and returns its index.
  mutating func add(_ transform: PlaneTransform, within surroundings: Surroundings) -> Int {
    transforms.append(transform.followed(by: self.transform(of: surroundings)))
    return transforms.count
  }

  func transform(of surroundings: Surroundings) -> PlaneTransform {
    surroundings.transform == 0 ? .identity : transforms[surroundings.transform - 1]
  }

  /// Returns the lines of an outline in a frame, after the transforms around it.
  mutating func lines(
    of outline: ArchivedOutline,
    in frame: CellRect,
    _ surroundings: Surroundings
  ) -> [Polyline] {
    let rect = PlaneRect(frame)
    var tracer = OutlineTracer(
      widget: PlaneRect(grid.bounds),
      maximumPoints: budget.room(for: .point)
    )
    let lines = tracer.lines(of: outline, in: rect).applying(transform(of: surroundings))
    budget.spendDone(tracer.points, .point)
    return outline.isRound ? lines.applying(rect.stretch) : lines
  }
}

extension CellCanvas {
  /// Returns the index of a text style in its surroundings; `nil` if it is invisible.
  mutating func style(of style: TextStyle, _ surroundings: Surroundings) -> UInt16? {
    var foreground = style.foreground
    if surroundings.foreground >= 0 {
      foreground = foregrounds[surroundings.foreground].paint.mainColor
    }
    guard foreground.base != .system(.clear), foreground.opacity > 0 else { return nil }
    var attributes = style.attributes
    if surroundings.isDimmed { attributes.insert(.dim) }
    var packed = PackedStyle(
      foreground: ink(foreground, surroundings),
      attributes: attributes
    )
    if let background = style.background, let surface = surface(background, surroundings) {
      packed.background = grid.styles.colors.color(surface)
    }
    return grid.styles.index(of: packed)
  }

  /// Returns the index of a plain style in one colour, for lines and shapes; `nil` if it is
  /// invisible.
  mutating func style(in color: ArchivedColor, _ surroundings: Surroundings) -> UInt16? {
    style(of: TextStyle(foreground: color), surroundings)
  }

  /// Returns the paint of letters if it has more than one colour, otherwise `nil`.
  mutating func letterPaint(_ surroundings: Surroundings) -> PaintSampler? {
    guard surroundings.foreground >= 0 else { return nil }
    let painted = foregrounds[surroundings.foreground]
    guard let stops = painted.paint.gradient?.stops, budget.spend(stops.count, .sample) else {
      return nil
    }
    var upright = surroundings
    upright.transform = 0
    let sampler = sampler(painted.paint, in: painted.frame, upright)
    return sampler.isUniform ? nil : sampler
  }

  /// Returns the index of a style with the colour that a paint has in a cell.
  mutating func style(
    _ style: UInt16,
    _ paint: PaintSampler,
    column: Int,
    row: Int
  ) -> UInt16 {
    guard budget.spend(1, .sample) else { return style }
    let cell = PlaneRect(CellRect(column: column, row: row, columns: 1, rows: 1))
    var packed = grid.styles[packed: style]
    packed.foreground = paint.color(at: cell.middle, &grid.styles.colors)
    return grid.styles.index(of: packed)
  }

  /// Returns the grid's colour for text; the primary colour is the terminal's own.
  private mutating func ink(_ color: ArchivedColor, _ surroundings: Surroundings) -> CellColor {
    let color = context.inMode(color, surroundings)
    return color == .primary ? .standard : grid.styles.colors.color(color)
  }

  /// Returns the colour of a surface in the rendering mode; `nil` if it is invisible.
  func surface(_ color: ArchivedColor, _ surroundings: Surroundings) -> ArchivedColor? {
    guard color.base != .system(.clear), color.base != .background else { return nil }
    let color = asSurface(context.inMode(color, surroundings))
    return color.opacity == 0 ? nil : color
  }

  /// Returns a surface's colour in the rendering mode.
  ///
  /// Outside the full-colour mode it becomes faint; the fourth and fifth foreground levels are
  /// faint already.
  private func asSurface(_ color: ArchivedColor) -> ArchivedColor {
    if context.renderingMode == .fullColor { return color }
    if case .foreground(let level) = color.base, level > Self.faintestOfText { return color }
    var color = color
    color.opacity = ArchivedColor.opacity(color.opacity, behind: Self.surfaceOpacity)
    return color
  }

  /// The greatest foreground level that text uses; the greater ones are used only for surfaces.
  private static let faintestOfText = 3

  /// The opacity of surfaces in the rendering modes in which they have the same colour as their
  /// content.
  private static let surfaceOpacity: UInt8 = 64

  /// Returns the grid's colour for a colour of a paint.
  ///
  /// A clear colour is kept with opacity 0, for gradients that end in it.
  mutating func painted(
    _ color: ArchivedColor,
    _ surroundings: Surroundings,
    isSurface: Bool = false
  ) -> CellColor {
    var color = context.inMode(color, surroundings)
    if color.base == .system(.clear) { color.opacity = 0 }
    return grid.styles.colors.color(isSurface ? asSurface(color) : color)
  }

  mutating func sampler(
    _ paint: ArchivedPaint,
    in frame: CellRect,
    _ surroundings: Surroundings,
    isSurface: Bool = false
  ) -> PaintSampler {
    var colors: [ArchivedColor: CellColor] = [:]
    switch paint {
    case .color(let color):
      return PaintSampler(painted(color, surroundings, isSurface: isSurface))
    case .linear(let gradient, _, _), .radial(let gradient, _, _, _),
      .elliptical(let gradient, _, _, _), .angular(let gradient, _, _, _):
      for stop in gradient.stops where colors[stop.color] == nil {
        colors[stop.color] = painted(stop.color, surroundings, isSurface: isSurface)
      }
    }
    return PaintSampler(paint, in: PlaneRect(frame), transform(of: surroundings)) {
      colors[$0] ?? .standard
    }
  }
}
