/// What a button style puts together.
public struct ButtonStyleConfiguration {
  public let role: ButtonRole?
  public let label: AnyView
  /// Always false: a widget's picture is made before anybody can press it (SU-68).
  public var isPressed: Bool { false }
}

/// The parts of a button whose style also decides what a press does, which a widget's never does.
public typealias PrimitiveButtonStyleConfiguration = ButtonStyleConfiguration
