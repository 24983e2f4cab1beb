/// The configuration of a kind of widget: its provider, view, families and names.
@MainActor @preconcurrency
public protocol WidgetConfiguration: SendableMetatype {
  associatedtype Body: WidgetConfiguration
  var body: Body { get }
  /// The widget's description for the host, from this configuration or its body; `nil` if there is
  /// no widget.
  ///
  /// The property is a requirement because a cast to a protocol searches every conformance of the
  /// program.
  var _offer: _WidgetOffer? { get }
}

/// A widget's description for the host; only the library uses it.
public struct _WidgetOffer {
  let offer: WidgetOffer

  init?(_ offer: WidgetOffer?) {
    guard let offer else { return nil }
    self.offer = offer
  }
}

extension Never: WidgetConfiguration {}

extension WidgetConfiguration where Body == Never {
  /// Never evaluated, because configurations of the library have no body.
  public var body: Never {
    preconditionFailure("\(Self.self) is offered as it is and has no body")
  }
}

extension WidgetConfiguration {
  public var _offer: _WidgetOffer? { Body.self == Never.self ? nil : body._offer }

  /// The widget's description for the host, from this configuration or its body; `nil` if there is
  /// no widget.
  var resolvedOffer: WidgetOffer? { _offer?.offer }
}

/// A configuration without a widget.
public struct EmptyWidgetConfiguration {
  public nonisolated init() {}
}

extension EmptyWidgetConfiguration: WidgetConfiguration {
  public typealias Body = Never
}

/// A kind of widget, declared by its configuration.
///
/// ```swift
/// struct GreetingWidget: Widget {
///   var body: some WidgetConfiguration {
///     StaticConfiguration(kind: "GreetingWidget", provider: DayProvider()) { entry in
///       Text("Good morning").font(.headline)
///     }
///     .configurationDisplayName("Greeting")
///     .supportedFamilies([.systemSmall])
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol Widget: SendableMetatype {
  associatedtype Body: WidgetConfiguration
  init()
  var body: Body { get }
  /// The body as a value of any configuration type.
  ///
  /// The property is a requirement for speed: otherwise the body's type is looked up by its name.
  /// That searches every conformance of the program for each type in the name.
  var _configuration: any WidgetConfiguration { get }
}

extension Widget {
  /// The body as a value; the property is inlined into the widget's module, which knows the body's
  /// type.
  @inlinable public var _configuration: any WidgetConfiguration { body }
}
