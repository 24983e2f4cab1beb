/// The parts of a group box that a style puts together.
public struct GroupBoxStyleConfiguration {
  public typealias Label = AnyView
  public typealias Content = AnyView

  public let label: Label
  public let content: Content
}
