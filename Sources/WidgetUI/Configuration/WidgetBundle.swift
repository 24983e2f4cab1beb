/// The kinds of widget that one extension offers, in the order of the galleries (WK-26).
@MainActor @preconcurrency
public protocol WidgetBundle: SendableMetatype {
  associatedtype Body: Widget
  init()
  @WidgetBundleBuilder var body: Body { get }
}
