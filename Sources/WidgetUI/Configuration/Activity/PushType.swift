/// By which road the states of a Live Activity arrive.
public struct PushType: Equatable, Sendable {
  private let channel: String?

  /// With a token of the activity's own.
  public static let token = PushType(channel: nil)

  /// With all others that listen to a channel.
  public static func channel(_ id: String) -> PushType { PushType(channel: id) }
}
