/// The parts of a labelled content that a style puts together.
public struct LabeledContentStyleConfiguration {
  public typealias Label = AnyView
  public typealias Content = AnyView

  public let label: Label
  public let content: Content
}
