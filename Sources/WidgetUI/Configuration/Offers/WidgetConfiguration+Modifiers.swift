/// A configuration that changes parts of a widget's description, such as its name.
///
/// The type is not generic, because the runtime would have to look up each type in the name of a
/// nested generic type.
private struct ModifiedWidgetConfiguration {
  let base: any WidgetConfiguration
  let change: (inout WidgetOffer) -> Void
}

extension ModifiedWidgetConfiguration: WidgetConfiguration {
  typealias Body = Never

  var _offer: _WidgetOffer? {
    guard var offer = base.resolvedOffer else { return nil }
    change(&offer)
    return _WidgetOffer(offer)
  }
}

extension WidgetConfiguration {
  private func changing(_ change: @escaping (inout WidgetOffer) -> Void) -> some WidgetConfiguration
  {
    ModifiedWidgetConfiguration(base: self, change: change)
  }

  /// Sets the widget's name in galleries.
  ///
  /// ```swift
  /// struct NamedWidget: Widget {
  ///   var body: some WidgetConfiguration {
  ///     StaticConfiguration(kind: "NamedWidget", provider: DayProvider()) { DayView(entry: $0) }
  ///       .configurationDisplayName("Day")
  ///       .description("The date of today.")
  ///   }
  /// }
  /// ```
  public func configurationDisplayName(_ name: Text) -> some WidgetConfiguration {
    changing { $0.displayName = LocalizedStringResource(stringLiteral: name.plain) }
  }

  /// Sets the widget's name in galleries.
  public func configurationDisplayName(_ key: LocalizedStringKey) -> some WidgetConfiguration {
    configurationDisplayName(Text(key))
  }

  /// Sets the widget's name in galleries.
  @_disfavoredOverload
  public func configurationDisplayName(
    _ resource: LocalizedStringResource
  ) -> some WidgetConfiguration {
    changing { $0.displayName = resource }
  }

  /// Sets the widget's name in galleries.
  @_disfavoredOverload
  public func configurationDisplayName(_ name: some StringProtocol) -> some WidgetConfiguration {
    configurationDisplayName(Text(verbatim: String(name)))
  }

  /// Sets the widget's description in galleries.
  public func description(_ description: Text) -> some WidgetConfiguration {
    changing { $0.description = LocalizedStringResource(stringLiteral: description.plain) }
  }

  /// Sets the widget's description in galleries.
  public func description(_ key: LocalizedStringKey) -> some WidgetConfiguration {
    description(Text(key))
  }

  /// Sets the widget's description in galleries.
  @_disfavoredOverload
  public func description(_ resource: LocalizedStringResource) -> some WidgetConfiguration {
    changing { $0.description = resource }
  }

  /// Sets the widget's description in galleries.
  @_disfavoredOverload
  public func description(_ text: some StringProtocol) -> some WidgetConfiguration {
    description(Text(verbatim: String(text)))
  }

  /// Sets the sizes in which the widget can be placed; by default all that terminals have.
  ///
  /// ```swift
  /// struct SmallWidget: Widget {
  ///   var body: some WidgetConfiguration {
  ///     StaticConfiguration(kind: "SmallWidget", provider: DayProvider()) { DayView(entry: $0) }
  ///       .supportedFamilies([.systemSmall, .accessoryInline])
  ///   }
  /// }
  /// ```
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    changing { $0.families = families }
  }

  /// Disables the margins around the content; a view can still read their size from
  /// `widgetContentMargins`.
  public func contentMarginsDisabled() -> some WidgetConfiguration {
    changing { $0.hasContentMargins = false }
  }

  /// Returns the configuration unchanged: terminals never remove a background.
  public func containerBackgroundRemovable(
    _ isRemovable: Bool = true
  ) -> some WidgetConfiguration { self }

  /// Returns the configuration unchanged: there is no screen to edit it on.
  public func promptsForUserConfiguration() -> some WidgetConfiguration { self }

  /// Returns the configuration unchanged: a terminal has only one kind of location for widgets.
  public func disfavoredLocations(
    _ locations: [WidgetLocation],
    for families: [WidgetFamily]
  ) -> some WidgetConfiguration { self }

  /// Returns the configuration unchanged: an extension is never woken for a background transfer.
  public func onBackgroundURLSessionEvents(
    matching matchingString: String,
    _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }

  /// Returns the configuration unchanged: an extension is never woken for a background transfer.
  public func onBackgroundURLSessionEvents(
    matching: ((String) -> Bool)? = nil,
    _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }

  /// Returns the configuration unchanged: an extension is never woken for a background task.
  public func backgroundTask<Request, Response>(
    _ task: BackgroundTask<Request, Response>,
    action: @escaping @Sendable (Request) async -> Response
  ) -> some WidgetConfiguration { self }
}

/// The mounting of a widget on a wall (visionOS 26); without effect in a terminal.
public enum WidgetMountingStyle: Hashable, Sendable {
  case elevated, recessed
}

/// The texture of a widget on a wall; without effect in a terminal.
public enum WidgetTexture: Hashable, Sendable {
  case glass, paper
}

extension WidgetConfiguration {
  /// Returns the configuration unchanged: a terminal has no walls.
  public func supportedMountingStyles(_ styles: [WidgetMountingStyle]) -> some WidgetConfiguration {
    self
  }

  /// Returns the configuration unchanged: a terminal has no walls.
  public func widgetTexture(_ texture: WidgetTexture) -> some WidgetConfiguration { self }
}

/// A location for widgets on Apple's devices, such as the Lock Screen.
public struct WidgetLocation: Hashable, Sendable {
  private let value: UInt8

  public static let homeScreen = WidgetLocation(value: 0)
  public static let lockScreen = WidgetLocation(value: 1)
  public static let standBy = WidgetLocation(value: 2)
  public static let iPhoneWidgetsOnMac = WidgetLocation(value: 3)
  public static let carPlay = WidgetLocation(value: 4)
  public static let smartStack = WidgetLocation(value: 5)
}
