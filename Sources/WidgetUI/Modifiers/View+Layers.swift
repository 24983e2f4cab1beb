extension View {
  /// Adds views behind this one, which are proposed its size and never change it (SU-39).
  ///
  /// ```swift
  /// Text("On a card").padding(8).background { RoundedRectangle(cornerRadius: 8).fill(.blue) }
  /// ```
  public nonisolated func background<Background: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Background
  ) -> some View {
    let content = content()
    return modifier(
      PlacedChange {
        .background($0.layered(content, alignment: alignment.archived), alignment.archived)
      }
    )
  }

  /// Adds a view behind this one; prefer the method with a closure.
  @_disfavoredOverload
  public nonisolated func background<Background: View>(
    _ background: Background,
    alignment: Alignment = .center
  ) -> some View {
    self.background(alignment: alignment) { background }
  }

  /// Adds a style behind the view; a widget has no safe areas to ignore (WK-52).
  public nonisolated func background<Style: ShapeStyle>(
    _ style: Style,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      PlacedChange {
        let paint = style.archivedPaint(in: $0.environment)
        // Authors write `isChosen ? .blue : .clear` behind each of many cells.
        return paint.isVisible ? .background(.fill(paint), .center) : nil
      }
    )
  }

  /// Adds the background style behind the view.
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Adds views in front of this one, which are proposed its size and never change it (SU-39).
  ///
  /// ```swift
  /// Rectangle().fill(.blue).overlay(alignment: .bottom) { Text("Caption") }
  /// ```
  public nonisolated func overlay<Overlay: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Overlay
  ) -> some View {
    let content = content()
    return modifier(
      PlacedChange {
        .overlay($0.layered(content, alignment: alignment.archived), alignment.archived)
      }
    )
  }

  /// Adds a view in front of this one; prefer the method with a closure.
  @_disfavoredOverload
  public nonisolated func overlay<Overlay: View>(
    _ overlay: Overlay,
    alignment: Alignment = .center
  ) -> some View {
    self.overlay(alignment: alignment) { overlay }
  }

  /// Adds a style in front of the view; a widget has no safe areas to ignore (WK-52).
  public nonisolated func overlay<Style: ShapeStyle>(
    _ style: Style,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(PlacedChange { .overlay(.fill(style.archivedPaint(in: $0.environment)), .center) })
  }

  /// Draws only those parts of the view for which the mask is opaque; the size does not change
  /// (SU-36).
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center,
    @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    let mask = mask()
    return modifier(
      PlacedChange { .mask($0.layered(mask, alignment: alignment.archived), alignment.archived) }
    )
  }

  /// Draws only those parts of the view for which the mask is opaque; prefer the method with a
  /// closure.
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
    self.mask { mask }
  }
}
