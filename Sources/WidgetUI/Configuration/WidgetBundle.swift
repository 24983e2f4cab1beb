/// The widgets of an extension, in the order of the gallery (WK-26).
///
/// ```swift
/// struct MyBundle: WidgetBundle {
///   var body: some Widget {
///     DayWidget()
///   }
/// }
/// ```
///
/// Add `@main` to the bundle to make it the entry point of the program.
@MainActor @preconcurrency
public protocol WidgetBundle: SendableMetatype {
  associatedtype Body: Widget
  init()
  @WidgetBundleBuilder var body: Body { get }
  /// The body as a value of any widget type.
  ///
  /// The property is a requirement for speed: otherwise the body's type is looked up by its name.
  var _widget: any Widget { get }
  /// The bundle as a client of the store; `nil` if it is none.
  nonisolated static var _storeClient: (any StoreClient.Type)? { get }
}

extension WidgetBundle {
  public nonisolated static var _storeClient: (any StoreClient.Type)? {
    self as? any StoreClient.Type
  }

  /// The body as a value; the property is inlined into the bundle's module, which knows the body's
  /// type.
  @inlinable public var _widget: any Widget { body }
}

extension WidgetBundle where Self: StoreClient {
  // A cast would search all conformances of the program.
  public nonisolated static var _storeClient: (any StoreClient.Type)? { self }
}

/// A result builder for the widgets of a bundle.
@resultBuilder
public enum WidgetBundleBuilder {
  public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }

  /// Accepts a control, which a terminal shows as a small widget.
  public static func buildExpression<Content: ControlWidget>(_ content: Content) -> some Widget {
    OfferedControl(control: content)
  }

  public static func buildBlock() -> some Widget { WidgetList(widgets: []) }

  public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: Widget>(
    _ content: repeat each Content
  ) -> some Widget {
    var widgets: [any Widget] = []
    repeat widgets.append(each content)
    return WidgetList(widgets: widgets)
  }

  /// Accepts a widget that may be absent, for `if #available` (WK-26).
  public static func buildOptional(_ content: (some Widget)?) -> some Widget {
    WidgetList(widgets: content.map { [$0] } ?? [])
  }

  public static func buildLimitedAvailability(_ content: some Widget) -> some Widget {
    WidgetList(widgets: [content])
  }
}

/// A widget that consists of several widgets.
struct WidgetList {
  let widgets: [any Widget]
}

extension WidgetList: Widget {
  init() {
    self.init(widgets: [])
  }

  var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}
