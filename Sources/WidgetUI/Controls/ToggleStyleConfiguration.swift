/// What a toggle style puts together.
public struct ToggleStyleConfiguration {
  public let label: AnyView
  public var isOn: Bool
}
