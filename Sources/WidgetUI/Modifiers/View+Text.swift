public import Foundation

extension View {
  /// Sets the font of the text inside; a terminal shows its weight and slant (SU-53).
  public nonisolated func font(_ font: Font?) -> some View {
    transformingEnvironment { if !$0.hasSystemFont { $0.textTraits.font = font } }
  }

  /// The weight of all text below; `nil` leaves the font's own.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    transformingEnvironment { $0.textTraits.weight = weight }
  }

  /// The view itself: a terminal has one design of font.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View { self }

  /// Bold text below, or with `false` text that is bold only where its font is.
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    transformingEnvironment { $0.textTraits.isBold = isActive }
  }

  /// Slanted text below, or with `false` upright text, whatever its font.
  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    transformingEnvironment { $0.textTraits.isItalic = isActive }
  }

  /// A line beneath all text below, in the text's own colour and as the terminal draws it.
  public nonisolated func underline(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View {
    transformingEnvironment { $0.textTraits.isUnderlined = isActive }
  }

  /// A line through all text below, in the text's own colour and as the terminal draws it.
  public nonisolated func strikethrough(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View {
    transformingEnvironment { $0.textTraits.isStruckThrough = isActive }
  }
}

extension View {
  /// Writes the texts inside in upper or lower case; `nil` leaves them as they were typed.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    transformingEnvironment { $0.textCase = textCase }
  }

  /// The view itself: a terminal's letters have one size.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    self
  }

  /// The view itself: a letter is as wide as its cell.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View { self }

  /// The view itself: every terminal's digits are of one width.
  public nonisolated func monospacedDigit() -> some View { self }

  /// The view itself: terminals have no other.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View { self }

  /// The view itself: a terminal's cells leave no room between letters to change (SU-48).
  public nonisolated func kerning(_ kerning: CGFloat) -> some View { self }

  /// The view itself: a terminal's cells leave no room between letters to change (SU-48).
  public nonisolated func tracking(_ tracking: CGFloat) -> some View { self }

  /// Returns the view unchanged: text is aligned to cells.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }

  /// Sets the smallest size of text inside; without effect, as a terminal's letters have one size (SU-48).
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    transformingEnvironment { $0.minimumScaleFactor = factor }
  }

  /// Whether letters below may move closer; cells cannot, so it is only handed on (SU-48).
  public nonisolated func allowsTightening(_ flag: Bool) -> some View {
    transformingEnvironment { $0.allowsTightening = flag }
  }

  /// Room between the lines of texts below in points; lines follow each other, so it is only handed on.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    transformingEnvironment { $0.lineSpacing = lineSpacing }
  }

  /// Sets the most lines of each text; `nil` for no limit, and values below one count as one (SU-50).
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    transformingEnvironment { $0.lineLimit = number }
  }

  /// The greatest number of lines of each text, with room kept for all of them if asked for.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    transformingEnvironment {
      $0.lineRule = LineRule(limit: max(limit, 1), minimum: reservesSpace ? max(limit, 1) : 1)
    }
  }

  /// The greatest number of lines of each text, with room kept for the least.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    transformingEnvironment {
      let upper = max(limit.upperBound, 1)
      $0.lineRule = LineRule(limit: upper, minimum: max(limit.lowerBound, 1))
    }
  }

  /// The greatest number of lines of each text.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// No limit to the lines of each text, with room kept for the least.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    transformingEnvironment { $0.lineRule = LineRule(minimum: max(limit.lowerBound, 1)) }
  }

  /// Sets the part of a text that `…` replaces if the text is too long.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    transformingEnvironment { $0.truncationMode = mode }
  }

  /// Sets the alignment of the shorter lines of each text.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    transformingEnvironment { $0.multilineTextAlignment = alignment }
  }

  /// Adds variants to those that symbols inherit from the environment.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformingEnvironment { $0.symbolVariants = $0.symbolVariants.union(variant) }
  }

  /// Sets the colouring of the symbols inside: multicolour symbols have their own colour, others the foreground's.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    transformingEnvironment { $0.symbolRenderingMode = mode }
  }

  /// Sets the size of the symbols inside relative to text; a symbol is always one glyph.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    transformingEnvironment { $0.imageScale = scale }
  }
}
