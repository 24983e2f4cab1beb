public import Foundation

extension View {
  /// The font of all text below; of it a terminal shows weight and slant (SU-48).
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

  /// The view itself: every terminal's digits are of one width.
  public nonisolated func monospacedDigit() -> some View { self }

  /// The view itself: terminals have no other.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View { self }

  /// The view itself: text has one size, so it cannot shrink (SU-48).
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View { self }

  /// The view itself: a terminal's cells leave no room between letters to change (SU-48).
  public nonisolated func allowsTightening(_ flag: Bool) -> some View { self }
}
