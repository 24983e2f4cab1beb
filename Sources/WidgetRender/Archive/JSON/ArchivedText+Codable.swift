internal import Moments

/// Either `text` with `style`, or `runs`; and the rules by which it wraps.
extension ArchivedText {
  init(_ object: ObjectReader) throws {
    let shared = [
      "kind", "modifiers", "lineLimit", "minimumLines", "reservesSpace", "truncation", "alignment",
      "letterRows", "timeZone", "locale",
    ]
    if object.has("text") {
      try object.allow(shared + ["text", "style"])
      let style: TextStyle = try object.optional("style") ?? TextStyle()
      self.init(runs: [Run(.verbatim(try object.string("text")), style: style)])
    } else {
      try object.allow(shared + ["runs"])
      _ = try object.present("runs", object.has("runs") ? true : nil)
      self.init(runs: try object.list("runs", upTo: ArchiveLimits.maximumRuns))
    }
    letterRows = try object.whole("letterRows", in: 1...ArchiveLimits.maximumLetterRows) ?? 1
    lineLimit = try object.optional("lineLimit")
    // The first version's word for as many lines as the limit.
    let reservesSpace: Bool = try object.optional("reservesSpace") ?? false
    minimumLines = try object.optional("minimumLines") ?? (reservesSpace ? lineLimit ?? 1 : 1)
    truncation = try object.name("truncation") ?? .tail
    alignment = try object.name("alignment") ?? .leading
    if object.has("timeZone") { timeZone = try object.string("timeZone") }
    if object.has("locale") { locale = try object.string("locale") }
  }

  func encode(to object: inout KeyedEncodingContainer<JSONKey>) throws {
    if runs.count == 1, case .verbatim(let words) = runs[0].content {
      try object.encode(words, forKey: "text")
      if runs[0].style != TextStyle() { try object.encode(runs[0].style, forKey: "style") }
    } else {
      try object.encode(runs, forKey: "runs")
    }
    try object.encodeIfPresent(lineLimit, forKey: "lineLimit")
    if minimumLines > 1 { try object.encode(minimumLines, forKey: "minimumLines") }
    if truncation != .tail { try object.encode(truncation.jsonName, forKey: "truncation") }
    let letterRows = min(max(letterRows, 1), ArchiveLimits.maximumLetterRows)
    if letterRows != 1 { try object.encode(letterRows, forKey: "letterRows") }
    if alignment != .leading { try object.encode(alignment.jsonName, forKey: "alignment") }
    try object.encodeIfPresent(timeZone, forKey: "timeZone")
    try object.encodeIfPresent(locale, forKey: "locale")
  }
}

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

/// `{"foreground":COLOUR,"background":COLOUR,"attributes":["bold",…]}`, each of them optional.
extension TextStyle: Codable {
  private static let names: [(Attributes, String)] = [
    (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
    (.strikethrough, "strikethrough"), (.inverse, "inverse"),
  ]

  public init(from decoder: any Decoder) throws {
    let object = try ObjectReader(decoder, keys: ["foreground", "background", "attributes"])
    self.init(
      foreground: try object.optional("foreground") ?? .primary,
      background: try object.optional("background")
    )
    let given: [String] = try object.optional("attributes") ?? []
    for name in given {
      guard let known = Self.names.first(where: { $0.1 == name }) else {
        let all = Self.names.map(\.1).joined(separator: ", ")
        throw object.error("attributes", "has \u{201C}\(name)\u{201D}; known: \(all)")
      }
      attributes.insert(known.0)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: JSONKey.self)
    if foreground != .primary { try object.encode(foreground, forKey: "foreground") }
    try object.encodeIfPresent(background, forKey: "background")
    if !attributes.isEmpty {
      let given = Self.names.filter { attributes.contains($0.0) }.map(\.1)
      try object.encode(given, forKey: "attributes")
    }
  }
}
