/// What pressing a button means.
public struct ButtonRole: Equatable, Sendable {
  private let value: UInt8

  /// Something is lost.
  public static let destructive = ButtonRole(value: 0)
  /// Something is left as it was.
  public static let cancel = ButtonRole(value: 1)
  /// Something is agreed to.
  public static let confirm = ButtonRole(value: 2)
  /// Something is put away.
  public static let close = ButtonRole(value: 3)
}
