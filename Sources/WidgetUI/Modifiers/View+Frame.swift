public import Foundation
import WidgetRender

extension View {
  /// Gives the view a fixed size in points on the given axes and aligns it within (SU-29).
  ///
  /// Lengths that are negative or not finite are ignored.
  ///
  /// ```swift
  /// Text("42").frame(width: 64, alignment: .trailing)
  /// ```
  ///
  /// - Parameters:
  ///   - width: The width; `nil` keeps the view's own.
  ///   - height: The height; `nil` keeps the view's own.
  ///   - alignment: The position of the view in the frame.
  /// - Returns: The view in a frame.
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

  /// Returns the view unchanged: a frame without a size has no effect.
  @available(*, deprecated, message: "give the frame a width or a height")
  public nonisolated func frame() -> some View { self }

  /// Sets bounds in points for a size that the surroundings choose (SU-30).
  ///
  /// ```swift
  /// Text("Title").frame(maxWidth: .infinity, alignment: .leading)
  /// ```
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

  /// Gives the view its ideal size on the given axes, even if there is less space (SU-33).
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(ArchivedChange(.fixedSize(horizontal: horizontal, vertical: vertical)))
  }

  /// Gives the view its ideal size, even if there is less space (SU-33).
  ///
  /// ```swift
  /// Text("never cut").fixedSize()
  /// ```
  public nonisolated func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Sets the priority in a stack: subviews with the greatest priority get their space first
  /// (SU-35).
  ///
  /// ```swift
  /// HStack {
  ///   Text("A long name that may be cut")
  ///   Text("12:30").layoutPriority(1)
  /// }
  /// ```
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
  /// Fits the view into the available space, or fills the space with it, at a ratio of width to
  /// height (SU-34).
  ///
  /// The ratio is in points. `nil`, or a ratio that is not above 0, keeps that of the view's ideal
  /// size.
  ///
  /// ```swift
  /// Circle().aspectRatio(1, contentMode: .fit)
  /// ```
  ///
  /// - Parameters:
  ///   - aspectRatio: The ratio of width to height.
  ///   - contentMode: Whether the view fits into the space or fills it.
  /// - Returns: The view with a fixed ratio.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGFloat? = nil,
    contentMode: ContentMode
  ) -> some View {
    modifier(
      ArchivedChange(.aspectRatio(aspectRatio.map { Double($0) }, contentMode.archived))
    )
  }

  /// Fits the view into the available space, or fills the space with it, at the ratio of a size
  /// (SU-34).
  public nonisolated func aspectRatio(
    _ aspectRatio: CGSize,
    contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Fits the view into the available space and keeps its own ratio (SU-34).
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Fills the available space with the view and keeps its own ratio (SU-34).
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Draws the view at an offset in points, without changing the layout (SU-36).
  ///
  /// ```swift
  /// Image(systemName: "star").offset(x: 8)
  /// ```
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(
      ArchivedChange(
        .offset(columns: PointScale.columns(Double(x)), rows: PointScale.rows(Double(y)))
      )
    )
  }

  /// Draws the view at an offset in points, without changing the layout (SU-36).
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

  /// Sets the drawing order: views with greater values are in front of their siblings (SU-38).
  public nonisolated func zIndex(_ value: Double) -> some View {
    modifier(ArchivedChange(.zIndex(value.isNaN ? 0 : value)))
  }
}

/// The default length of `padding()`, in points (SU-32).
private let defaultPadding: CGFloat = 16

extension View {
  /// Adds space around the view, in points for each side.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    modifier(ArchivedChange(.padding(insets.archived)))
  }

  /// Adds padding at the given sides: `length` points, or 16 (SU-32).
  ///
  /// ```swift
  /// Text("Indented").padding(.leading, 16)
  /// ```
  public nonisolated func padding(
    _ edges: Edge.Set = .all,
    _ length: CGFloat? = nil
  ) -> some View {
    padding(EdgeInsets(edges, length ?? defaultPadding))
  }

  /// Adds the padding of a window's content at the given sides: 16 points.
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// Adds `length` points of padding at all sides.
  public nonisolated func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }
}
