public import Foundation

/// When an ended live activity would leave the screen.
public struct ActivityUIDismissalPolicy: Equatable, Sendable {
  private let date: Date?

  public static let `default` = ActivityUIDismissalPolicy(date: nil)
  public static let immediate = ActivityUIDismissalPolicy(date: .distantPast)

  public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
    ActivityUIDismissalPolicy(date: date)
  }
}
