/// What a configuration says of its widget, and how it makes pictures of it.
struct WidgetOffer {
  var kind: String
  var displayName: String?
  var description: String?
  /// `nil` stands for all families of a terminal.
  var families: [WidgetFamily]?
  var hasContentMargins = true
  var configuration: (any WidgetConfigurationIntent.Type)?
  var makePlaceholder: @MainActor (PictureSetting) throws -> MadeEntry
  var makeSnapshot: @MainActor (PictureSetting) async throws -> MadeEntry
  var makeTimeline: @MainActor (PictureSetting) async throws -> MadeTimeline
}

/// Which picture is wanted, with what the widget's configuration adds to the request.
struct PictureSetting {
  var family: WidgetFamily
  var isPreview = false
  /// The placed widget's parameters; what is not named keeps its default.
  var configuration: [IntentArgument] = []
  var hasContentMargins = true

  var context: TimelineProviderContext {
    TimelineProviderContext(family: family, isPreview: isPreview)
  }
}

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
