/// The parts of a label that a style puts together.
public struct LabelStyleConfiguration {
  public typealias Title = AnyView
  public typealias Icon = AnyView

  public let title: Title
  public let icon: Icon
}
