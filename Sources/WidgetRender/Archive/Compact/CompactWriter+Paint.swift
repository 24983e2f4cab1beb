extension CompactWriter {
  mutating func paint(_ paint: ArchivedPaint) {
    switch paint {
    case .color(let value): color(value)
    case .linear(let gradient, let from, let to):
      stops(.linear, gradient)
      point(from)
      point(to)
    case .radial(let gradient, let center, let from, let to):
      around(.radial, gradient, center, from, to)
    case .elliptical(let gradient, let center, let from, let to):
      around(.elliptical, gradient, center, from, to)
    case .angular(let gradient, let center, let from, let to):
      around(.angular, gradient, center, from, to)
    }
  }

  private mutating func around(
    _ kind: CompactTags.Gradient,
    _ gradient: ArchivedGradient,
    _ center: ArchivedPoint,
    _ from: Double,
    _ to: Double
  ) {
    stops(kind, gradient)
    point(center)
    number(from)
    number(to)
  }

  private mutating func stops(_ kind: CompactTags.Gradient, _ gradient: ArchivedGradient) {
    byte(kind.rawValue)
    let stops = gradient.archivableStops
    unsigned(UInt64(stops.count))
    for stop in stops {
      color(stop.color)
      number(stop.location)
    }
  }

  mutating func meter(_ meter: ArchivedMeter) {
    byte(meter.style.rawValue)
    switch meter.value {
    case .fraction(let fraction):
      byte(CompactTags.MeterValue.fraction.rawValue)
      number(min(max(fraction.archivable, 0), 1))
    case .elapsed(let from, let to, let countsDown):
      let kind: CompactTags.MeterValue = countsDown ? .elapsedDown : .elapsed
      byte(kind.rawValue)
      signed(from.microseconds)
      signed(to.microseconds)
    case .indeterminate: byte(CompactTags.MeterValue.indeterminate.rawValue)
    }
    paint(meter.paint)
    color(meter.track)
  }

  /// Writes a picture that an archive can hold.
  mutating func image(_ image: ArchivedImage) {
    let isOpaque = stride(from: 3, to: image.pixels.count, by: 4).allSatisfy {
      image.pixels[$0] == 255
    }
    byte(
      (image.isResizable ? CompactTags.Image.isResizable : 0)
        | (image.tint != nil ? CompactTags.Image.hasTint : 0)
        | (isOpaque ? CompactTags.Image.isOpaque : 0)
    )
    unsigned(UInt64(image.width))
    unsigned(UInt64(image.height))
    number(image.pointWidth)
    number(image.pointHeight)
    if let tint = image.tint { color(tint) }
    guard isOpaque else { return append(image.pixels) }
    for index in stride(from: 0, to: image.pixels.count, by: 4) {
      append(image.pixels[index..<index + 3])
    }
  }
}
