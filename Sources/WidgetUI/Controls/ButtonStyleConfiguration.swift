/// What a button style puts together.
public struct ButtonStyleConfiguration {
  public typealias Label = AnyView

  public let role: ButtonRole?
  public let label: Label
  /// Always false: a widget's picture is made before anybody can press it (SU-68).
  public var isPressed: Bool { false }
}
