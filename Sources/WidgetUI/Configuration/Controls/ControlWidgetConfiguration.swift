/// How a kind of control is made: where its value comes from, its template and its names.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration: SendableMetatype {
  associatedtype Body: ControlWidgetConfiguration
  @ControlWidgetConfigurationBuilder var body: Body { get }
}

extension Never: ControlWidgetConfiguration {}

extension ControlWidgetConfiguration where Body == Never {
  /// Configurations of the library have no body to evaluate.
  public var body: Never {
    preconditionFailure("\(Self.self) is offered as it is and has no body")
  }
}

extension ControlWidgetConfiguration {
  /// What the configuration, or the one that it stands for, offers.
  var resolvedOffer: WidgetOffer? {
    if let offering = self as? any OfferingConfiguration { return offering.offer }
    return Body.self == Never.self ? nil : body.resolvedOffer
  }
}
