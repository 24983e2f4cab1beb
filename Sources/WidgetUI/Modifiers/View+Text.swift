public import Foundation

extension View {
  /// Sets the font of the text inside; a terminal shows its weight, slant and, from 34 points on,
  /// its size (SU-53).
  ///
  /// ```swift
  /// VStack {
  ///   Text("14:05").font(.largeTitle)
  ///   Text("Izmir").font(.caption)
  /// }
  /// ```
  public nonisolated func font(_ font: Font?) -> some View {
    transformingEnvironment { if !$0.hasSystemFont { $0.textTraits.font = font } }
  }

  /// Sets the weight of the text inside; `nil` uses the weight of the font.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    transformingEnvironment { $0.textTraits.weight = weight }
  }

  /// Returns the view unchanged: a terminal has one design of font.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View { self }

  /// Makes the text inside bold; with `false`, text is bold only if its font is.
  ///
  /// ```swift
  /// Text("Today").bold()
  /// ```
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    transformingEnvironment { $0.textTraits.isBold = isActive }
  }

  /// Makes the text inside italic; with `false`, it is upright even in an italic font.
  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    transformingEnvironment { $0.textTraits.isItalic = isActive }
  }

  /// Underlines the text inside; the pattern and the colour have no effect.
  public nonisolated func underline(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View {
    transformingEnvironment { $0.textTraits.isUnderlined = isActive }
  }

  /// Strikes through the text inside; the pattern and the colour have no effect.
  ///
  /// ```swift
  /// Text("Buy milk").strikethrough()
  /// ```
  public nonisolated func strikethrough(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View {
    transformingEnvironment { $0.textTraits.isStruckThrough = isActive }
  }
}

extension View {
  /// Converts the text inside to upper or lower case; `nil` leaves the text unchanged.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    transformingEnvironment { $0.textCase = textCase }
  }

  /// Returns the view unchanged: a terminal's letters have one size.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    self
  }

  /// Returns the view unchanged: a letter is as wide as its cell.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View { self }

  /// Returns the view unchanged: all digits of a terminal have the same width.
  public nonisolated func monospacedDigit() -> some View { self }

  /// Returns the view unchanged: all letters of a terminal have the same width.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View { self }

  /// Returns the view unchanged: the distance between a terminal's letters is fixed (SU-48).
  public nonisolated func kerning(_ kerning: CGFloat) -> some View { self }

  /// Returns the view unchanged: the distance between a terminal's letters is fixed (SU-48).
  public nonisolated func tracking(_ tracking: CGFloat) -> some View { self }

  /// Returns the view unchanged: text is aligned to cells.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }

  /// Sets the smallest size to which text inside may shrink, as a fraction of its full size
  /// (SU-48).
  ///
  /// A terminal's letters cannot shrink. A line of two or three words that does not fit loses its
  /// spaces instead if the factor is below 1 (SU-85).
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    transformingEnvironment { $0.minimumScaleFactor = factor }
  }

  /// Sets whether letters may move closer together; a terminal cannot move them, so only the
  /// environment changes (SU-48).
  public nonisolated func allowsTightening(_ flag: Bool) -> some View {
    transformingEnvironment { $0.allowsTightening = flag }
  }

  /// Sets the space between lines in points; a terminal's lines are rows, so only the environment
  /// changes.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    transformingEnvironment { $0.lineSpacing = lineSpacing }
  }

  /// Sets the greatest number of lines of each text; `nil` for no limit.
  ///
  /// Values below one count as one (SU-50).
  ///
  /// ```swift
  /// Text("A title that may be too long for one line").lineLimit(2)
  /// ```
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    transformingEnvironment { $0.lineLimit = number }
  }

  /// Sets the greatest number of lines of each text, optionally with the space for all of them.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    transformingEnvironment {
      $0.lineRule = LineRule(limit: max(limit, 1), minimum: reservesSpace ? max(limit, 1) : 1)
    }
  }

  /// Sets the smallest and greatest number of lines of each text; the smallest number always has
  /// space.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    transformingEnvironment {
      let upper = max(limit.upperBound, 1)
      $0.lineRule = LineRule(limit: upper, minimum: max(limit.lowerBound, 1))
    }
  }

  /// Sets the greatest number of lines of each text.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Sets the smallest number of lines for which each text has space, without a greatest one.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    transformingEnvironment { $0.lineRule = LineRule(minimum: max(limit.lowerBound, 1)) }
  }

  /// Sets the part of a text that `…` replaces if the text is too long.
  ///
  /// ```swift
  /// Text("/home/ann/notes/shopping.md").lineLimit(1).truncationMode(.middle)
  /// ```
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    transformingEnvironment { $0.truncationMode = mode }
  }

  /// Sets the alignment of the lines of each text.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    transformingEnvironment { $0.multilineTextAlignment = alignment }
  }

  /// Adds variants to those that symbols inherit from the environment.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformingEnvironment { $0.symbolVariants = $0.symbolVariants.union(variant) }
  }

  /// Sets the colouring of the symbols inside: multicolour symbols have their own colour, others
  /// the foreground's.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    transformingEnvironment { $0.symbolRenderingMode = mode }
  }

  /// Sets the size of the symbols inside relative to text; with small fonts a symbol is always one
  /// glyph.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    transformingEnvironment { $0.imageScale = scale }
  }
}
