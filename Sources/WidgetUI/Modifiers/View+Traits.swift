extension View {
  /// The size of text that views below read; letters keep theirs.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    transformingEnvironment { $0.dynamicTypeSize = size }
  }

  /// Limits the size of text that views below read; letters keep theirs.
  public nonisolated func dynamicTypeSize<Sizes: RangeExpression<DynamicTypeSize>>(
    _ range: Sizes
  ) -> some View {
    transformingEnvironment { values in
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let least = allowed.first, let greatest = allowed.last else { return }
      values.dynamicTypeSize = min(max(values.dynamicTypeSize, least), greatest)
    }
  }

  /// The scheme that views below read, whatever the screen's is.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    transformingEnvironment { $0.colorScheme = colorScheme }
  }

  /// The size of controls that views below read; a control is a line high.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    transformingEnvironment { $0.controlSize = controlSize }
  }
}
