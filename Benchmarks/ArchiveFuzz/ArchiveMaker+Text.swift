import WidgetRender

extension ArchiveMaker {
  private static let words = [
    "", "a", "Milk", "two words", "a longer line that has to be wrapped somewhere", "12:45", "72°",
    "東京都", "👩‍👩‍👧‍👦", "🇩🇪🇫🇷", "e\u{301}", "a\u{300}\u{301}\u{302}", "\u{200B}", "שלום", "نص",
    "line\nbreak", "tab\there", "\u{1B}[31mred\u{1B}[0m", "\u{0}\u{7}", "1️⃣", "❤️", "☀︎", "각", "नमस्ते",
    "\u{202E}turned", "Donaudampfschifffahrtsgesellschaft", "…", "\u{FE0F}", "\r\n", " ", "  x  ",
  ]

  private static let zones = [
    "Asia/Tokyo", "Europe/Berlin", "<+0530>-5:30", "CET-1CEST,M3.5.0,M10.5.0/3", "Mars/Olympus",
    "../../etc/passwd", ":/etc/localtime", "\u{1B}[31m", String(repeating: "x", count: 4_000),
  ]
  private static let locales = [
    "tr_TR", "en_GB", "de-DE-u-hc-h12", "en_US@hours=h23", "_", "@", "東京",
    String(repeating: "-x", count: 4_000),
  ]

  mutating func words() -> String {
    if random.oneIn(300) { return String(repeating: random.element(of: Self.words), count: 60) }
    return random.element(of: Self.words)
  }

  mutating func symbol() -> String {
    random.element(of: ["star.fill", "circle", "no.such.symbol", "", "arrow.up", "cloud.sun"])
  }

  mutating func style() -> TextStyle {
    TextStyle(
      foreground: random.oneIn(3) ? color() : .primary,
      background: random.oneIn(6) ? color() : nil,
      attributes: random.oneIn(3) ? TextStyle.Attributes(rawValue: UInt8(random.below(256))) : []
    )
  }

  mutating func text() -> ArchivedText {
    let count = random.oneIn(200) ? random.below(40) : 1 + random.below(2)
    return ArchivedText(
      runs: (0..<count).map { _ in ArchivedText.Run(content(), style: style()) },
      lineLimit: random.oneIn(3) ? cells() : nil,
      minimumLines: random.oneIn(8) ? cells() : 1,
      truncation: random.element(of: ArchivedText.Truncation.allCases),
      alignment: random.element(of: CellHorizontalAlignment.allCases),
      letterRows: random.oneIn(6) ? cells() : 1,
      timeZone: random.oneIn(6) ? random.element(of: Self.zones) : nil,
      locale: random.oneIn(6) ? random.element(of: Self.locales) : nil
    )
  }

  private mutating func content() -> ArchivedText.Content {
    switch pick(ContentChoice.self) {
    case .verbatim: .verbatim(words())
    case .symbol: .symbol(symbol())
    case .date: .date(instant(), random.element(of: ArchivedText.DateStyle.allCases))
    case .timer:
      .timer(
        from: instant(),
        to: instant(),
        pausedAt: random.oneIn(3) ? instant() : nil,
        countsDown: random.oneIn(2),
        showsHours: random.oneIn(2)
      )
    case .interval: .interval(from: instant(), to: instant())
    }
  }

  mutating func action() -> ArchivedAction {
    let count = random.oneIn(100) ? random.below(90) : random.below(3)
    return ArchivedAction(
      intent: words(),
      parameters: (0..<count).map { _ in
        ArchivedAction.Parameter(name: words(), value: words())
      },
      role: random.element(of: ArchivedAction.Role.allCases)
    )
  }
}
