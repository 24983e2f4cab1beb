public import Foundation
import WidgetRender

extension View {
  /// Gives the view a fixed size in points on the given axes and aligns it within (SU-29).
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
          width: width.flatMap { finite($0) }.map { .columns($0) },
          height: height.flatMap { finite($0) }.map { .rows($0) },
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
    // A maximum below half a cell is kept exactly, as a fixed length: a rule is drawn as thin as it is (SU-88).
    let thinWidth = maxWidth.flatMap { thin($0, below: PointScale.pointsPerColumn / 2) }
    let thinHeight = maxHeight.flatMap { thin($0, below: PointScale.pointsPerRow / 2) }
    let flexible = ArchivedModifier.flexibleFrame(
      ArchivedModifier.FlexibleFrame(
        minimumWidth: minWidth.flatMap { bound($0) }.map { PointScale.columns($0) },
        idealWidth: idealWidth.flatMap { bound($0) }.map { PointScale.columns($0) },
        maximumWidth: thinWidth == nil
          ? maxWidth.flatMap { bound($0) }.map { PointScale.columns($0) } : nil,
        minimumHeight: minHeight.flatMap { bound($0) }.map { PointScale.rows($0) },
        idealHeight: idealHeight.flatMap { bound($0) }.map { PointScale.rows($0) },
        maximumHeight: thinHeight == nil
          ? maxHeight.flatMap { bound($0) }.map { PointScale.rows($0) } : nil,
        alignment: alignment.archived
      )
    )
    let fixed = ArchivedModifier.frame(
      width: thinWidth.map { .columns($0) },
      height: thinHeight.map { .rows($0) },
      alignment.archived
    )
    return modifier(
      thinWidth == nil && thinHeight == nil
        ? ArchivedChange(flexible) : ArchivedChange(fixed, flexible)
    )
  }

  /// Gives the view its ideal size on the given axes, even if there is less room (SU-33).
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(ArchivedChange(.fixedSize(horizontal: horizontal, vertical: vertical)))
  }

  /// Gives the view its ideal size, even when there is less room (SU-33).
  public nonisolated func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Sets the priority in a stack: children with the greatest priority get their space first (SU-35).
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    modifier(ArchivedChange(.layoutPriority(value)))
  }
}

private func finite(_ length: CGFloat) -> Double? {
  length.isFinite && length >= 0 ? Double(length) : nil
}

private func thin(_ length: CGFloat, below limit: Double) -> Double? {
  length > 0 && length < limit ? Double(length) : nil
}

private func bound(_ length: CGFloat) -> Double? {
  length.isNaN || length < 0 ? nil : Double(length)
}

extension View {
  /// The largest or smallest box of a shape in the room there is (SU-34).
  ///
  /// The ratio is width by height in points; `nil` keeps that of the view's ideal size, as does a ratio
  /// that is not above 0.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGFloat? = nil,
    contentMode: ContentMode
  ) -> some View {
    modifier(
      ArchivedChange(.aspectRatio(aspectRatio.map { Double($0) }, contentMode.archived))
    )
  }

  /// The largest or smallest box in the shape of a size (SU-34).
  public nonisolated func aspectRatio(
    _ aspectRatio: CGSize,
    contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Keeps the view's own ratio within the room there is (SU-34).
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Keeps the view's own ratio and covers the room there is (SU-34).
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Draws the view elsewhere and keeps its place in the layout; points (SU-36).
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(
      ArchivedChange(
        .offset(columns: PointScale.columns(Double(x)), rows: PointScale.rows(Double(y)))
      )
    )
  }

  /// Draws the view elsewhere and keeps its place in the layout; points (SU-36).
  public nonisolated func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Fills the available space, with the view's centre at a position in points (SU-36).
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(
      ArchivedChange(
        .position(column: PointScale.columns(Double(x)), row: PointScale.rows(Double(y)))
      )
    )
  }

  /// Fills the available space, with the view's centre at a position in points (SU-36).
  public nonisolated func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }

  /// Draws the view in front of siblings with a lesser value, or behind those with a greater (SU-38).
  public nonisolated func zIndex(_ value: Double) -> some View {
    modifier(ArchivedChange(.zIndex(value.isNaN ? 0 : value)))
  }
}

/// The default length of `padding()`, in points (SU-32).
private let defaultPadding: CGFloat = 16

extension View {
  /// Room around the view, in points for each side.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    modifier(ArchivedChange(.padding(insets.archived)))
  }

  /// Adds padding at the given sides: `length` points, or 16 (SU-32).
  public nonisolated func padding(
    _ edges: Edge.Set = .all,
    _ length: CGFloat? = nil
  ) -> some View {
    padding(EdgeInsets(edges, length ?? defaultPadding))
  }

  /// Room of `length` points on all sides.
  public nonisolated func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }
}
