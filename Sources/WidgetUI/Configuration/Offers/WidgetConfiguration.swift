/// The configuration of a kind of widget: its provider, view, families and names.
@MainActor @preconcurrency
public protocol WidgetConfiguration: SendableMetatype {
  associatedtype Body: WidgetConfiguration
  var body: Body { get }
}

extension Never: WidgetConfiguration {}

extension WidgetConfiguration where Body == Never {
  /// Configurations of the library have no body to evaluate.
  public var body: Never {
    preconditionFailure("\(Self.self) is offered as it is and has no body")
  }
}

/// A configuration with an offer of its own instead of a body.
@MainActor
protocol OfferingConfiguration {
  var offer: WidgetOffer? { get }
}

extension WidgetConfiguration {
  /// The offer of the configuration, or of its body.
  var resolvedOffer: WidgetOffer? {
    if let offering = self as? any OfferingConfiguration { return offering.offer }
    return Body.self == Never.self ? nil : body.resolvedOffer
  }
}

/// A configuration that offers nothing.
public struct EmptyWidgetConfiguration {
  public nonisolated init() {}
}

extension EmptyWidgetConfiguration: WidgetConfiguration {
  public typealias Body = Never
}

/// A kind of widget: what it is called, and how its pictures are made.
@MainActor @preconcurrency
public protocol Widget: SendableMetatype {
  associatedtype Body: WidgetConfiguration
  init()
  var body: Body { get }
}
