/// Whether a value may stand in the log.
public struct OSLogPrivacy: Sendable {
  /// How a hidden value is replaced.
  public enum Mask: Sendable {
    case hash, none
  }

  let isHidden: Bool

  public static var `public`: OSLogPrivacy { OSLogPrivacy(isHidden: false) }
  public static var `private`: OSLogPrivacy { OSLogPrivacy(isHidden: true) }
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(isHidden: true) }
  /// Shown: the log is the user's own file.
  public static var auto: OSLogPrivacy { OSLogPrivacy(isHidden: false) }

  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
}
