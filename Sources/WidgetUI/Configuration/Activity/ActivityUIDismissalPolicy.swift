public import Foundation

/// When the last picture of a Live Activity goes away.
public struct ActivityUIDismissalPolicy: Equatable, Sendable {
  private enum Moment: Equatable, Sendable {
    case `default`, immediate
    case after(Date)
  }

  private let moment: Moment

  public static let `default` = ActivityUIDismissalPolicy(moment: .default)
  public static let immediate = ActivityUIDismissalPolicy(moment: .immediate)

  public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
    ActivityUIDismissalPolicy(moment: .after(date))
  }
}
