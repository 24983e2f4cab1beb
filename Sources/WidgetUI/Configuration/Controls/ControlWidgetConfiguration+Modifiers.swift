/// A control's configuration with a change made to what it offers.
struct ModifiedControlConfiguration<Base: ControlWidgetConfiguration> {
  let base: Base
  let change: (inout WidgetOffer) -> Void
}

extension ModifiedControlConfiguration: ControlWidgetConfiguration, OfferingConfiguration {
  typealias Body = Never

  var offer: WidgetOffer? {
    guard var offer = base.resolvedOffer else { return nil }
    change(&offer)
    return offer
  }
}

extension ControlWidgetConfiguration {
  /// The control's name in galleries.
  public func displayName(_ name: LocalizedStringResource) -> some ControlWidgetConfiguration {
    ModifiedControlConfiguration(base: self) { $0.displayName = String(localized: name) }
  }

  /// What the control is for, in galleries.
  public func description(
    _ description: LocalizedStringResource
  ) -> some ControlWidgetConfiguration {
    ModifiedControlConfiguration(base: self) { $0.description = String(localized: description) }
  }

  /// The configuration itself: there is no screen to edit it on.
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
}
