/// What a toggle style puts together.
public struct ToggleStyleConfiguration {
  public let label: AnyView
  public var isOn: Bool
}

/// How toggles look.
@MainActor @preconcurrency
public protocol ToggleStyle: SendableMetatype {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ToggleStyle {
  func makeAnyBody(configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// The label, and at the end of the line a circle that is full when the toggle is on.
public struct SwitchToggleStyle: ToggleStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
        .foregroundStyle(.tint)
    }
  }
}

/// The label alone, in the colour of controls when the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if configuration.isOn {
      configuration.label.foregroundStyle(.tint)
    } else {
      configuration.label
    }
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  public nonisolated static var automatic: SwitchToggleStyle { .init() }
  public nonisolated static var `switch`: SwitchToggleStyle { .init() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  public nonisolated static var button: ButtonToggleStyle { .init() }
}

extension EnvironmentValues {
  private enum ToggleStyleKey: EnvironmentKey {
    static var defaultValue: any ToggleStyle { SwitchToggleStyle() }
  }

  var toggleStyle: any ToggleStyle {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// The look of the toggles below.
  public nonisolated func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    transformingEnvironment { $0.toggleStyle = style }
  }
}
