/// What a toggle style puts together.
public struct ToggleStyleConfiguration {
  public typealias Label = AnyView

  public let label: Label
  /// The state that is drawn; writing it has no effect.
  @Binding public var isOn: Bool
  /// Always false: the states of several things in one toggle are not told apart.
  public var isMixed: Bool { false }

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}
