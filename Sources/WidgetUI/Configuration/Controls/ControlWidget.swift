/// A control: a button or toggle with an intent (WK-53).
///
/// A terminal has no control centre, so a control is placed as a widget of the smallest families.
///
/// ```swift
/// struct WaterControl: ControlWidget {
///   var body: some ControlWidgetConfiguration {
///     StaticControlConfiguration(kind: "WaterControl") {
///       ControlWidgetButton(action: DrinkWater(glasses: 1)) {
///         Label("Drink", systemImage: "drop")
///       }
///     }
///     .displayName("Drink Water")
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol ControlWidget: SendableMetatype {
  associatedtype Body: ControlWidgetConfiguration
  init()
  @ControlWidgetConfigurationBuilder var body: Body { get }
}

/// The configuration of a control: its value's provider, its template and its name.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration: SendableMetatype {
  associatedtype Body: ControlWidgetConfiguration
  @ControlWidgetConfigurationBuilder var body: Body { get }
}

extension Never: ControlWidgetConfiguration {}

extension ControlWidgetConfiguration where Body == Never {
  /// Never evaluated, because configurations of the library have no body.
  public var body: Never {
    preconditionFailure("\(Self.self) is offered as it is and has no body")
  }
}

/// A configuration of the library, which describes its control to the host directly instead of
/// through a body.
@MainActor
protocol OfferingConfiguration {
  var offer: WidgetOffer? { get }
}

extension ControlWidgetConfiguration {
  /// The control's description for the host, from this configuration or its body; `nil` if there is
  /// no control.
  var resolvedOffer: WidgetOffer? {
    if let offering = self as? any OfferingConfiguration { return offering.offer }
    return Body.self == Never.self ? nil : body.resolvedOffer
  }
}

/// A result builder for a control's body, which consists of one configuration.
@resultBuilder
public enum ControlWidgetConfigurationBuilder {
  public static func buildBlock<Content: ControlWidgetConfiguration>(
    _ content: Content
  ) -> Content { content }

  public static func buildExpression<Content: ControlWidgetConfiguration>(
    _ content: Content
  ) -> Content { content }
}

/// A configuration without a control.
public struct EmptyControlWidgetConfiguration {
  public nonisolated init() {}
}

extension EmptyControlWidgetConfiguration: ControlWidgetConfiguration {
  public typealias Body = Never
}

/// A configuration that changes parts of a control's description, such as its name.
private struct ModifiedControlConfiguration<Base: ControlWidgetConfiguration> {
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
  /// Sets the control's name in galleries.
  public func displayName(_ name: LocalizedStringResource) -> some ControlWidgetConfiguration {
    ModifiedControlConfiguration(base: self) { $0.displayName = name }
  }

  /// Sets the control's description in galleries.
  public func description(
    _ description: LocalizedStringResource
  ) -> some ControlWidgetConfiguration {
    ModifiedControlConfiguration(base: self) { $0.description = description }
  }

  /// Returns the configuration unchanged: there is no screen to edit it on.
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
}
