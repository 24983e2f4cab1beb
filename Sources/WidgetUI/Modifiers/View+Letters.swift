public import Foundation

extension View {
  /// The letters that words below are written in; `nil` is as they were typed.
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

  /// The view itself: text stands on the lines of its cells.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }

  /// How small text below may become; a terminal's letters have one size, so it is only handed on (SU-48).
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
}
