internal import Moments
public import Wire

/// The fields of a text: its wrapping rules, and `runs`.
///
/// If it is one run of plain text, JSON has `text` and `style` instead of `runs`.
extension ArchivedText {
  static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    let words = C.isText ? try c.words("text", 0, value?.onlyWords) : nil
    let runs: [Run] =
      if let words {
        [
          Run(
            .verbatim(words),
            style: try c.field("style", 1, value?.runs[0].style.archivable, usually: TextStyle())
          )
        ]
      } else {
        try c.required(
          "runs",
          0,
          value.map { Array($0.runs.prefix(ArchiveLimits.maximumRuns)) }
        )
      }
    guard runs.count <= ArchiveLimits.maximumRuns else {
      throw c.fault("runs", "are more than \(ArchiveLimits.maximumRuns)")
    }
    return ArchivedText(
      runs: runs,
      lineLimit: try c.field("lineLimit", 1, value?.lineLimit),
      minimumLines: try c.field(
        "minimumLines",
        2,
        value.map { max($0.minimumLines, 1) },
        usually: 1
      ),
      truncation: try c.field("truncation", 3, value?.truncation, usually: .tail),
      alignment: try c.field("alignment", 4, value?.alignment, usually: .leading),
      letterRows: try c.whole(
        "letterRows",
        5,
        from: value?.letterRows,
        in: 1...ArchiveLimits.maximumLetterRows
      ),
      timeZone: try c.words("timeZone", 6, value?.timeZone),
      locale: try c.words("locale", 7, value?.locale)
    )
  }

  private var onlyWords: String? {
    if runs.count == 1, case .verbatim(let words) = runs[0].content { words } else { nil }
  }
}

/// The fields of a run of text: one of `text`, `symbol`, `date` with `as`, `timer` and `interval`;
/// and `style`.
///
/// Instants are microseconds since 1970.
extension ArchivedText.Run: WiredChoice {
  public static var noun: StaticString { "run of a text" }
  public static var mark: WireMark { .key }

  public static func cases<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    let content: ArchivedText.Content
    let verbatim = try c.when(key: "text", 0, value) {
      if case .verbatim(let words) = $0.content { words } else { nil }
    }
    if let it = verbatim {
      content = .verbatim(try c.requiredWords("text", 0, it))
    } else if let it = try c.when(
      key: "symbol",
      1,
      value,
      { if case .symbol(let name) = $0.content { name } else { nil } }
    ) {
      content = .symbol(try c.requiredWords("symbol", 0, it))
    } else if let it = try c.when(
      key: "date",
      2,
      value,
      { if case .date(let date, let style) = $0.content { (date, style) } else { nil } }
    ) {
      content = .date(try c.required("date", 0, it?.0), try c.required("as", 2, it?.1))
    } else if let it = try c.when(key: "timer", 3, value, { Timer($0.content) }) {
      content = try c.required("timer", 0, it).content
    } else if let it = try c.when(key: "interval", 4, value, { Interval($0.content) }) {
      content = try c.required("interval", 0, it).content
    } else {
      throw c.missing("text")
    }
    return Self(
      content,
      style: try c.field("style", 1, value?.style.archivable, usually: TextStyle())
    )
  }
}

private struct Interval: WiredRecord {
  let from: Instant
  let to: Instant

  init(from: Instant, to: Instant) {
    self.from = from
    self.to = to
  }

  init?(_ content: ArchivedText.Content) {
    guard case .interval(let from, let to) = content else { return nil }
    self.init(from: from, to: to)
  }

  var content: ArchivedText.Content { .interval(from: from, to: to) }

  static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(from: try c.required("from", 0, value?.from), to: try c.required("to", 1, value?.to))
  }
}

private struct Timer: WiredRecord {
  let from: Instant
  let to: Instant
  let pausedAt: Instant?
  let countsDown: Bool
  let showsHours: Bool

  init(from: Instant, to: Instant, pausedAt: Instant?, countsDown: Bool, showsHours: Bool) {
    self.from = from
    self.to = to
    self.pausedAt = pausedAt
    self.countsDown = countsDown
    self.showsHours = showsHours
  }

  init?(_ content: ArchivedText.Content) {
    guard case .timer(let from, let to, let pausedAt, let countsDown, let showsHours) = content
    else { return nil }
    self.init(
      from: from,
      to: to,
      pausedAt: pausedAt,
      countsDown: countsDown,
      showsHours: showsHours
    )
  }

  var content: ArchivedText.Content {
    .timer(
      from: from,
      to: to,
      pausedAt: pausedAt,
      countsDown: countsDown,
      showsHours: showsHours
    )
  }

  static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      from: try c.required("from", 0, value?.from),
      to: try c.required("to", 1, value?.to),
      pausedAt: try c.field("pausedAt", 2, value?.pausedAt),
      countsDown: try c.required("countsDown", 3, value?.countsDown),
      showsHours: try c.required("showsHours", 4, value?.showsHours)
    )
  }
}

extension TextStyle {
  /// The style for an archive, without unknown attributes.
  var archivable: TextStyle {
    var style = self
    style.attributes.formIntersection(.all)
    return style
  }
}

extension TextStyle: WiredRecord {
  public static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      foreground: try c.field("foreground", 0, value?.foreground, usually: .primary),
      background: try c.field("background", 1, value?.background),
      attributes: try c.field("attributes", 2, value?.attributes, usually: [])
    )
  }
}

/// The encoding of attributes: a list of names in JSON.
extension TextStyle.Attributes: Wired {
  private static let names: [(attribute: Self, name: String)] = [
    (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
    (.strikethrough, "strikethrough"), (.inverse, "inverse"),
  ]

  public static func form<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    if C.isText { return try words(value, &c) }
    let attributes = Self(rawValue: try c.byte(value?.rawValue))
    guard attributes.isSubset(of: .all) else { throw c.fault("an unknown attribute") }
    return attributes
  }

  private static func words<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    let given = try c.items(
      value.map { value in names.filter { value.contains($0.attribute) }.map(\.name) },
      upTo: .max
    )
    var attributes: Self = []
    for name in given {
      guard let known = names.first(where: { $0.name == name }) else {
        let all = names.map(\.name).joined(separator: ", ")
        throw c.fault(ofItself: "has \u{201C}\(name)\u{201D}; known: \(all)")
      }
      attributes.insert(known.attribute)
    }
    return attributes
  }
}

extension ArchivedText.Truncation: WiredName {}
extension ArchivedText.DateStyle: WiredName {}
