/// A form with controls; not drawn, because a widget accepts no input (SU-3).
public struct Form<Content> {}

extension Form: View, IgnoredView where Content: View {
  public typealias Body = Never

  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init()
  }
}

/// The appearance of forms; a widget draws none.
public protocol FormStyle: SendableMetatype {}

/// A style without effect, because a widget never draws a form.
public struct AutomaticFormStyle: FormStyle {
  public nonisolated init() {}
}

/// A style without effect, because a widget never draws a form.
public struct GroupedFormStyle: FormStyle {
  public nonisolated init() {}
}

/// A style without effect, because a widget never draws a form.
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
  /// Returns the view unchanged: a widget draws no forms (SU-3).
  public nonisolated func formStyle<Style: FormStyle>(_ style: Style) -> some View { self }
}
