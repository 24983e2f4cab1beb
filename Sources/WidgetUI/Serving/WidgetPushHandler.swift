public import Foundation

/// Hears of the address for pushed reloads; a terminal has none, so it is never made.
public protocol WidgetPushHandler {
  init()
  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}

/// Hears of the addresses for pushed reloads of controls; a terminal has none, so it is never made.
public protocol ControlPushHandler {
  init()
  func pushTokensDidChange(controls: [ControlInfo])
}

/// The address under which a server would reach a widget.
public struct WidgetPushInfo: Hashable, Sendable {
  public let token: Data
}

extension ControlInfo {
  /// The address under which a server would reach a control.
  public struct PushInfo: Hashable, Sendable {
    public let token: Data
  }

  /// `nil`: nothing is pushed to a terminal.
  public var pushInfo: PushInfo? { nil }
}

extension WidgetConfiguration {
  /// The configuration itself: nothing is pushed to a terminal.
  public func pushHandler<Handler: WidgetPushHandler>(
    _ handler: Handler.Type
  ) -> some WidgetConfiguration { self }
}

extension ControlWidgetConfiguration {
  /// The configuration itself: nothing is pushed to a terminal.
  public func pushHandler<Handler: ControlPushHandler>(
    _ handler: Handler.Type
  ) -> some ControlWidgetConfiguration { self }
}
