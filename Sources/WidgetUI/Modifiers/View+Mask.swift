extension View {
  /// Draws the view only where the mask is, as far as that is opaque; the size stays (SU-36).
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center,
    @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    let mask = mask()
    return modifier(
      PlacedChange { .mask($0.layered(mask, alignment: alignment.archived), alignment.archived) }
    )
  }

  /// Draws the view only where the mask is; the form with a closure is its successor.
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
    self.mask { mask }
  }
}
