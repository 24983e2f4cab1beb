/// A kind of control: what it is called, and what it shows and does (WK-53).
///
/// A terminal has no control centre: a control is a widget of the smallest families there.
@MainActor @preconcurrency
public protocol ControlWidget: SendableMetatype {
  associatedtype Body: ControlWidgetConfiguration
  init()
  @ControlWidgetConfigurationBuilder var body: Body { get }
}
