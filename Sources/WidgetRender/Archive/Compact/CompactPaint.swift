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

extension CompactReader {
  mutating func paint() throws(ArchiveError) -> ArchivedPaint {
    let head = try byte()
    guard let kind = CompactTags.Gradient(rawValue: head) else {
      return .color(try color(after: head))
    }
    let gradient = try gradient()
    let place = try point()
    switch kind {
    case .linear: return .linear(gradient, from: place, to: try point())
    case .radial: return .radial(gradient, center: place, from: try number(), to: try number())
    case .elliptical:
      return .elliptical(gradient, center: place, from: try number(), to: try number())
    case .angular: return .angular(gradient, center: place, from: try number(), to: try number())
    }
  }

  private mutating func gradient() throws(ArchiveError) -> ArchivedGradient {
    let count = try count(upTo: ArchiveLimits.maximumStops, "stops")
    var gradient = ArchivedGradient([])
    gradient.stops.reserveCapacity(count)
    var last = 0.0
    for _ in 0..<count {
      let stop = ArchivedGradient.Stop(try color(), at: try number())
      guard stop.location >= last, stop.location <= 1 else {
        throw malformed("a stop out of order")
      }
      last = stop.location
      gradient.stops.append(stop)
    }
    return gradient
  }

  mutating func meter() throws(ArchiveError) -> ArchivedMeter {
    let style = try enumeration(ArchivedMeter.Style.self, "meter")
    let value = try meterValue()
    return ArchivedMeter(style, value, paint: try paint(), track: try color())
  }

  private mutating func meterValue() throws(ArchiveError) -> ArchivedMeter.Value {
    switch try enumeration(CompactTags.MeterValue.self, "value of a meter") {
    case .fraction:
      let fraction = try number()
      guard (0...1).contains(fraction) else { throw malformed("a fraction that is none") }
      return .fraction(fraction)
    case .elapsed: return .elapsed(from: try instant(), to: try instant(), countsDown: false)
    case .elapsedDown: return .elapsed(from: try instant(), to: try instant(), countsDown: true)
    case .indeterminate: return .indeterminate
    }
  }

  mutating func image() throws(ArchiveError) -> ArchivedImage {
    let bits = try byte()
    guard bits < 8 else { throw malformed("an unknown picture") }
    let (rawWidth, rawHeight) = (try unsigned(), try unsigned())
    guard let width = Int(exactly: rawWidth), let height = Int(exactly: rawHeight),
      ArchivedImage.isArchivable(width, height)
    else { throw tooLarge("a picture of no or too many pixels") }
    var image = ArchivedImage(
      width: width,
      height: height,
      pixels: [],
      pointWidth: try number(),
      pointHeight: try number(),
      isResizable: bits & CompactTags.Image.isResizable != 0
    )
    if bits & CompactTags.Image.hasTint != 0 { image.tint = try color() }
    let count = width * height
    guard bits & CompactTags.Image.isOpaque != 0 else {
      image.pixels = Array(try take(count * 4))
      return image
    }
    let colors = try take(count * 3)
    image.pixels.reserveCapacity(count * 4)
    for pixel in stride(from: 0, to: colors.count, by: 3) {
      image.pixels.append(contentsOf: colors[pixel..<pixel + 3])
      image.pixels.append(255)
    }
    return image
  }
}
