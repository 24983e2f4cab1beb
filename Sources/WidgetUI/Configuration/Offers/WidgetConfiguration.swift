/// The configuration of a kind of widget: its provider, view, families and names.
@MainActor @preconcurrency
public protocol WidgetConfiguration: SendableMetatype {
  associatedtype Body: WidgetConfiguration
  var body: Body { get }
}

extension Never: WidgetConfiguration {}

extension WidgetConfiguration where Body == Never {
  /// Never evaluated: configurations of the library have no body.
  public var body: Never {
    preconditionFailure("\(Self.self) is offered as it is and has no body")
  }
}

/// A configuration of the library, which has an offer instead of a body.
@MainActor
protocol OfferingConfiguration {
  var offer: WidgetOffer? { get }
}

extension WidgetConfiguration {
  /// The offer of the configuration, or that of its body.
  var resolvedOffer: WidgetOffer? {
    if let offering = self as? any OfferingConfiguration { return offering.offer }
    return Body.self == Never.self ? nil : body.resolvedOffer
  }
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
}
