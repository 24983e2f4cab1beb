//
//  KettleActivity.swift
//  TemplateWidgets
//

import ActivityKit
import SwiftUI
import WidgetKit

/// A Live Activity that its author previews around a camera only.
struct KettleAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var degrees: Int
    }

    var tea: String
}

struct KettleActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: KettleAttributes.self) { context in
            Text("\(context.attributes.tea) at \(context.state.degrees)°\(context.isStale ? "?" : "")")
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.bottom) {
                    Text("expanded")
                }
            } compactLeading: {
                Text("leading")
            } compactTrailing: {
                Text("trailing")
            } minimal: {
                Text("minimal")
            }
        }
    }
}

#Preview("Kettle", as: .dynamicIsland(.compact), using: KettleAttributes(tea: "Oolong")) {
    KettleActivity()
} contentStates: {
    KettleAttributes.ContentState(degrees: 60)
    KettleAttributes.ContentState(degrees: 90)
}

#Preview("Kettle, open", as: .dynamicIsland(.expanded), using: KettleAttributes(tea: "Oolong")) {
    KettleActivity()
} contentStates: {
    KettleAttributes.ContentState(degrees: 90)
}

struct KettleActivity_Previews: PreviewProvider {
    static let attributes = KettleAttributes(tea: "Sencha")
    static let state = KettleAttributes.ContentState(degrees: 70)

    static var previews: some View {
        attributes
            .previewContext(state, viewKind: .dynamicIsland(.minimal))
            .previewDisplayName("Kettle, minimal")
        attributes
            .previewContext(state, isStale: true, viewKind: .content)
            .previewDisplayName("Kettle, stale")
    }
}
