public import Wire

/// The encoding of a paint: a colour alone, or a gradient with its kind.
extension ArchivedPaint: WiredChoice {
  public static var noun: StaticString { "paint" }
  public static var mark: WireMark { .alone }

  public static func cases<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    if let color = try c.bare(0, value, { if case .color(let color) = $0 { color } else { nil } }) {
      return .color(color)
    }
    let linear = try c.when("linear", 1, value) {
      if case .linear(let stops, let from, let to) = $0 { (stops, from, to) } else { nil }
    }
    if let it = linear {
      return .linear(
        try ArchivedGradient.stops(it?.0, &c),
        from: try c.required("from", 1, it?.1),
        to: try c.required("to", 2, it?.2)
      )
    }
    let radial = try c.when("radial", 2, value) {
      if case .radial(let stops, let center, let from, let to) = $0 {
        Around(stops, center, from, to)
      } else {
        nil
      }
    }
    if let it = radial {
      let made = try Around(it, &c)
      return .radial(made.gradient, center: made.center, from: made.from, to: made.to)
    }
    let elliptical = try c.when("elliptical", 3, value) {
      if case .elliptical(let stops, let center, let from, let to) = $0 {
        Around(stops, center, from, to)
      } else {
        nil
      }
    }
    if let it = elliptical {
      let made = try Around(it, &c)
      return .elliptical(made.gradient, center: made.center, from: made.from, to: made.to)
    }
    let angular = try c.when("angular", 4, value) {
      if case .angular(let stops, let center, let from, let to) = $0 {
        Around(stops, center, from, to)
      } else {
        nil
      }
    }
    if let it = angular {
      let made = try Around(it, &c)
      return .angular(made.gradient, center: made.center, from: made.from, to: made.to)
    }
    throw c.unknown(noun)
  }

  /// The fields that radial, elliptical and angular gradients share: colours, centre, beginning
  /// and end.
  private struct Around {
    let gradient: ArchivedGradient
    let center: ArchivedPoint
    let from: Double
    let to: Double

    init(_ gradient: ArchivedGradient, _ center: ArchivedPoint, _ from: Double, _ to: Double) {
      self.gradient = gradient
      self.center = center
      self.from = from
      self.to = to
    }

    init<Coder: WireCoder>(_ value: Around?, _ c: inout Coder) throws(WireFault) {
      gradient = try ArchivedGradient.stops(value?.gradient, &c)
      center = try c.field("center", 1, value?.center, usually: .center)
      from = try c.requiredNumber("from", 2, value?.from)
      to = try c.requiredNumber("to", 3, value?.to)
    }
  }
}

extension ArchivedGradient {
  /// Encodes or decodes the field `stops`, whose positions ascend from 0 to 1.
  fileprivate static func stops<C: WireCoder>(
    _ value: ArchivedGradient?,
    _ c: inout C
  ) throws(WireFault) -> ArchivedGradient {
    let stops = try c.required("stops", 0, value?.archivableStops)
    guard stops.count <= ArchiveLimits.maximumStops else {
      throw c.fault("stops", "are more than \(ArchiveLimits.maximumStops)")
    }
    var last = 0.0
    for stop in stops {
      guard stop.location >= last, stop.location <= 1 else {
        throw c.fault("stops", "do not rise from 0 to 1")
      }
      last = stop.location
    }
    return ArchivedGradient(stops)
  }
}

extension ArchivedGradient.Stop: WiredRecord {
  public static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      try c.required("color", 0, value?.color),
      at: try c.requiredNumber("at", 1, value?.location)
    )
  }
}

/// The encoding of a point: `[x, y]` in JSON.
extension ArchivedPoint: Wired {
  public static func form<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    let x = value?.x.archivable
    let y = value?.y.archivable
    let point: ArchivedPoint
    if C.isText {
      let both = try c.items(value == nil ? nil : [x ?? 0, y ?? 0], upTo: 3)
      point = ArchivedPoint(x: both.first ?? .infinity, y: both.count == 2 ? both[1] : .infinity)
    } else {
      point = ArchivedPoint(x: try c.double(x), y: try c.double(y))
    }
    guard point.x.isArchivable, point.y.isArchivable else {
      throw c.fault("not two numbers up to \(Int(ArchiveLimits.maximumNumber))")
    }
    return point
  }
}
