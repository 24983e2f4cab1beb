internal import Moments

/// `style`, `paint`, `track`, and one of `value` and `elapsed`; with neither it is not known how much there is.
extension ArchivedMeter {
  private static let defaultPaint = ArchivedPaint.color(.accent)
  private static let defaultTrack = ArchivedColor(.foreground(level: 4))

  init(_ object: ObjectReader) throws {
    let shared = ["kind", "modifiers", "style", "paint", "track"]
    let value: Value
    if let fraction = try object.number("value") {
      try object.allow(shared + ["value"])
      guard (0...1).contains(fraction) else { throw object.error("value", "is not 0 to 1") }
      value = .fraction(fraction)
    } else if let time: ElapsedTime = try object.optional("elapsed") {
      try object.allow(shared + ["elapsed"])
      value = time.value
    } else {
      try object.allow(shared + ["value", "elapsed"])
      value = .indeterminate
    }
    self.init(
      try object.requiredName("style"),
      value,
      paint: try object.optional("paint") ?? Self.defaultPaint,
      track: try object.optional("track") ?? Self.defaultTrack
    )
  }

  func encode(to object: inout KeyedEncodingContainer<JSONKey>) throws {
    try object.encode(style.jsonName, forKey: "style")
    switch value {
    case .fraction(let fraction):
      try object.encode(min(max(fraction.archivable, 0), 1), forKey: "value")
    case .elapsed(let from, let to, let countsDown):
      let time = ElapsedTime(from: from, to: to, countsDown: countsDown)
      try object.encode(time, forKey: "elapsed")
    case .indeterminate: break
    }
    if paint != Self.defaultPaint { try object.encode(paint, forKey: "paint") }
    if track != Self.defaultTrack { try object.encode(track, forKey: "track") }
  }
}

/// `{"from":INSTANT,"to":INSTANT,"countsDown":BOOL}`; up where `countsDown` is absent.
private struct ElapsedTime: Codable {
  var from: Instant
  var to: Instant
  var countsDown: Bool

  init(from: Instant, to: Instant, countsDown: Bool) {
    self.from = from
    self.to = to
    self.countsDown = countsDown
  }

  var value: ArchivedMeter.Value { .elapsed(from: from, to: to, countsDown: countsDown) }

  init(from decoder: any Decoder) throws {
    let object = try ObjectReader(decoder, keys: ["from", "to", "countsDown"])
    self.init(
      from: Instant(microseconds: try object.required("from")),
      to: Instant(microseconds: try object.required("to")),
      countsDown: try object.optional("countsDown") ?? false
    )
  }

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: JSONKey.self)
    try object.encode(from.microseconds, forKey: "from")
    try object.encode(to.microseconds, forKey: "to")
    if countsDown { try object.encode(true, forKey: "countsDown") }
  }
}
