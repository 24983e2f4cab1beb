import Ground
import WidgetExtension

/// A placed widget of the extension: its family, its kind and its configuration.
public struct WidgetInfo: Sendable, Identifiable, Hashable, CustomDebugStringConvertible {
  public let family: WidgetFamily
  public let kind: String
  private let arguments: [IntentArgument]
  private let intent: (any AppIntent)?

  /// The identity of the placed widget: the value itself.
  public var id: WidgetInfo { self }

  public var debugDescription: String { "\(kind) \(family)" }

  /// Returns the widget's configuration, including defaults; `nil` if the widget has another intent
  /// or none.
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
    of intentType: Intent.Type
  ) -> Intent? { intent as? Intent }

  /// Always `nil`: users configure the parameters of App Intents, not of an `INIntent`.
  public var configuration: INIntent? { nil }

  /// Always `nil`: a terminal does not receive push notifications.
  public var pushInfo: WidgetPushInfo? { nil }

  /// Creates the value from a placed widget; `nil` for a family that this version does not know.
  init?(_ placed: PlacedConfiguration) async {
    guard let family = WidgetFamily(commandLineName: placed.family) else { return nil }
    self.family = family
    kind = placed.kind
    arguments = placed.configuration
    let setting = PictureSetting(family: family, configuration: placed.configuration)
    if let type = OfferedConfigurations.type(of: placed.kind) {
      // What was kept once may be gone; the widget is placed all the same.
      intent = try? await setting.resolved(type)
    } else {
      intent = nil
    }
  }

  public static func == (left: WidgetInfo, right: WidgetInfo) -> Bool {
    left.family == right.family && left.kind == right.kind && left.arguments == right.arguments
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(family)
    hasher.combine(kind)
  }
}

/// Looks up the configuration intents of the program's widgets by the widgets' kinds.
enum OfferedConfigurations {
  private static let types = Guarded<[String: any AppIntent.Type]>([:])

  static func note(_ type: (any AppIntent.Type)?, of kind: String) {
    types.withLock { $0[kind] = type }
  }

  static func type(of kind: String) -> (any AppIntent.Type)? { types.withLock { $0[kind] } }
}
