import WidgetRender

extension Color {
  /// The colour on the way to another, at a fraction from 0 to 1; symbolic colours get values for both schemes.
  public func mix(
    with other: Color,
    by fraction: Double,
    in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(
      archived: Palette.mixed(
        archived,
        with: other.archived,
        by: Double(byte(fraction)) / 255
      )
    )
  }
}
