public import Foundation

/// A field for text; not drawn, because a widget accepts no input (SU-3).
public struct TextField<Label> {}

extension TextField: View, IgnoredView where Label: View {
  public typealias Body = Never

  public nonisolated init(
    text: Binding<String>,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init()
  }
}

extension TextField where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    prompt: Text? = nil
  ) {
    self.init()
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title,
    text: Binding<String>,
    prompt: Text? = nil
  ) {
    self.init()
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis
  ) {
    self.init()
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title,
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis
  ) {
    self.init()
  }

  public nonisolated init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<Format.FormatInput>,
    format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init()
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol, Format: ParseableFormatStyle>(
    _ title: Title,
    value: Binding<Format.FormatInput>,
    format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init()
  }
}

/// The appearance of text fields; a widget draws none.
public protocol TextFieldStyle: SendableMetatype {}

/// A style without effect, because a widget never draws the control.
public struct DefaultTextFieldStyle: TextFieldStyle {
  public nonisolated init() {}
}

/// A style without effect, because a widget never draws the control.
public struct PlainTextFieldStyle: TextFieldStyle {
  public nonisolated init() {}
}

/// A style without effect, because a widget never draws the control.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public nonisolated init() {}
}

/// A style without effect, because a widget never draws the control.
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
  /// Returns the view unchanged: a widget draws no text fields (SU-3).
  public nonisolated func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    self
  }
}

/// A field for a password; not drawn, because a widget accepts no input (SU-3).
public struct SecureField<Label> {}

extension SecureField: View, IgnoredView where Label: View {
  public typealias Body = Never

  public nonisolated init(
    text: Binding<String>,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init()
  }
}

extension SecureField where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    prompt: Text? = nil
  ) {
    self.init()
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title,
    text: Binding<String>,
    prompt: Text? = nil
  ) {
    self.init()
  }
}

/// An editor for text; not drawn, because a widget accepts no input (SU-3).
public struct TextEditor {
  public nonisolated init(text: Binding<String>) {}
}

extension TextEditor: View, IgnoredView {
  public typealias Body = Never
}
