public import WidgetIntents

/// What a live activity would alert a person with.
public struct AlertConfiguration: Sendable {
  /// A sound that no terminal plays.
  public struct AlertSound: Sendable {
    public static let `default` = AlertSound()
    public static func named(_ name: String) -> AlertSound { AlertSound() }
  }

  public var title: LocalizedStringResource
  public var body: LocalizedStringResource
  public var sound: AlertSound

  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
    self.title = title
    self.body = body
    self.sound = sound
  }
}
