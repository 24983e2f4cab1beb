internal import Moments

extension CellCanvas {
  mutating func draw(_ meter: ArchivedMeter, in frame: CellRect, _ surroundings: Surroundings) {
    guard !frame.isEmpty else { return }
    var meter = meter
    if surroundings.isMasked {
      meter.paint = .neutral
      meter.value = .fraction(0)
    }
    let fraction = meter.value.fraction(at: context.now)
    switch meter.style {
    case .bar: drawBar(meter, fraction, in: frame, surroundings)
    case .markedBar: drawMarkedBar(meter, fraction, in: frame, surroundings)
    case .ring, .arc:
      // The square of a ring that is two columns wide is one row high.
      if frame.size.rows == 1 {
        drawPie(meter, fraction, in: frame, surroundings)
      } else if meter.style == .ring {
        drawRing(meter, fraction, in: frame, surroundings)
      } else {
        drawArc(meter, fraction, in: frame, surroundings)
      }
    }
  }

  /// Draws a bar as a heavy line followed by a light one, which differ without colours too.
  ///
  /// The filled part can end in the middle of a cell.
  private mutating func drawBar(
    _ meter: ArchivedMeter,
    _ fraction: Double?,
    in frame: CellRect,
    _ surroundings: Surroundings
  ) {
    let columns = frame.size.columns
    let filled = fraction.map { Self.filledHalves($0, columns: columns) } ?? 0
    // An unknown fraction is represented by the middle third.
    let start = fraction == nil ? columns * 2 / 3 : 0
    let end = fraction == nil ? columns * 4 / 3 : filled
    let line = meterRow(frame)
    let ink = ink(meter.paint, across: frame, surroundings)
    let track = self.ink(.color(meter.track), across: frame, surroundings)
    for column in 0..<columns {
      let (left, right) = (column * 2, column * 2 + 1)
      let isLeft = left >= start && left < end
      let isRight = right >= start && right < end
      let glyph: (Unicode.Scalar, Unicode.Scalar) =
        switch (isLeft, isRight) {
        case (true, true): ("━", "=")
        case (true, false): ("╸", "-")
        case (false, true): ("╺", "-")
        case (false, false): ("─", "-")
        }
      let isFilled = isLeft || isRight
      put(
        context.isASCII ? glyph.1 : glyph.0,
        isFilled ? ink : track,
        CellPoint(column: frame.origin.column + column, row: line),
        surroundings
      )
    }
  }

  private mutating func drawMarkedBar(
    _ meter: ArchivedMeter,
    _ fraction: Double?,
    in frame: CellRect,
    _ surroundings: Surroundings
  ) {
    let columns = frame.size.columns
    let mark = fraction.map { Self.markedColumn($0, columns: columns) }
    let line = meterRow(frame)
    let ink = ink(meter.paint, across: frame, surroundings)
    let primary = self.ink(.color(.primary), across: frame, surroundings)
    for column in 0..<columns {
      let isMark = column == mark
      let unicode: Unicode.Scalar = isMark ? "●" : "━"
      let ascii: Unicode.Scalar = isMark ? "O" : "="
      put(
        context.isASCII ? ascii : unicode,
        isMark ? primary : ink,
        CellPoint(column: frame.origin.column + column, row: line),
        surroundings
      )
    }
  }

  /// Draws a ring that is one row high as a single character.
  private mutating func drawPie(
    _ meter: ArchivedMeter,
    _ fraction: Double?,
    in frame: CellRect,
    _ surroundings: Surroundings
  ) {
    let pies: [Unicode.Scalar] = ["○", "◔", "◑", "◕", "●"]
    let ascii: [Unicode.Scalar] = ["o", "c", "C", "0", "@"]
    let step = fraction.map(Self.pieStep) ?? 0
    let place = CellPoint(
      column: frame.origin.column + (frame.size.columns - 1) / 2,
      row: meterRow(frame)
    )
    let glyph: Unicode.Scalar = fraction == nil ? "◌" : pies[step]
    let ink = ink(meter.paint, across: frame, surroundings)
    put(context.isASCII ? ascii[step] : glyph, ink, place, surroundings)
  }

  /// Returns the number of filled half cells of a bar, which is empty or full only at exactly 0 or
  /// 1.
  private static func filledHalves(_ fraction: Double, columns: Int) -> Int {
    clamped(Int((fraction * Double(columns) * 2).rounded()), fraction, whole: columns * 2)
  }

  /// Returns the column, from 0, of the mark for a fraction on a bar.
  private static func markedColumn(_ fraction: Double, columns: Int) -> Int {
    Int((fraction * Double(columns - 1)).rounded())
  }

  /// Returns the number of filled quarters of a ring that is drawn as one character.
  private static func pieStep(_ fraction: Double) -> Int {
    clamped(Int((fraction * 4).rounded()), fraction, whole: 4)
  }

  private static func clamped(_ step: Int, _ fraction: Double, whole: Int) -> Int {
    var step = step
    if fraction > 0 { step = max(step, 1) }
    if fraction < 1 { step = min(step, whole - 1) }
    return step
  }

  /// Records the instant at which a meter of elapsed time next changes its appearance.
  mutating func noteChange(
    of meter: ArchivedMeter,
    in frame: CellRect,
    _ surroundings: Surroundings
  ) {
    guard context.findsNextChange, !surroundings.isMasked,
      !frame.intersection(surroundings.clip).isEmpty
    else { return }
    let (columns, rows) = (frame.size.columns, frame.size.rows)
    note(
      change: meter.value.nextChange(after: context.now) { fraction in
        switch meter.style {
        case .bar: Self.filledHalves(fraction, columns: columns)
        case .markedBar: Self.markedColumn(fraction, columns: columns)
        case .ring where rows == 1, .arc where rows == 1: Self.pieStep(fraction)
        // Shapes are drawn at four by eight places a cell, and a ring has two sides of each kind: it is
        // never behind by more than half a place.
        case .ring, .arc: Int(fraction * Double(16 * columns + 32 * rows))
        }
      }
    )
  }

  private func meterRow(_ frame: CellRect) -> Int {
    frame.origin.row + (frame.size.rows - 1) / 2
  }

  /// The paint of characters: a style, and its colour at each position.
  private struct Ink {
    var style: UInt16
    var sampler: PaintSampler
  }

  /// Returns the style and the colours of characters that are painted across a frame; `nil` if the
  /// paint is invisible.
  private mutating func ink(
    _ paint: ArchivedPaint,
    across frame: CellRect,
    _ surroundings: Surroundings
  ) -> Ink? {
    var upright = surroundings
    upright.transform = 0
    upright.foreground = -1
    return style(in: paint.mainColor, upright).map {
      Ink(style: $0, sampler: sampler(paint, in: frame, upright))
    }
  }

  /// Draws a character in the colour that its paint has at that position.
  private mutating func put(
    _ glyph: Unicode.Scalar,
    _ ink: Ink?,
    _ place: CellPoint,
    _ surroundings: Surroundings
  ) {
    guard let ink, surroundings.clip.contains(place) else { return }
    var style = ink.style
    if !ink.sampler.isUniform {
      style = self.style(style, ink.sampler, column: place.column, row: place.row)
    }
    grid.put(
      glyph.value,
      width: 1,
      style: style,
      column: place.column,
      row: place.row,
      clip: surroundings.clip
    )
  }
}

extension CellCanvas {
  /// The diameter of a ring, in points, from which its line is two columns wide instead of one.
  private static let wideRing = 150.0
  /// The part of a circle that an arc covers; it is open for a quarter at the bottom.
  private static let arcShare = 0.75
  private static let arcStart = 135.0

  /// Draws a ring whose filled part is thick and the rest a thin line, so that they differ without
  /// colours too.
  private mutating func drawRing(
    _ meter: ArchivedMeter,
    _ fraction: Double?,
    in frame: CellRect,
    _ surroundings: Surroundings
  ) {
    // An unknown fraction is represented by a quarter.
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

  /// Draws an arc whose whole scale is painted, with a mark at the value.
  private mutating func drawArc(
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
    ).followed(by: transform(of: surroundings)).followed(by: PlaneRect(frame).stretch)
    let square = PlaneRect(frame).square
    let width = Self.ringWidth(square)
    let place = turn.apply(
      ArchivedPoint(x: square.endX - width / 2, y: PlaneRect(frame).middle.y)
    )
    let cell = [Polyline([place])].cells(spread: 0.01).origin
    put(
      context.isASCII ? "O" : "●",
      ink(.color(.primary), across: frame, surroundings),
      cell,
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
