public import Foundation

/// The appearance of buttons; a press of the styled view performs the button's intent.
///
/// ```swift
/// struct ArrowStyle: ButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     HStack { Text("›"); configuration.label }
///   }
/// }
/// struct ArrowButton: View {
///   var body: some View {
///     Button("Next", intent: DrinkWater()).buttonStyle(ArrowStyle())
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol ButtonStyle: SendableMetatype {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets the style of the buttons inside the view.
  public nonisolated func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    transformingEnvironment { $0.buttonStyles.push(.look(style)) }
  }
}

/// The parts of a button that a style arranges.
public struct ButtonStyleConfiguration {
  public typealias Label = AnyView

  public let role: ButtonRole?
  public let label: Label
  /// Always false: a widget's picture is made before it can be pressed (SU-68).
  public var isPressed: Bool { false }
}

/// The appearance and behaviour of buttons; in a widget a press always performs the button's
/// intent.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle: SendableMetatype {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public nonisolated static var automatic: DefaultButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public nonisolated static var borderless: BorderlessButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public nonisolated static var plain: PlainButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public nonisolated static var bordered: BorderedButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public nonisolated static var borderedProminent: BorderedProminentButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public nonisolated static var glass: GlassButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public nonisolated static var glassProminent: GlassProminentButtonStyle { .init() }
}

extension View {
  /// Sets the style of the buttons inside the view.
  public nonisolated func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    transformingEnvironment { $0.buttonStyles.push(.primitive(style)) }
  }
}

/// The parts of a button that a primitive style arranges.
///
/// On Apple's platforms a primitive style also decides when the action runs; in a widget each press
/// runs the action.
public struct PrimitiveButtonStyleConfiguration {
  public typealias Label = AnyView

  public let role: ButtonRole?
  public let label: Label

  /// Has no effect: a press of the styled view performs the button's intent.
  public func trigger() {}
}

/// A button style of either protocol, `ButtonStyle` or `PrimitiveButtonStyle`.
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

/// The default style: the label in the tint colour.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderlessButtonStyle().makeBody(configuration: configuration)
  }
}

/// A style with the label in the tint colour on a faint background.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(configuration.role.paint)
      .padding(.horizontal, 8)
      .background(.quaternary)
  }
}

/// A style with the label on a background in the tint colour.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(.background)
      .padding(.horizontal, 8)
      .background(configuration.role.paint)
  }
}

/// A style with the label in the tint colour and no background.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(configuration.role.paint)
  }
}

extension Optional where Wrapped == ButtonRole {
  /// The style for the button's role: red if the button destroys something, otherwise the tint.
  var paint: AnyShapeStyle {
    self == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
  }
}

/// A style like the bordered one, because terminals have no glass.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonStyle().makeBody(configuration: configuration)
  }
}

/// A style like the prominent bordered one, because terminals have no glass.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderedProminentButtonStyle().makeBody(configuration: configuration)
  }
}

/// A style that shows only the label.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The shape of a bordered control, whose corners are too small for a terminal.
public struct ButtonBorderShape: Equatable, Sendable {
  private let value: UInt8

  public static let automatic = ButtonBorderShape(value: 0)
  public static let capsule = ButtonBorderShape(value: 1)
  public static let roundedRectangle = ButtonBorderShape(value: 2)
  public static let circle = ButtonBorderShape(value: 3)

  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { .roundedRectangle }
}

extension View {
  /// Returns the view unchanged: a bordered control is one line high and has no corners.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
}
