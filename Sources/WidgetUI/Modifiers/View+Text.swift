extension View {
  /// The font of all text below; of it a terminal shows weight and slant (SU-53).
  public nonisolated func font(_ font: Font?) -> some View {
    transformingEnvironment { $0.textTraits.font = font }
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
