internal import Moments
public import Wire

/// The fields of a meter: `style`, `paint`, `track`, and one of `value` and `elapsed`.
///
/// Without `value` and `elapsed` the fraction is unknown.
extension ArchivedMeter {
  static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    let style = try c.required("style", 0, value?.style)
    let paint = try c.field("paint", 1, value?.paint, usually: .color(.accent))
    let track = try c.field(
      "track",
      2,
      value?.track,
      usually: ArchivedColor(.foreground(level: 4))
    )
    let amount: Value
    if let fraction = try c.number("value", 3, value?.value.fraction) {
      guard (0...1).contains(fraction) else { throw c.fault("value", "is not 0 to 1") }
      amount = .fraction(fraction)
    } else {
      amount =
        try c.field("elapsed", 4, value.flatMap { Elapsed($0.value) })?.value ?? .indeterminate
    }
    return ArchivedMeter(style, amount, paint: paint, track: track)
  }
}

extension ArchivedMeter.Style: WiredName {}

extension ArchivedMeter.Value {
  fileprivate var fraction: Double? {
    if case .fraction(let fraction) = self { min(max(fraction.archivable, 0), 1) } else { nil }
  }
}

/// The fields of a timed value, which counts up unless `countsDown` is present.
private struct Elapsed: WiredRecord {
  let from: Instant
  let to: Instant
  let countsDown: Bool

  init(from: Instant, to: Instant, countsDown: Bool) {
    self.from = from
    self.to = to
    self.countsDown = countsDown
  }

  init?(_ value: ArchivedMeter.Value) {
    guard case .elapsed(let from, let to, let countsDown) = value else { return nil }
    self.init(from: from, to: to, countsDown: countsDown)
  }

  var value: ArchivedMeter.Value { .elapsed(from: from, to: to, countsDown: countsDown) }

  static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      from: try c.required("from", 0, value?.from),
      to: try c.required("to", 1, value?.to),
      countsDown: try c.mark("countsDown", 2, value?.countsDown)
    )
  }
}
