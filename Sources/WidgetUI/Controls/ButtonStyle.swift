/// What a button style puts together.
public struct ButtonStyleConfiguration {
  public let role: ButtonRole?
  public let label: AnyView
  /// Always false: a widget's picture is made before anybody can press it (SU-68).
  public var isPressed: Bool { false }
}

/// The parts of a button whose style also decides what a press does, which a widget's never does.
public typealias PrimitiveButtonStyleConfiguration = ButtonStyleConfiguration

/// How buttons look.
@MainActor @preconcurrency
public protocol ButtonStyle: SendableMetatype {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ButtonStyle {
  func makeAnyBody(configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// The label alone.
public struct PlainButtonStyle: ButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The label in the colour of controls.
public struct BorderlessButtonStyle: ButtonStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(.tint)
  }
}

/// The label in the colour of controls, on a faint ground.
public struct BorderedButtonStyle: ButtonStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(.tint).padding(.horizontal, 8).background(.quaternary)
  }
}

/// The label on the colour of controls.
public struct BorderedProminentButtonStyle: ButtonStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(.background).padding(.horizontal, 8).background(.tint)
  }
}

extension ButtonStyle where Self == BorderlessButtonStyle {
  public nonisolated static var automatic: BorderlessButtonStyle { .init() }
  public nonisolated static var borderless: BorderlessButtonStyle { .init() }
}

extension ButtonStyle where Self == PlainButtonStyle {
  public nonisolated static var plain: PlainButtonStyle { .init() }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  public nonisolated static var bordered: BorderedButtonStyle { .init() }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
  public nonisolated static var borderedProminent: BorderedProminentButtonStyle { .init() }
}

extension EnvironmentValues {
  private enum ButtonStyleKey: EnvironmentKey {
    static var defaultValue: any ButtonStyle { BorderlessButtonStyle() }
  }

  var buttonStyle: any ButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// The look of the buttons below.
  public nonisolated func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    transformingEnvironment { $0.buttonStyle = style }
  }
}
