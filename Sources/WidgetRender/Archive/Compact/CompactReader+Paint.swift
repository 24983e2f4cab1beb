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
