internal import Moments

extension CompactWriter {
  mutating func color(_ color: ArchivedColor) {
    let opacityBit = color.opacity == 255 ? 0 : CompactTags.Color.hasOpacity
    switch color.base {
    case .foreground(let level) where (1...5).contains(level):
      byte(UInt8(truncatingIfNeeded: level - 1) | opacityBit)
    case .foreground(let level):
      byte(CompactTags.Color.otherLevel | opacityBit)
      signed(level)
    case .background: byte(CompactTags.Color.background | opacityBit)
    case .accent: byte(CompactTags.Color.accent | opacityBit)
    case .system(let system): byte((CompactTags.Color.system + system.rawValue) | opacityBit)
    case .rgb(let light, let dark):
      byte(CompactTags.Color.rgb | opacityBit)
      unsigned(UInt64(light & 0xFF_FFFF))
      unsigned(UInt64(dark & 0xFF_FFFF))
    }
    if color.opacity != 255 { byte(color.opacity) }
  }

  mutating func style(_ style: TextStyle) {
    var bits: UInt8 = 0
    if style.foreground != .primary { bits |= CompactTags.Style.foreground }
    if style.background != nil { bits |= CompactTags.Style.background }
    let attributes = style.attributes.intersection(.all)
    if !attributes.isEmpty { bits |= CompactTags.Style.attributes }
    byte(bits)
    if style.foreground != .primary { color(style.foreground) }
    if let background = style.background { color(background) }
    if !attributes.isEmpty { byte(attributes.rawValue) }
  }

  mutating func alignment(_ alignment: CellAlignment) {
    byte(alignment.horizontal.code | alignment.vertical.code << 4)
  }

  mutating func text(_ text: ArchivedText) {
    optional(text.lineLimit)
    // 1 is as many as the limit, as the first version wrote it.
    let isLimit = text.minimumLines == text.lineLimit
    unsigned(text.minimumLines <= 1 ? 0 : isLimit ? 1 : UInt64(text.minimumLines))
    let letterRows = min(max(text.letterRows, 1), ArchiveLimits.maximumLetterRows)
    let letterBit = letterRows == 1 ? 0 : CompactTags.hasLetterRows
    let placeBit = text.hasPlace ? CompactTags.hasPlace : 0
    byte(text.truncation.rawValue | letterBit | text.alignment.code << 4 | placeBit)
    if letterRows != 1 { byte(UInt8(truncatingIfNeeded: letterRows)) }
    if placeBit != 0 {
      string(text.timeZone ?? "")
      string(text.locale ?? "")
    }
    let runs = text.runs.prefix(ArchiveLimits.maximumRuns)
    unsigned(UInt64(runs.count))
    for run in runs {
      content(run.content)
      style(run.style)
    }
  }

  private mutating func content(_ content: ArchivedText.Content) {
    switch content {
    case .verbatim(let words):
      byte(CompactTags.Content.verbatim.rawValue)
      string(words)
    case .symbol(let name):
      byte(CompactTags.Content.symbol.rawValue)
      string(name)
    case .date(let instant, let style):
      byte(CompactTags.Content.date.rawValue)
      signed(instant.microseconds)
      byte(style.rawValue)
    case .timer(let from, let to, let pausedAt, let countsDown, let showsHours):
      byte(CompactTags.Content.timer.rawValue)
      signed(from.microseconds)
      signed(to.microseconds)
      flag(pausedAt != nil)
      if let pausedAt { signed(pausedAt.microseconds) }
      byte((countsDown ? 1 : 0) | (showsHours ? 2 : 0))
    case .interval(let from, let to):
      byte(CompactTags.Content.interval.rawValue)
      signed(from.microseconds)
      signed(to.microseconds)
    }
  }
}

extension CompactReader {
  mutating func color() throws(ArchiveError) -> ArchivedColor {
    try color(after: try byte())
  }

  /// The rest of a colour whose first byte was read.
  mutating func color(after head: UInt8) throws(ArchiveError) -> ArchivedColor {
    let code = head & ~CompactTags.Color.hasOpacity
    let base: ArchivedColor.Base
    switch code {
    case 0..<5: base = .foreground(level: Int(code) + 1)
    case CompactTags.Color.background: base = .background
    case CompactTags.Color.accent: base = .accent
    case CompactTags.Color.rgb: base = .rgb(light: try rgb(), dark: try rgb())
    case CompactTags.Color.otherLevel:
      base = .foreground(level: Int(truncatingIfNeeded: try signed()))
    default:
      guard code >= CompactTags.Color.system,
        let system = SystemColor(rawValue: code - CompactTags.Color.system)
      else { throw malformed("an unknown colour") }
      base = .system(system)
    }
    let isTranslucent = head & CompactTags.Color.hasOpacity != 0
    return ArchivedColor(base, opacity: isTranslucent ? try byte() : 255)
  }

  private mutating func rgb() throws(ArchiveError) -> UInt32 {
    let value = try unsigned()
    guard value <= 0xFF_FFFF else { throw malformed("a colour beyond 0xFFFFFF") }
    return UInt32(value)
  }

  mutating func style() throws(ArchiveError) -> TextStyle {
    let bits = try byte()
    if bits == 0 { return TextStyle() }
    guard bits < 8 else { throw malformed("an unknown style") }
    var style = TextStyle()
    if bits & CompactTags.Style.foreground != 0 { style.foreground = try color() }
    if bits & CompactTags.Style.background != 0 { style.background = try color() }
    if bits & CompactTags.Style.attributes != 0 {
      style.attributes = TextStyle.Attributes(rawValue: try byte())
      guard style.attributes.isSubset(of: .all) else { throw malformed("an unknown attribute") }
    }
    return style
  }

  mutating func alignment() throws(ArchiveError) -> CellAlignment {
    let code = try byte()
    guard let horizontal = CellHorizontalAlignment(code: code & 0xF),
      let vertical = CellVerticalAlignment(code: code >> 4)
    else { throw malformed("an unknown alignment") }
    return CellAlignment(horizontal, vertical)
  }

  mutating func text() throws(ArchiveError) -> ArchivedText {
    var text = ArchivedText(runs: [])
    text.lineLimit = try flag() ? Int(truncatingIfNeeded: try signed()) : nil
    let minimum = Int(clamping: try unsigned())
    text.minimumLines = minimum == 0 ? 1 : minimum == 1 ? text.lineLimit ?? 1 : minimum
    let code = try byte()
    guard let truncation = ArchivedText.Truncation(rawValue: code & 0x7),
      let alignment = CellHorizontalAlignment(code: (code & ~CompactTags.hasPlace) >> 4)
    else { throw malformed("an unknown truncation or alignment") }
    text.truncation = truncation
    text.alignment = alignment
    if code & CompactTags.hasLetterRows != 0 {
      text.letterRows = Int(try byte())
      guard (1...ArchiveLimits.maximumLetterRows).contains(text.letterRows) else {
        throw malformed("letters of no height")
      }
    }
    if code & CompactTags.hasPlace != 0 {
      text.timeZone = try filledString()
      text.locale = try filledString()
    }
    let count = try count(upTo: ArchiveLimits.maximumRuns, "runs")
    if count == 1 {
      text.runs = [ArchivedText.Run(try content(), style: try style())]
      return text
    }
    text.runs.reserveCapacity(count)
    for _ in 0..<count {
      text.runs.append(ArchivedText.Run(try content(), style: try style()))
    }
    return text
  }

  /// A string, or `nil` for an empty one.
  private mutating func filledString() throws(ArchiveError) -> String? {
    let string = try string()
    return string.isEmpty ? nil : string
  }

  private mutating func content() throws(ArchiveError) -> ArchivedText.Content {
    switch try enumeration(CompactTags.Content.self, "kind of text") {
    case .verbatim: return .verbatim(try string())
    case .symbol: return .symbol(try string())
    case .date:
      return .date(try instant(), try enumeration(ArchivedText.DateStyle.self, "date style"))
    case .timer:
      let from = try instant()
      let to = try instant()
      let pausedAt = try flag() ? try instant() : nil
      let bits = try byte()
      guard bits < 4 else { throw malformed("an unknown timer") }
      return .timer(
        from: from,
        to: to,
        pausedAt: pausedAt,
        countsDown: bits & 1 != 0,
        showsHours: bits & 2 != 0
      )
    case .interval: return .interval(from: try instant(), to: try instant())
    }
  }

  mutating func instant() throws(ArchiveError) -> Instant {
    Instant(microseconds: try signed())
  }
}
