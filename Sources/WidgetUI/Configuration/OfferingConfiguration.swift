/// A configuration that says itself what it offers.
@MainActor
protocol OfferingConfiguration {
  var offer: WidgetOffer? { get }
}

extension WidgetConfiguration {
  /// What the configuration, or the one that it stands for, offers.
  var resolvedOffer: WidgetOffer? {
    if let offering = self as? any OfferingConfiguration { return offering.offer }
    return Body.self == Never.self ? nil : body.resolvedOffer
  }
}
