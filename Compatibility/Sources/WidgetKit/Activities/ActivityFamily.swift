/// The sizes of live activities.
public struct ActivityFamily: Hashable, Sendable {
  private let name: String

  public static let small = ActivityFamily(name: "small")
  public static let medium = ActivityFamily(name: "medium")
}
