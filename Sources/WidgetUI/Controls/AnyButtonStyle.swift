/// A style of either kind.
enum AnyButtonStyle {
  case look(any ButtonStyle)
  case primitive(any PrimitiveButtonStyle)

  @MainActor
  func body(role: ButtonRole?, label: AnyView) -> AnyView {
    switch self {
    case .look(let style):
      AnyView(style.makeBody(configuration: ButtonStyleConfiguration(role: role, label: label)))
    case .primitive(let style):
      AnyView(
        style.makeBody(configuration: PrimitiveButtonStyleConfiguration(role: role, label: label))
      )
    }
  }
}

extension AnyButtonStyle: StyleWrapper {
  var wrapped: Any {
    switch self {
    case .look(let style): style
    case .primitive(let style): style
    }
  }
}

extension EnvironmentValues {
  private enum ButtonStyleKey: EnvironmentKey {
    static var defaultValue: StyleStack<AnyButtonStyle> {
      StyleStack(.primitive(DefaultButtonStyle()))
    }
  }

  var buttonStyles: StyleStack<AnyButtonStyle> {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}
