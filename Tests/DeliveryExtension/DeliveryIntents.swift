import Foundation
import WidgetUI

public struct StartDelivery: LiveActivityIntent {
  public static let title: LocalizedStringResource = "Start a Delivery"

  @Parameter(title: "Order") public var order: String
  @Parameter(title: "Stale After", default: 600) public var staleAfter: Int

  public init() {}

  public func perform() async throws -> some ProvidesDialog {
    let stale = Date.now.addingTimeInterval(Double(staleAfter))
    let activity = try Activity.request(
      attributes: DeliveryAttributes(order: order),
      content: ActivityContent(state: .init(step: "packed"), staleDate: stale)
    )
    return .result(dialog: "\(order) is \(activity.content.state.step)")
  }
}

public struct UpdateDelivery: LiveActivityIntent {
  public static let title: LocalizedStringResource = "Update a Delivery"

  @Parameter(title: "Step") public var step: String
  /// How the program ends after it has requested the update: `throw`, `kill`, or normally if empty.
  @Parameter(title: "End", default: "") public var end: String

  public init() {}

  public func perform() async throws -> some ProvidesDialog {
    for activity in Activity<DeliveryAttributes>.activities {
      await activity.update(ActivityContent(state: .init(step: step), staleDate: nil))
    }
    if end == "throw" { throw DeliveryError.lost }
    if end == "kill" { kill(getpid(), SIGKILL) }
    return .result(dialog: "\(Activity<DeliveryAttributes>.activities.count) updated")
  }
}

public struct EndDelivery: LiveActivityIntent {
  public static let title: LocalizedStringResource = "End a Delivery"

  @Parameter(title: "At Once", default: false) public var atOnce: Bool
  @Parameter(title: "Seconds", default: 0) public var seconds: Int

  public init() {}

  public func perform() async throws -> some ProvidesDialog {
    let later = seconds > 0 ? ActivityUIDismissalPolicy.after(.now + Double(seconds)) : .default
    for activity in Activity<DeliveryAttributes>.activities {
      await activity.end(
        ActivityContent(state: .init(step: "delivered"), staleDate: nil),
        dismissalPolicy: atOnce ? .immediate : later
      )
    }
    return .result(dialog: "Done")
  }
}

/// Lists the activities as the code of a widget's author sees them.
public struct ListDeliveries: AppIntent {
  public static let title: LocalizedStringResource = "List Deliveries"

  public init() {}

  public func perform() async throws -> some ReturnsValue<[String]> {
    guard ActivityAuthorizationInfo().areActivitiesEnabled else { throw DeliveryError.lost }
    return .result(
      value: Activity<DeliveryAttributes>.activities.map { activity in
        let state: ActivityState = activity.activityState
        return "\(activity.attributes.order): \(activity.content.state.step), \(state.rawValue)"
      }
    )
  }
}

enum DeliveryError: Error, CustomLocalizedStringResourceConvertible {
  case lost

  var localizedStringResource: LocalizedStringResource { "the parcel is lost" }
}
