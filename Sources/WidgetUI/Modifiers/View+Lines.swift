extension View {
  /// The greatest number of lines of each text; `nil` is no limit, less than one acts as one (SU-50).
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    transformingEnvironment { $0.lineLimit = number }
  }

  /// The greatest number of lines of each text, with room kept for all of them if asked for.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    transformingEnvironment {
      $0.lineRule = LineRule(limit: max(limit, 1), reservesSpace: reservesSpace)
    }
  }

  /// The greatest number of lines of each text; the least is not kept.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// The greatest number of lines of each text.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// No limit to the lines of each text; the least is not kept.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lineLimit(nil as Int?)
  }

  /// Which part of each text that is too long gives way to `…`.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    transformingEnvironment { $0.truncationMode = mode }
  }

  /// Where the shorter lines of each text lie.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    transformingEnvironment { $0.multilineTextAlignment = alignment }
  }
}
