public import Foundation
import WidgetRender

extension View {
  /// A fixed size in points on the axes given; the view is aligned within it (SU-29).
  ///
  /// Lengths that are negative or not finite are ignored.
  public nonisolated func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      ArchivedChange(
        .frame(
          width: width.flatMap { finite($0) }.map { PointScale.columns($0) },
          height: height.flatMap { finite($0) }.map { PointScale.rows($0) },
          alignment.archived
        )
      )
    )
  }

  /// The view itself: a frame of no size changes nothing.
  @available(*, deprecated, message: "give the frame a width or a height")
  public nonisolated func frame() -> some View { self }

  /// Bounds in points for a size that the surroundings choose (SU-30).
  public nonisolated func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      ArchivedChange(
        .flexibleFrame(
          ArchivedModifier.FlexibleFrame(
            minimumWidth: minWidth.flatMap { bound($0) }.map { PointScale.columns($0) },
            idealWidth: idealWidth.flatMap { bound($0) }.map { PointScale.columns($0) },
            maximumWidth: maxWidth.flatMap { bound($0) }.map { PointScale.columns($0) },
            minimumHeight: minHeight.flatMap { bound($0) }.map { PointScale.rows($0) },
            idealHeight: idealHeight.flatMap { bound($0) }.map { PointScale.rows($0) },
            maximumHeight: maxHeight.flatMap { bound($0) }.map { PointScale.rows($0) },
            alignment: alignment.archived
          )
        )
      )
    )
  }

  /// Gives the view its ideal size on the axes given, even when there is less room (SU-33).
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(ArchivedChange(.fixedSize(horizontal: horizontal, vertical: vertical)))
  }

  /// Gives the view its ideal size, even when there is less room (SU-33).
  public nonisolated func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Which children of a stack are given room first: those with the greatest priority (SU-35).
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    modifier(ArchivedChange(.layoutPriority(value)))
  }
}

private func finite(_ length: CGFloat) -> Double? {
  length.isFinite && length >= 0 ? Double(length) : nil
}

private func bound(_ length: CGFloat) -> Double? {
  length.isNaN || length < 0 ? nil : Double(length)
}
