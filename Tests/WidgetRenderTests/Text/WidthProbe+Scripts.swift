extension WidthProbe {
  /// Latin letters, punctuation, spaces, half and full width.
  static let latin: [WidthProbe] = [
    .init("a", 1), .init("~", 1), .init(" ", 1), .init("é", 1), .init("e\u{301}", 1),
    .init("ß", 1), .init("Ø", 1), .init("ı", 1), .init("İ", 1), .init("ş", 1),
    .init("ğ", 1), .init("ŵ", 1), .init("ǆ", 1), .init("ḁ\u{308}", 1), .init("Å", 1),
    .init("ﬁ", 1), .init("ｱ", 1), .init("ａ", 2), .init("Ａ", 2), .init("！", 2),
    .init("￥", 2), .init("₩", 1), .init("€", 1), .init("£", 1), .init("°", 1),
    .init("×", 1), .init("½", 1), .init("…", 1), .init("—", 1), .init("“", 1),
    .init("«", 1), .init("¿", 1), .init("ª", 1), .init("²", 1), .init("µ", 1),
    .init("\u{A0}", 1), .init("\u{2003}", 1), .init("\u{2009}", 1), .init("\u{202F}", 1),
    .init("\u{3000}", 2), .init("‰", 1), .init("†", 1), .init("•", 1), .init("‣", 1),
    .init("№", 1), .init("™", 1), .init("ℵ", 1), .init("Ⅷ", 1), .init("ⅷ", 1),
    .init("①", 1), .init("⑴", 1), .init("⓪", 1), .init("Ⓐ", 1),
  ]

  /// Alphabets, syllabaries and abugidas; spacing vowel signs have a cell of their own.
  static let scripts: [WidthProbe] = [
    .init("Ж", 1), .init("ё", 1), .init("Ω", 1), .init("ΐ", 1), .init("ἄ", 1),
    .init("א", 1), .init("ש\u{5C1}", 1), .init("ב\u{5B0}\u{5BC}", 1), .init("ע", 1),
    .init("ا", 1), .init("ب\u{651}", 1), .init("لا", 2), .init("ي", 1), .init("ܐ", 1),
    .init("ހ\u{7A6}", 1), .init("ߞ", 1), .init("अ", 1), .init("क", 1), .init("क\u{93F}", 2),
    .init("क\u{940}", 2), .init("क\u{941}", 1), .init("क\u{94D}ष", 2),
    .init("क\u{94D}ष\u{93F}", 2), .init("स\u{94D}त\u{947}", 2),
    .init("नमस\u{94D}त\u{947}", 4), .init("ह\u{93F}न\u{94D}द\u{940}", 4),
    .init("ব\u{9BE}\u{982}ল\u{9BE}", 4), .init("ਪ\u{A70}", 1), .init("ગ\u{AC1}", 1),
    .init("ଓଡ\u{B3C}", 2), .init("அ", 1), .init("க\u{BBF}", 2), .init("க\u{BC1}", 2),
    .init("త\u{C46}", 1), .init("ಕ", 1), .init("മ", 1), .init("ස\u{DD2}", 1),
    .init("ไทย", 3), .init("กำ", 2), .init("ก\u{E47}", 1), .init("น\u{E49}ำ", 2),
    .init("ลาว", 3), .init("ກຳ", 2), .init("བ\u{F7C}ད", 2), .init("མ\u{F72}", 1),
    .init("မ\u{103C}န\u{103A}", 3), .init("ქ", 1), .init("Ა", 1), .init("አ", 1),
    .init("Ꭰ", 1), .init("ᚠ", 1), .init("ខ\u{17D2}ម\u{17C2}រ", 4), .init("ᠮ", 1),
    .init("ᥐ", 1), .init("ᬩ", 1), .init("ꦗ", 1), .init("ꯃ", 1), .init("𐌰", 1),
    .init("𐎀", 1), .init("𒀀", 1), .init("𓀀", 1), .init("𞤀", 1), .init("𝐀", 1),
    .init("𝟘", 1), .init("Ա", 1), .init("ᏸ", 1), .init("𐓀", 1),
  ]

  /// Ideographs, kana, Hangul precomposed and in letters, their punctuation.
  static let eastAsian: [WidthProbe] = [
    .init("一", 2), .init("中", 2), .init("文", 2), .init("字", 2), .init("龍", 2),
    .init("龘", 2), .init("㐀", 2), .init("\u{20000}", 2), .init("\u{2A6A5}", 2),
    .init("\u{30EDE}", 2), .init("、", 2), .init("。", 2), .init("「", 2), .init("」", 2),
    .init("【", 2), .init("〒", 2), .init("〜", 2), .init("ー", 2), .init("々", 2),
    .init("〇", 2), .init("あ", 2), .init("が", 2), .init("ぁ", 2), .init("ん", 2),
    .init("ア", 2), .init("ガ", 2), .init("ッ", 2), .init("ヶ", 2), .init("ㇰ", 2),
    .init("ｶ", 1), .init("ｶﾞ", 2), .init("ﾊﾟ", 2), .init("ㄅ", 2), .init("ㄱ", 2),
    .init("㈱", 2), .init("㊗", 2), .init("㋿", 2), .init("㍻", 2), .init("㎏", 2),
    .init("㎡", 2), .init("한", 2), .init("각", 2), .init("한글", 4), .init("ᄀ", 2),
    .init("가", 2), .init("ᄀᄀ", 4), .init("ꥠ", 2), .init("ﾡ", 1), .init("훈민정음", 8),
    .init("⺀", 2), .init("⼀", 2), .init("〰", 2), .init("〽", 2), .init("︰", 2),
    .init("﹐", 2), .init("＋", 2), .init("ｰ", 1), .init("𛀀", 2), .init("𗀀", 2),
    .init("𘠀", 2), .init("𖿠", 2), .init("𑀅", 1), .init("ꀀ", 2), .init("䷀", 2),
    .init("⿰", 2), .init("〾", 2),
  ]
}
