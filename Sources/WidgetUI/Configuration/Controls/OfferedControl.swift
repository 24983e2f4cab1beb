/// A control in the place of a widget.
struct OfferedControl {
  let control: any ControlWidget
}

extension OfferedControl: Widget {
  init() {
    self.init(control: NoControl())
  }

  var body: some WidgetConfiguration {
    OfferedControlConfiguration(offer: control.resolvedOffer)
  }
}

/// What a control offers, as a widget's configuration.
private struct OfferedControlConfiguration: WidgetConfiguration, OfferingConfiguration {
  typealias Body = Never
  let offer: WidgetOffer?
}

private struct NoControl: ControlWidget {
  var body: some ControlWidgetConfiguration { EmptyControlWidgetConfiguration() }
}

extension ControlWidget {
  /// What the control's configuration offers, under its type's name where it names none.
  fileprivate var resolvedOffer: WidgetOffer? {
    guard var offer = body.resolvedOffer else { return nil }
    offer.displayName = offer.displayName ?? String(describing: Self.self)
    return offer
  }
}
