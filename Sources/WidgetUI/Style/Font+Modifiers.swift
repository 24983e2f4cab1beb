extension Font {
  /// The font in another weight; from semibold on it is bold.
  public func weight(_ weight: Weight) -> Font {
    var copy = self
    copy.explicitWeight = weight
    return copy
  }

  /// The font in bold.
  public func bold() -> Font { weight(.bold) }

  /// The font slanted.
  public func italic() -> Font {
    var copy = self
    copy.isItalic = true
    return copy
  }

  /// The font itself: every terminal's digits are of one width.
  public func monospacedDigit() -> Font { self }

  /// The font itself: terminals have no other.
  public func monospaced() -> Font { self }

  /// The font itself: a letter is as wide as its cell.
  public func width(_ width: Width) -> Font { self }

  /// The font itself: lines are as high as their cells.
  public func leading(_ leading: Leading) -> Font { self }

  /// The font itself: a terminal has no small capitals.
  public func smallCaps() -> Font { self }

  /// The font itself: a terminal has no small capitals.
  public func lowercaseSmallCaps() -> Font { self }

  /// The font itself: a terminal has no small capitals.
  public func uppercaseSmallCaps() -> Font { self }
}
