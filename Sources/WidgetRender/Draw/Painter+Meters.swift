extension Painter {
  mutating func draw(_ meter: ArchivedMeter, in frame: CellRect, _ surroundings: Surroundings) {
    guard !frame.isEmpty else { return }
    var meter = meter
    if surroundings.isMasked {
      meter.paint = Self.neutral
      meter.value = .fraction(0)
    }
    let fraction = meter.value.fraction(at: context.now)
    switch meter.style {
    case .bar: drawBar(meter, fraction, in: frame, surroundings)
    case .markedBar: drawMarkedBar(meter, fraction, in: frame, surroundings)
    case .ring, .arc:
      if frame.size.rows == 1 || frame.size.columns < 3 {
        drawPie(meter, fraction, in: frame, surroundings)
      } else if meter.style == .ring {
        drawRing(meter, fraction, in: frame, surroundings)
      } else {
        drawArc(meter, fraction, in: frame, surroundings)
      }
    }
  }

  /// Heavy and light lines differ without colours too; a cell can end in its middle.
  private mutating func drawBar(
    _ meter: ArchivedMeter,
    _ fraction: Double?,
    in frame: CellRect,
    _ surroundings: Surroundings
  ) {
    let columns = frame.size.columns
    // What is under way is nearly empty or nearly full only when it is so wholly.
    let halves = (fraction ?? 0) * Double(columns) * 2
    var filled = Int(halves.rounded())
    if let fraction, fraction > 0 { filled = max(filled, 1) }
    if let fraction, fraction < 1 { filled = min(filled, columns * 2 - 1) }
    // Where nothing is known a third in the middle stands for it.
    let start = fraction == nil ? columns * 2 / 3 : 0
    let end = fraction == nil ? columns * 4 / 3 : filled
    let line = meterRow(frame)
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
        isFilled ? meter.paint : .color(meter.track),
        CellPoint(column: frame.origin.column + column, row: line),
        across: frame,
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
    let mark = fraction.map { Int(($0 * Double(columns - 1)).rounded()) }
    let line = meterRow(frame)
    for column in 0..<columns {
      let isMark = column == mark
      let unicode: Unicode.Scalar = isMark ? "●" : "━"
      let ascii: Unicode.Scalar = isMark ? "O" : "="
      put(
        context.isASCII ? ascii : unicode,
        isMark ? .color(.primary) : meter.paint,
        CellPoint(column: frame.origin.column + column, row: line),
        across: frame,
        surroundings
      )
    }
  }

  /// A ring of one row is a character.
  private mutating func drawPie(
    _ meter: ArchivedMeter,
    _ fraction: Double?,
    in frame: CellRect,
    _ surroundings: Surroundings
  ) {
    let pies: [Unicode.Scalar] = ["○", "◔", "◑", "◕", "●"]
    let ascii: [Unicode.Scalar] = ["o", "c", "C", "0", "@"]
    var step = Int(((fraction ?? 0) * 4).rounded())
    if let fraction, fraction > 0 { step = max(step, 1) }
    if let fraction, fraction < 1 { step = min(step, 3) }
    let place = CellPoint(
      column: frame.origin.column + (frame.size.columns - 1) / 2,
      row: meterRow(frame)
    )
    let glyph: Unicode.Scalar = fraction == nil ? "◌" : pies[step]
    put(context.isASCII ? ascii[step] : glyph, meter.paint, place, across: frame, surroundings)
  }

  private func meterRow(_ frame: CellRect) -> Int {
    frame.origin.row + (frame.size.rows - 1) / 2
  }

  /// Puts a character in the colour that a paint has at its place.
  mutating func put(
    _ glyph: Unicode.Scalar,
    _ paint: ArchivedPaint,
    _ place: CellPoint,
    across frame: CellRect,
    _ surroundings: Surroundings
  ) {
    guard surroundings.clip.contains(place) else { return }
    var upright = surroundings
    upright.transform = 0
    upright.foreground = -1
    guard var style = style(in: paint.mainColor, upright) else { return }
    let sampler = sampler(paint, in: frame, upright)
    if !sampler.isUniform {
      style = self.style(style, sampler, column: place.column, row: place.row)
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
