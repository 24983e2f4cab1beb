/// What pressing a button means.
public struct ButtonRole: Equatable, Sendable {
  private let value: UInt8

  /// Something is lost.
  public static let destructive = ButtonRole(value: 0)
  /// Something is left as it was.
  public static let cancel = ButtonRole(value: 1)
}
