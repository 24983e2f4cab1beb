import Foundation
import WidgetUI

/// An extension that holds nothing but a Live Activity, for the sessions of `widgetctl`.
@main
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
