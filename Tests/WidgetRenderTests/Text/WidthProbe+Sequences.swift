extension WidthProbe {
  /// Half and full width side by side, and characters of ambiguous width, which count as narrow.
  static let widths: [WidthProbe] = [
    .init("ｱａ", 3), .init("ｶﾞガ", 4), .init("ﾊﾟパ", 4), .init("＠", 2), .init("～", 2),
    .init("\u{FFE0}", 2), .init("\u{FFE8}", 1), .init("\u{FFED}", 1), .init("｟", 2), .init("｡", 1),
    .init("￨", 1), .init("ￂ", 1), .init("¡", 1), .init("§", 1), .init("¨", 1), .init("·", 1),
    .init("÷", 1), .init("α", 1), .init("я", 1), .init("‖", 1), .init("‘", 1), .init("‥", 1),
    .init("′", 1), .init("※", 1), .init("℃", 1), .init("Å", 1), .init("⅓", 1), .init("⇔", 1),
    .init("∂", 1), .init("∥", 1), .init("⊥", 1), .init("⑳", 1), .init("❿", 1), .init("▓", 1),
    .init("◉", 1), .init("◯", 1), .init("♀", 1), .init("♯", 1), .init("⚞", 1), .init("\u{FFFD}", 1),
    .init("⓿", 1), .init("🄐", 1), .init("🅐", 1), .init("🅩", 1), .init("🆋", 1),
  ]

  /// Characters that take no cell by themselves: joiners, selectors, bidirectional controls,
  /// fillers.
  static let invisible: [WidthProbe] = [
    .init("a\u{200B}b", 2), .init("a\u{200C}b", 2), .init("a\u{200D}b", 2), .init("a\u{2060}b", 2),
    .init("a\u{FEFF}b", 2), .init("a\u{200E}b", 2), .init("a\u{202E}b", 2), .init("a\u{2066}b", 2),
    .init("a\u{61C}b", 2), .init("a\u{180E}b", 2), .init("a\u{FE00}", 1), .init("a\u{FE0F}", 1),
    .init("≨\u{FE00}", 1), .init("葛\u{E0100}", 2), .init("a\u{2061}b", 2), .init("a\u{206A}b", 2),
    .init("\u{115F}\u{1160}", 2), .init("a\u{E0020}", 1), .init("a\u{1D173}b", 2),
  ]

  /// Hangul syllables of letters, and clusters of Indic and South East Asian scripts.
  static let clusters: [WidthProbe] = [
    .init("\u{1112}\u{1161}\u{11AB}", 2), .init("\u{1100}\u{1161}", 2),
    .init("\u{AC00}\u{11A8}", 2),
    .init("\u{1100}\u{1100}\u{1161}", 4), .init("\u{A960}\u{1161}", 2),
    .init("\u{1100}\u{D7B0}", 2),
    .init("\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}", 4),
    .init("क\u{94D}", 1), .init("क\u{902}", 1), .init("क\u{903}", 2), .init("र\u{94D}म", 2),
    .init("श\u{94D}र\u{940}", 2), .init("क\u{94D}\u{200D}", 1), .init("क\u{93C}\u{93E}", 2),
    .init("ক\u{9CD}ষ", 2), .init("ক\u{9CB}", 2), .init("க\u{BCD}", 1), .init("க\u{BCB}", 2),
    .init("க\u{BCD}ஷ", 2), .init("ஸ\u{BCD}ர\u{BC0}", 2), .init("த\u{BAE}\u{BBF}ழ\u{BCD}", 4),
    .init("క\u{C4D}ష", 2), .init("ಕ\u{CCD}ಷ", 2), .init("ക\u{D4D}ഷ", 2), .init("ක\u{DCA}", 1),
    .init("ท\u{E35}\u{E48}", 1), .init("ป\u{E31}ก", 2), .init("เ\u{E01}า", 3), .init("ກ\u{EC8}", 1),
    .init("က\u{103B}", 2), .init("က\u{1031}", 2), .init("ក\u{17B6}", 2), .init("བ\u{F90}", 1),
  ]

  /// Arabic and Hebrew with marks, prepended signs.
  static let rightToLeft: [WidthProbe] = [
    .init("م\u{64F}ح\u{64E}م\u{651}\u{64E}د", 4),
    .init("\u{642}\u{64F}\u{631}\u{652}\u{622}\u{646}", 4),
    .init("\u{644}\u{627}\u{653}", 2), .init("ه\u{670}", 1), .init("\u{FEFB}", 1),
    .init("\u{FDFA}", 1),
    .init("\u{600}1", 2), .init("\u{6DD}1", 2), .init("م\u{200C}ن", 2), .init("ـ", 1),
    .init("٣", 1),
    .init("ש\u{5B8}ל\u{5D5}\u{5B9}ם", 4), .init("\u{5D0}\u{5B7}\u{5BC}", 1), .init("ܡ\u{730}", 1),
  ]

  /// Regional indicators, tags, selectors and skin tones where they are not expected.
  static let oddities: [WidthProbe] = [
    .init("🇦🇧🇨", 4), .init("🇦a🇧", 5), .init("🇦 🇧", 5), .init("🇩🇪🇩🇪🇩🇪", 6),
    .init("🇩🇪\u{FE0F}", 2), .init("🇩\u{301}🇪", 4), .init("1\u{FE0F}", 2), .init("1\u{FE0E}", 1),
    .init("#\u{FE0F}", 2), .init("0\u{20E3}", 1), .init("12\u{FE0F}\u{20E3}", 3),
    .init("a\u{20E3}", 1),
    .init("a\u{FE0E}", 1), .init("\u{263A}\u{FE0F}\u{FE0F}", 2), .init("☔\u{FE0F}", 2),
    .init("🏴", 2), .init("🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}", 2),
    .init("🏴\u{E0075}\u{E0073}\u{E0063}\u{E0061}\u{E007F}🏴", 4), .init("🏴\u{E007F}", 2),
    .init("🦰", 2), .init("👩\u{200D}🦰", 2), .init("👨🏽\u{200D}🦲", 2), .init("🏽", 2),
    .init("👍🏽👍🏿", 4), .init("🖐🏽", 2), .init("⛹🏽\u{200D}♀\u{FE0F}", 2),
    .init("🕵🏽\u{200D}♂\u{FE0F}", 2), .init("🧑\u{200D}🧑\u{200D}🧒\u{200D}🧒", 2),
    .init("👩🏻\u{200D}❤\u{FE0F}\u{200D}💋\u{200D}👨🏿", 2), .init("👩\u{200D}⚕\u{FE0F}", 2),
    .init("🧑🏾\u{200D}✈\u{FE0F}", 2), .init("🏳\u{FE0F}\u{200D}⚧\u{FE0F}", 2),
    .init("🐦\u{200D}🔥", 2), .init("⛓\u{FE0F}\u{200D}💥", 2), .init("🍋\u{200D}🟩", 2),
    .init("👯\u{200D}♀", 2), .init("♀\u{FE0F}", 2), .init("😀\u{301}", 2), .init("😀\u{20E0}", 2),
    .init("🅿", 1), .init("🅿\u{FE0F}", 2), .init("🈂", 2), .init("🈂\u{FE0F}", 2), .init("🈚", 2),
  ]
}
