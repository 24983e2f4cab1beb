extension WidthProbe {
  /// Text and emoji presentation, keycaps, skin tones, flags, joined families.
  static let emoji: [WidthProbe] = [
    .init("😀", 2), .init("🎉", 2), .init("🔥", 2), .init("✅", 2), .init("❌", 2),
    .init("⭐", 2), .init("⚡", 2), .init("⌚", 2), .init("⏰", 2), .init("☔", 2),
    .init("♿", 2), .init("⚓", 2), .init("⛄", 2), .init("🀄", 2), .init("🃏", 2),
    .init("🆎", 2), .init("🈁", 2), .init("🉐", 2), .init("🌈", 2), .init("🍣", 2),
    .init("🐈", 2), .init("👍", 2), .init("🤖", 2), .init("🥑", 2), .init("🦄", 2),
    .init("🧠", 2), .init("🪐", 2), .init("🫠", 2), .init("\u{1FAE8}", 2),
    .init("\u{1FAE9}", 2), .init("🚀", 2), .init("🛒", 2), .init("🟢", 2), .init("🟰", 2),
    .init("❤", 1), .init("❤\u{FE0F}", 2), .init("☀", 1), .init("☀\u{FE0F}", 2),
    .init("☎", 1), .init("☎\u{FE0F}", 2), .init("✔", 1), .init("✔\u{FE0F}", 2),
    .init("✈", 1), .init("✈\u{FE0F}", 2), .init("⚠", 1), .init("⚠\u{FE0F}", 2),
    .init("©", 1), .init("©\u{FE0F}", 2), .init("®\u{FE0F}", 2), .init("™\u{FE0F}", 2),
    .init("‼\u{FE0F}", 2), .init("ℹ\u{FE0F}", 2), .init("↔\u{FE0F}", 2), .init("▶", 1),
    .init("▶\u{FE0F}", 2), .init("◀\u{FE0F}", 2), .init("☑\u{FE0F}", 2),
    .init("☂\u{FE0F}", 2), .init("⚙\u{FE0F}", 2), .init("✂\u{FE0F}", 2),
    .init("✏\u{FE0F}", 2), .init("✳\u{FE0F}", 2), .init("㊗\u{FE0F}", 2),
    .init("㊙\u{FE0F}", 2), .init("🅰", 1), .init("🅰\u{FE0F}", 2), .init("🅱\u{FE0F}", 2),
    .init("🌡", 1), .init("🌡\u{FE0F}", 2), .init("🏷\u{FE0F}", 2), .init("🕊\u{FE0F}", 2),
    .init("🖥\u{FE0F}", 2), .init("🗑\u{FE0F}", 2), .init("1\u{FE0F}\u{20E3}", 2),
    .init("#\u{FE0F}\u{20E3}", 2), .init("*\u{FE0F}\u{20E3}", 2),
    .init("9\u{FE0F}\u{20E3}", 2), .init("1\u{20E3}", 1), .init("👍🏽", 2), .init("🤚🏿", 2),
    .init("✌🏻", 2), .init("✌\u{FE0F}", 2), .init("☝🏽", 2), .init("👩🏾", 2),
    .init("🏃🏼\u{200D}♀\u{FE0F}", 2), .init("🇩🇪", 2), .init("🇹🇷", 2), .init("🇯🇵🇺🇸", 4),
    .init("🇦", 2), .init("🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", 2),
    .init("🏴\u{200D}☠\u{FE0F}", 2), .init("🏳\u{FE0F}\u{200D}🌈", 2), .init("🏳", 1),
    .init("👨\u{200D}👩\u{200D}👧\u{200D}👦", 2), .init("👩\u{200D}💻", 2),
    .init("👩🏽\u{200D}🚀", 2), .init("🧑🏻\u{200D}🤝\u{200D}🧑🏿", 2),
    .init("👁\u{FE0F}\u{200D}🗨\u{FE0F}", 2), .init("❤\u{FE0F}\u{200D}🔥", 2),
    .init("🐻\u{200D}❄\u{FE0F}", 2), .init("😶\u{200D}🌫\u{FE0F}", 2),
    .init("🙂\u{200D}↔\u{FE0F}", 2), .init("🇪🇺🎉", 4), .init("☺", 1), .init("☺\u{FE0E}", 1),
    .init("⌚\u{FE0E}", 1), .init("⚡\u{FE0E}", 1), .init("👍👍", 4), .init("❇", 1),
    .init("➡", 1), .init("➡\u{FE0F}", 2), .init("⬛", 2), .init("⬜\u{FE0F}", 2),
    .init("🎄\u{FE0F}", 2), .init("♥", 1), .init("♥\u{FE0F}", 2), .init("♻\u{FE0F}", 2),
    .init("☘\u{FE0F}", 2), .init("Ⓜ\u{FE0F}", 2),
  ]

  /// Arrows, mathematics, box drawing, dingbats.
  static let symbols: [WidthProbe] = [
    .init("→", 1), .init("⇒", 1), .init("↵", 1), .init("∀", 1), .init("∞", 1),
    .init("≠", 1), .init("√", 1), .init("∑", 1), .init("⌘", 1), .init("⌥", 1),
    .init("⏎", 1), .init("─", 1), .init("│", 1), .init("┌", 1), .init("╋", 1),
    .init("═", 1), .init("╭", 1), .init("█", 1), .init("▌", 1), .init("░", 1),
    .init("▁", 1), .init("■", 1), .init("□", 1), .init("▪", 1), .init("▲", 1),
    .init("●", 1), .init("○", 1), .init("◆", 1), .init("★", 1), .init("☆", 1),
    .init("☐", 1), .init("☑", 1), .init("☒", 1), .init("✓", 1), .init("✗", 1),
    .init("✘", 1), .init("❯", 1), .init("➜", 1), .init("⠿", 1), .init("⣿", 1),
    .init("♠", 1), .init("♫", 1), .init("♭", 1), .init("⚀", 1), .init("⚪", 2),
    .init("⚫", 2), .init("�", 1), .init("𝄞", 1), .init("🄰", 1), .init("🠀", 1),
    .init("\u{1FB40}", 1), .init("⁂", 1), .init("₿", 1), .init("₺", 1), .init("₹", 1),
    .init("⟨", 1), .init("⟩", 1), .init("〈", 2), .init("〉", 2), .init("⌈", 1),
    .init("⟦", 1), .init("﹏", 2), .init("❶", 1), .init("㉑", 2), .init("㉈", 1),
  ]

  /// Marks that take no cell.
  static let marks: [WidthProbe] = [
    .init("a\u{300}", 1), .init("a\u{300}\u{301}\u{302}", 1), .init("o\u{20D7}", 1),
    .init("x\u{336}", 1), .init("1\u{20E0}", 1), .init("n\u{303}o", 2),
    .init("q\u{308}", 1), .init("ā", 1), .init("a\u{34F}", 1), .init("ก\u{E34}", 1),
    .init("ש\u{5C1}\u{5BC}", 1),
  ]
}
