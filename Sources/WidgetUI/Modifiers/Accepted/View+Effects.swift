public import Foundation

extension View {
  /// The view itself: a cell is too coarse for a shadow.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View { self }

  /// The view itself: letters cannot be blurred.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }

  /// The view itself: what is in front hides what is behind.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View { self }

  /// The view itself: the reader's palette decides what colours look like.
  public nonisolated func saturation(_ amount: Double) -> some View { self }

  /// The view itself: the reader's palette decides what colours look like.
  public nonisolated func brightness(_ amount: Double) -> some View { self }

  /// The view itself: the reader's palette decides what colours look like.
  public nonisolated func contrast(_ amount: Double) -> some View { self }

  /// The view itself: the reader's palette decides what colours look like.
  public nonisolated func grayscale(_ amount: Double) -> some View { self }

  /// The view itself: the reader's palette decides what colours look like.
  public nonisolated func hueRotation(_ angle: Angle) -> some View { self }

  /// The view itself: the reader's palette decides what colours look like.
  public nonisolated func colorMultiply(_ color: Color) -> some View { self }

  /// The view itself: the reader's palette decides what colours look like.
  public nonisolated func colorInvert() -> some View { self }

  /// The view itself: the reader's palette decides what colours look like.
  public nonisolated func luminanceToAlpha() -> some View { self }

  /// The view itself: everything is drawn into the same cells.
  public nonisolated func drawingGroup(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { self }

  /// The view itself: everything is drawn into the same cells.
  public nonisolated func compositingGroup() -> some View { self }

  /// The view itself: cells have no depth.
  public nonisolated func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View { self }

  /// The view itself: a terminal shows the colours that it has.
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
}
