public import Foundation

/// A sound by its name; it is never played.
public final class UNNotificationSound: NSObject, Sendable {
  private enum Kind: Hashable {
    case plain, critical, ringtone
  }

  private let kind: Kind
  private let name: UNNotificationSoundName?
  private let volume: Float?

  private init(_ kind: Kind, _ name: UNNotificationSoundName? = nil, volume: Float? = nil) {
    self.kind = kind
    self.name = name
    self.volume = volume
  }

  public convenience init(named name: UNNotificationSoundName) {
    self.init(.plain, name)
  }

  public static let `default` = UNNotificationSound(.plain)
  public static let defaultCritical = UNNotificationSound(.critical)
  public static let defaultRingtone = UNNotificationSound(.ringtone)

  /// Returns the default sound of critical alerts with a volume from 0 to 1; it is never played.
  public static func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
    UNNotificationSound(.critical, volume: volume)
  }

  public static func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(.critical, name)
  }

  public static func criticalSoundNamed(
    _ name: UNNotificationSoundName,
    withAudioVolume volume: Float
  ) -> UNNotificationSound {
    UNNotificationSound(.critical, name, volume: volume)
  }

  public static func ringtoneSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(.ringtone, name)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationSound else { return false }
    return (kind, name, volume) == (other.kind, other.name, other.volume)
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(kind)
    hasher.combine(name)
    return hasher.finalize()
  }
}

/// The name of a sound file in the app's bundle.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}
