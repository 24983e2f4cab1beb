/// The parts of a label that a style puts together.
public struct LabelStyleConfiguration {
  public let title: AnyView
  public let icon: AnyView
}
