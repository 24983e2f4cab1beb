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
    flag(text.reservesSpace)
    let letterRows = min(max(text.letterRows, 1), ArchiveLimits.maximumLetterRows)
    let letterBit = letterRows == 1 ? 0 : CompactTags.hasLetterRows
    byte(text.truncation.rawValue | letterBit | text.alignment.code << 4)
    if letterRows != 1 { byte(UInt8(truncatingIfNeeded: letterRows)) }
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
