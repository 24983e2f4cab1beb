//
//  DeliveryActivity.swift
//  TemplateWidgets
//

import ActivityKit
import SwiftUI
import WidgetKit

struct DeliveryAttributes: ActivityAttributes {
    public struct ContentState: Codable, Hashable {
        var stage: String
    }

    var courier: String
}

struct DeliveryActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: DeliveryAttributes.self) { context in
            VStack {
                Text("\(context.attributes.courier): \(context.state.stage)")
            }
            .activityBackgroundTint(Color.cyan)
            .activitySystemActionForegroundColor(Color.black)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) {
                    Text("Leading")
                }
                DynamicIslandExpandedRegion(.trailing) {
                    Text("Trailing")
                }
                DynamicIslandExpandedRegion(.bottom) {
                    Text("Bottom \(context.state.stage)")
                }
            } compactLeading: {
                Text("L")
            } compactTrailing: {
                Text("T \(context.state.stage)")
            } minimal: {
                Text(context.state.stage)
            }
            .widgetURL(URL(string: "https://example.org"))
            .keylineTint(Color.red)
        }
    }
}

extension DeliveryAttributes {
    fileprivate static var preview: DeliveryAttributes {
        DeliveryAttributes(courier: "Ada")
    }
}

extension DeliveryAttributes.ContentState {
    fileprivate static var packed: DeliveryAttributes.ContentState {
        DeliveryAttributes.ContentState(stage: "packed")
    }
}

func startDelivery() -> Activity<DeliveryAttributes>? {
    guard ActivityAuthorizationInfo().areActivitiesEnabled else { return nil }
    let content = ActivityContent(state: DeliveryAttributes.ContentState.packed, staleDate: nil)
    return try? Activity.request(attributes: DeliveryAttributes.preview, content: content)
}

#Preview("Notification", as: .content, using: DeliveryAttributes.preview) {
   DeliveryActivity()
} contentStates: {
    DeliveryAttributes.ContentState.packed
    DeliveryAttributes.ContentState(stage: "on its way")
}

#Preview("Island", as: .dynamicIsland(.minimal), using: DeliveryAttributes.preview) {
   DeliveryActivity()
} contentStates: {
    DeliveryAttributes.ContentState.packed
}
