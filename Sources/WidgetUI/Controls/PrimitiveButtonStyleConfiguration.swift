/// The parts of a button whose style also decides what a press does, which a widget's never does.
public struct PrimitiveButtonStyleConfiguration {
  public typealias Label = AnyView

  public let role: ButtonRole?
  public let label: Label

  /// Does nothing: what the style draws performs the button's intent when it is pressed.
  public func trigger() {}
}
