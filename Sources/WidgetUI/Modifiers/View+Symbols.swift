extension View {
  /// The forms that symbols below take beside those further out.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformingEnvironment { $0.symbolVariants = $0.symbolVariants.union(variant) }
  }

  /// How symbols below are coloured: in several colours each has one of its own, else the foreground's.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    transformingEnvironment { $0.symbolRenderingMode = mode }
  }

  /// How large symbols below are beside text; a symbol is always one glyph.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    transformingEnvironment { $0.imageScale = scale }
  }
}
