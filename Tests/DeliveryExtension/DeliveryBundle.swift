import Foundation
import WidgetUI

/// An extension for tests of `widgetctl`; with the argument `deliver` or `advance` it is a separate
/// program that has a Live Activity.
@main
enum DeliveryProgram {
  @MainActor
  static func main() {
    switch CommandLine.arguments.dropFirst().first {
    case "deliver": deliver()
    case "advance":
      Task {
        for activity in Activity<DeliveryAttributes>.activities {
          await activity.update(ActivityContent(state: .init(step: "on its way"), staleDate: nil))
          print(activity.content.state.step, activity.activityState)
        }
        exit(0)
      }
      dispatchMain()
    default: DeliveryBundle.main()
    }
  }

  private static func deliver() {
    do {
      let activity = try Activity.request(
        attributes: DeliveryAttributes(order: "Bread"),
        content: ActivityContent(state: .init(step: "baked"), staleDate: nil)
      )
      print(activity.content.state.step, activity.activityState)
    } catch {
      print(error.localizedDescription)
    }
  }
}

/// A bundle that contains only a Live Activity.
struct DeliveryBundle: WidgetBundle {
  var body: some Widget {
    DeliveryLiveActivity()
  }
}

struct DeliveryAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var step: String
  }

  var order: String
}

struct DeliveryLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: DeliveryAttributes.self) { context in
      VStack(alignment: .leading) {
        Text(verbatim: context.attributes.order).bold()
        Text(verbatim: context.state.step)
        if context.isStale { Text(verbatim: "may be late").italic() }
        Button("Received", intent: EndDelivery())
      }
      .activityBackgroundTint(.cyan)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) { Text(verbatim: context.state.step) }
      } compactLeading: {
        Text(verbatim: "D")
      } compactTrailing: {
        Text(verbatim: context.state.step)
      } minimal: {
        Text(verbatim: "D")
      }
    }
  }
}
