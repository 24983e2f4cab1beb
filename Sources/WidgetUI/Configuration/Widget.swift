/// A kind of widget: what it is called, and how its pictures are made.
@MainActor @preconcurrency
public protocol Widget: SendableMetatype {
  associatedtype Body: WidgetConfiguration
  init()
  var body: Body { get }
}
