/// The appearance of toggles; a press of the styled view performs the toggle's intent.
///
/// ```swift
/// struct CheckStyle: ToggleStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     HStack {
///       Image(systemName: configuration.isOn ? "checkmark.square" : "square")
///       configuration.label
///     }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol ToggleStyle: SendableMetatype {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ToggleStyle where Self == DefaultToggleStyle {
  public nonisolated static var automatic: DefaultToggleStyle { .init() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  public nonisolated static var `switch`: SwitchToggleStyle { .init() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  public nonisolated static var button: ButtonToggleStyle { .init() }
}

extension EnvironmentValues {
  private enum ToggleStyleKey: EnvironmentKey {
    static var defaultValue: StyleStack<any ToggleStyle> { StyleStack(DefaultToggleStyle()) }
  }

  var toggleStyles: StyleStack<any ToggleStyle> {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the toggles inside the view.
  public nonisolated func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    transformingEnvironment { $0.toggleStyles.push(style) }
  }
}

/// The parts of a toggle that a style arranges.
public struct ToggleStyleConfiguration {
  public typealias Label = AnyView

  public let label: Label
  /// The state at the time of the reload; an assignment has no effect.
  @Binding public var isOn: Bool
  /// Always false: a toggle for several values shows no mixed state.
  public var isMixed: Bool { false }

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

/// The default style: the label, and the state at the end of the line.
public struct DefaultToggleStyle: ToggleStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

/// A style that shows only the label, in the tint colour if the toggle is on.
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

/// A style with the label, and at the end of the line a circle that is filled if the toggle is on.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  public nonisolated init() {
    tint = nil
  }

  /// Creates a style with a colour; prefer the modifier `tint(_:)`.
  public nonisolated init(tint: Color) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
        .foregroundStyle(.tint)
        .tinted(tint)
    }
  }
}
