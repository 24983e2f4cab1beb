/// Controls to fill in, which a widget has none of: it is not drawn (SU-3).
public struct Form<Content> {}

extension Form: View, IgnoredView where Content: View {
  public typealias Body = Never

  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init()
  }
}

/// The appearance of forms; a widget draws none.
public protocol FormStyle: SendableMetatype {}

/// One of the looks that a widget never draws.
public struct AutomaticFormStyle: FormStyle {
  public nonisolated init() {}
}

/// One of the looks that a widget never draws.
public struct GroupedFormStyle: FormStyle {
  public nonisolated init() {}
}

/// One of the looks that a widget never draws.
public struct ColumnsFormStyle: FormStyle {
  public nonisolated init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  public nonisolated static var automatic: AutomaticFormStyle { .init() }
}

extension FormStyle where Self == GroupedFormStyle {
  public nonisolated static var grouped: GroupedFormStyle { .init() }
}

extension FormStyle where Self == ColumnsFormStyle {
  public nonisolated static var columns: ColumnsFormStyle { .init() }
}

extension View {
  /// The view itself: a widget draws no forms (SU-3).
  public nonisolated func formStyle<Style: FormStyle>(_ style: Style) -> some View { self }
}
