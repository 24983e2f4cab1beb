extension Painter {
  /// A ring is one column wide, from this diameter in points on two.
  private static let wideRing = 150.0
  /// An arc is open for a quarter, at the bottom.
  private static let arcShare = 0.75
  private static let arcStart = 135.0

  /// The filled part is thick and the rest a thin line, so that they differ without colours too.
  mutating func drawRing(
    _ meter: ArchivedMeter,
    _ fraction: Double?,
    in frame: CellRect,
    _ surroundings: Surroundings
  ) {
    // A quarter stands for work that goes on.
    let track = sampler(.color(meter.track), in: frame, surroundings)
    let paint = sampler(meter.paint, in: frame, surroundings)
    draw(
      ring: 1,
      from: -90,
      filled: (0, fraction ?? 0.25),
      thick: paint,
      thin: track,
      in: frame,
      surroundings
    )
  }

  /// The whole scale is painted; the value is a mark on it.
  mutating func drawArc(
    _ meter: ArchivedMeter,
    _ fraction: Double?,
    in frame: CellRect,
    _ surroundings: Surroundings
  ) {
    let paint = sampler(meter.paint, in: frame, surroundings)
    draw(
      ring: Self.arcShare,
      from: Self.arcStart,
      filled: (0, 1),
      thick: paint,
      thin: paint,
      in: frame,
      surroundings
    )
    guard let fraction else { return }
    let turn = PlaneTransform.rotated(
      degrees: Self.arcStart + fraction * Self.arcShare * 360,
      around: PlaneRect(frame).middle
    ).followed(by: transforms[surroundings.transform]).followed(by: PlaneRect(frame).stretch)
    let square = PlaneRect(frame).square
    let width = Self.ringWidth(square)
    let place = turn.apply(
      ArchivedPoint(x: square.endX - width / 2, y: PlaneRect(frame).middle.y)
    )
    let cell = Self.area(of: [Polyline([place])], spread: 0.01).origin
    put(
      context.isASCII ? "O" : "●",
      .color(.primary),
      cell,
      across: frame,
      surroundings
    )
  }

  private static func ringWidth(_ square: PlaneRect) -> Double {
    square.width < wideRing ? 8 : 16
  }

  private mutating func draw(
    ring share: Double,
    from start: Double,
    filled: (from: Double, to: Double),
    thick: PaintSampler,
    thin: PaintSampler,
    in frame: CellRect,
    _ surroundings: Surroundings
  ) {
    let rect = PlaneRect(frame)
    let width = Self.ringWidth(rect.square)
    var turned = surroundings
    turned.transform = add(.rotated(degrees: start, around: rect.middle), within: surroundings)
    let circle = lines(of: .inset(.circle, by: width / 2), in: frame, turned)
    let rest = circle.trimmed(from: filled.to * share, to: share)
    if filled.to < 1 { drawLines(rest, 1, thin, surroundings) }
    let stroke = ArchivedStroke(width: width)
    let arc = circle.trimmed(from: filled.from * share, to: filled.to * share)
    drawThick(arc, stroke, width, thick, .content, surroundings)
  }
}
