public import Foundation

/// Receives the address for pushed reloads; never created, because a terminal receives no push
/// notifications.
public protocol WidgetPushHandler {
  init()
  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}

/// Receives the address for pushed reloads of controls; never created, because a terminal receives
/// no push notifications.
public protocol ControlPushHandler {
  init()
  func pushTokensDidChange(controls: [ControlInfo])
}

/// The address at which a server reaches a widget.
public struct WidgetPushInfo: Hashable, Sendable {
  public let token: Data
}

extension ControlInfo {
  /// The address at which a server reaches a control.
  public struct PushInfo: Hashable, Sendable {
    public let token: Data
  }

  /// Always `nil`: a terminal does not receive push notifications.
  public var pushInfo: PushInfo? { nil }
}

extension WidgetConfiguration {
  /// Returns the configuration unchanged: a terminal does not receive push notifications.
  public func pushHandler<Handler: WidgetPushHandler>(
    _ handler: Handler.Type
  ) -> some WidgetConfiguration { self }
}

extension ControlWidgetConfiguration {
  /// Returns the configuration unchanged: a terminal does not receive push notifications.
  public func pushHandler<Handler: ControlPushHandler>(
    _ handler: Handler.Type
  ) -> some ControlWidgetConfiguration { self }
}
