extension View {
  /// Sets the text size that views inside read; letters keep their size.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    transformingEnvironment { $0.dynamicTypeSize = size }
  }

  /// Limits the text size that views inside read; letters keep their size.
  public nonisolated func dynamicTypeSize<Sizes: RangeExpression<DynamicTypeSize>>(
    _ range: Sizes
  ) -> some View {
    transformingEnvironment { values in
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let least = allowed.first, let greatest = allowed.last else { return }
      values.dynamicTypeSize = min(max(values.dynamicTypeSize, least), greatest)
    }
  }

  /// Sets the scheme of the views inside, regardless of the screen's.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    transformingEnvironment { $0.colorScheme = colorScheme }
  }

  /// Sets the size of controls that views inside read; a control is always one line high.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    transformingEnvironment { $0.controlSize = controlSize }
  }
}
