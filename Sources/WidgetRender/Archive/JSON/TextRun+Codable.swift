/// One of `text`, `symbol`, `date` with `as`, `timer`, `interval`; and `style`. Instants are microseconds since 1970.
extension ArchivedText.Run: Codable {
  public init(from decoder: any Decoder) throws {
    let object = try ObjectReader(decoder)
    let style: TextStyle = try object.optional("style") ?? TextStyle()
    if object.has("text") {
      try object.allow(["text", "style"])
      self.init(.verbatim(try object.string("text")), style: style)
    } else if object.has("symbol") {
      try object.allow(["symbol", "style"])
      self.init(.symbol(try object.string("symbol")), style: style)
    } else if object.has("date") {
      try object.allow(["date", "as", "style"])
      let date = Instant(microseconds: try object.required("date"))
      self.init(.date(date, try object.requiredName("as")), style: style)
    } else if object.has("timer") {
      try object.allow(["timer", "style"])
      let timer: TimerFields = try object.required("timer")
      self.init(timer.content, style: style)
    } else {
      try object.allow(["text", "symbol", "date", "timer", "interval", "style"])
      let interval: IntervalFields = try object.required("interval")
      self.init(
        .interval(
          from: Instant(microseconds: interval.from),
          to: Instant(microseconds: interval.to)
        ),
        style: style
      )
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: JSONKey.self)
    switch content {
    case .verbatim(let words): try object.encode(words, forKey: "text")
    case .symbol(let name): try object.encode(name, forKey: "symbol")
    case .date(let date, let style):
      try object.encode(date.microseconds, forKey: "date")
      try object.encode(style.jsonName, forKey: "as")
    case .timer(let from, let to, let pausedAt, let countsDown, let showsHours):
      let fields = TimerFields(
        from: from.microseconds,
        to: to.microseconds,
        pausedAt: pausedAt?.microseconds,
        countsDown: countsDown,
        showsHours: showsHours
      )
      try object.encode(fields, forKey: "timer")
    case .interval(let from, let to):
      let fields = IntervalFields(from: from.microseconds, to: to.microseconds)
      try object.encode(fields, forKey: "interval")
    }
    if style != TextStyle() { try object.encode(style, forKey: "style") }
  }
}

private struct IntervalFields: Codable {
  var from: Int64
  var to: Int64
}

private struct TimerFields: Codable {
  var from: Int64
  var to: Int64
  var pausedAt: Int64?
  var countsDown: Bool
  var showsHours: Bool

  var content: ArchivedText.Content {
    .timer(
      from: Instant(microseconds: from),
      to: Instant(microseconds: to),
      pausedAt: pausedAt.map { Instant(microseconds: $0) },
      countsDown: countsDown,
      showsHours: showsHours
    )
  }
}
