/// How text fields look, of which a widget draws none.
public protocol TextFieldStyle: SendableMetatype {}

/// One of the looks that a widget never draws.
public struct DefaultTextFieldStyle: TextFieldStyle {
  public nonisolated init() {}
}

/// One of the looks that a widget never draws.
public struct PlainTextFieldStyle: TextFieldStyle {
  public nonisolated init() {}
}

/// One of the looks that a widget never draws.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public nonisolated init() {}
}

/// One of the looks that a widget never draws.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  public nonisolated init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public nonisolated static var automatic: DefaultTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public nonisolated static var plain: PlainTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public nonisolated static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  public nonisolated static var squareBorder: SquareBorderTextFieldStyle { .init() }
}

extension View {
  /// The view itself: a widget draws no text fields (SU-3).
  public nonisolated func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    self
  }
}
