extension View {
  /// Views behind this one, which are offered its size and never change it (SU-39).
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

  /// A view behind this one; the form with a closure is its successor.
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

  /// The background's own style behind the view.
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Views in front of this one, which are offered its size and never change it (SU-39).
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

  /// A view in front of this one; the form with a closure is its successor.
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

  /// Draws only those parts of the view for which the mask is opaque; the size does not change (SU-36).
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center,
    @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    let mask = mask()
    return modifier(
      PlacedChange { .mask($0.layered(mask, alignment: alignment.archived), alignment.archived) }
    )
  }

  /// Draws only those parts of the view for which the mask is opaque; prefer the form with a closure.
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
    self.mask { mask }
  }
}
